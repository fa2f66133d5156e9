/// Archives that other programs make, and what those programs read in them.
enum OtherArchives {
  /// Python's zipfile: makes one archive of each kind in the current folder, and prints what it
  /// reads in each as JSON: `{archive: {path: content in base64}}`.
  static let script = """
    import base64, io, json, zipfile

    files = {"a.txt": b"launch", "empty": b"", "folder/b.txt": b"images " * 5000,
             "Gr\\u00f6\\u00dfe/\\u65e5\\u672c": bytes(range(256)) * 9}

    class Pipe(io.RawIOBase):
        "Cannot seek: members get data descriptors."
        def __init__(self, path): self.file = open(path, "wb")
        def writable(self): return True
        def write(self, data): return self.file.write(data)
        def close(self): self.file.close(); super().close()

    def fill(archive, method=zipfile.ZIP_DEFLATED, **options):
        archive.writestr(zipfile.ZipInfo("folder/"), b"")
        for name, content in files.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = method
            with archive.open(info, "w", **options) as member: member.write(content)

    for name, method in [("stored", zipfile.ZIP_STORED), ("deflated", zipfile.ZIP_DEFLATED)]:
        with zipfile.ZipFile(name + ".zip", "w") as archive: fill(archive, method)
        pipe = Pipe(name + "-descriptors.zip")
        with zipfile.ZipFile(pipe, "w") as archive: fill(archive, method)
        pipe.close()
        with zipfile.ZipFile(name + "-zip64.zip", "w") as archive:
            fill(archive, method, force_zip64=True)
    with zipfile.ZipFile("comment.zip", "w") as archive:
        fill(archive)
        archive.comment = b"a comment " * 20
    with open("prefix.zip", "wb") as file: file.write(b"#!/bin/sh\\n" * 50)
    with zipfile.ZipFile("prefix.zip", "a") as archive: fill(archive)
    with zipfile.ZipFile("none.zip", "w"): pass

    found = {}
    for name in ["stored", "stored-descriptors", "stored-zip64", "deflated", "deflated-descriptors",
                 "deflated-zip64", "comment", "prefix", "none"]:
        with zipfile.ZipFile(name + ".zip") as archive:
            found[name + ".zip"] = {
                info.filename: base64.b64encode(archive.read(info)).decode()
                for info in archive.infolist() if not info.is_dir()}
    print(json.dumps(found))
    """
}
