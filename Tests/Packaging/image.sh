#!/usr/bin/env bash
# The container image, as an engine runs it: its layers, read-only, its user, its folder, its entry
# point, the artwork mounted read-only and the output writable.
source "$(dirname "$0")/common.sh"
need bwrap:bubblewrap

mkdir -p "$work/layout" "$work/root"
tar -x -f "$project/dist/$archive.oci" -C "$work/layout"
python3 - "$work/layout" "$work/root" > "$work/config" << 'END'
import json, os, sys, tarfile
layout, root = sys.argv[1:]
blob = lambda digest: os.path.join(layout, "blobs", *digest.split(":"))
index = json.load(open(os.path.join(layout, "index.json")))
manifest = json.load(open(blob(index["manifests"][0]["digest"])))
for layer in manifest["layers"]:
    tarfile.open(blob(layer["digest"])).extractall(root)
config = json.load(open(blob(manifest["config"]["digest"])))["config"]
print(config["User"], config["WorkingDir"], *config["Entrypoint"])
END
read -r user folder entry < "$work/config"
[ "${user%%:*}" != 0 ] || fail "the image runs as root"
[ "$(find "$work/root" -type f | wc -l)" = 3 ] || fail "the image has other files: $(find "$work/root")"

mkdir -p "$work/art" "$work/out" "$work/root$folder" "$work/root/out"
cp "$artwork" "$work/art/"
chmod 777 "$work/out"
container=(bwrap --unshare-all --uid "${user%%:*}" --gid "${user##*:}" --ro-bind "$work/root" /
  --ro-bind "$work/art" "$folder" --bind "$work/out" /out --chdir "$folder" "$entry")
"${container[@]}" build scene.png --output /out/images > /dev/null 2>&1
same_images "$work/out/images"
# Its own folder is read-only: a message, and nothing written.
exits 77 "${container[@]}" build scene.png
[ "$(ls "$work/art")" = scene.png ]
