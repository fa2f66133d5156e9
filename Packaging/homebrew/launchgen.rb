# Packaging/formula.sh fills in what is between two @.
class Launchgen < Formula
  desc "Launch screens and launch images for landscape iPhone apps"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license "MIT"

@ARCHIVES@
  def install
    prefix.install Dir["*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/launchgen --version")
    # Three pixels by two.
    artwork = testpath/"art.png"
    artwork.binwrite <<~PNG.unpack1("m")
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAADklEQVR42mNQaHjA
      AMQACogDAUf2TvsAAAAASUVORK5CYII=
    PNG
    system bin/"launchgen", "build", artwork, "--output", testpath/"Launch"
    assert_path_exists testpath/"Launch/UILaunchImages.plist"
    system bin/"launchgen", "check", testpath/"Launch/UILaunchImages.plist"
  end
end
