# Packaging/formula.sh fills in what is between two @.
class Launchgen < Formula
  desc "Launch images for landscape iPhone apps"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license "MIT"

@ARCHIVES@
  def install
    prefix.install Dir["*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/launchgen --version")
    artwork = prefix/"share/doc/launchgen/SampleAssets/overview.png"
    system bin/"launchgen", "build", artwork, "--output", testpath/"Launch"
    assert_path_exists testpath/"Launch/UILaunchImages.plist"
    system bin/"launchgen", "check", testpath/"Launch/UILaunchImages.plist"
  end
end
