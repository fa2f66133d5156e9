# Carries a formula out as `brew install` and `brew test` do: takes the archive for this machine, checks
# its SHA-256, installs it into a folder, runs the test block. Arguments: the formula, the folder of the
# archives, a folder to work in.
require "digest"
require "fileutils"
require "open3"
require "pathname"

class Pathname
  def install(paths)
    FileUtils.mkdir_p(self)
    FileUtils.cp_r(paths, self)
  end
end

class Formula
  class << self
    attr_reader :facts, :test_block

    %i[desc homepage version license url sha256].each do |name|
      define_method(name) { |value| (@facts ||= {})[name] = value }
    end

    def on_linux = (yield if RUBY_PLATFORM.include?("linux"))
    def on_macos = (yield if RUBY_PLATFORM.include?("darwin"))
    def on_intel = (yield if RUBY_PLATFORM.start_with?("x86_64"))
    def on_arm = (yield if RUBY_PLATFORM.start_with?("aarch64", "arm64"))
    def test(&block) = @test_block = block
  end

  attr_reader :prefix, :testpath

  def initialize(work)
    @prefix = Pathname(work)/"Cellar/launchgen"/version
    @testpath = Pathname(work)/"test"
  end

  def version = self.class.facts.fetch(:version)
  def bin = prefix/"bin"

  def system(*command)
    Kernel.system(*command.map(&:to_s)) or raise "failed: #{command.join(" ")}"
  end

  def shell_output(command, expected = 0)
    output, status = Open3.capture2(command)
    raise "#{command} ended with #{status.exitstatus}" unless status.exitstatus == expected

    output
  end

  def assert_match(expected, actual)
    raise "#{expected} is not in #{actual}" unless actual.include?(expected)
  end

  def assert_path_exists(path)
    raise "#{path} does not exist" unless path.exist?
  end
end

formula_path, archives, work = ARGV
load formula_path
facts = Launchgen.facts
archive = File.join(archives, File.basename(facts.fetch(:url)))
raise "other SHA-256: #{archive}" unless Digest::SHA256.file(archive).hexdigest == facts.fetch(:sha256)
raise "no folder of the version: #{facts[:url]}" unless facts[:url].include?("/v#{facts[:version]}/")

formula = Launchgen.new(work)
FileUtils.mkdir_p([File.join(work, "unpacked"), formula.testpath])
formula.system("tar", "-xzf", archive, "-C", File.join(work, "unpacked"), "--strip-components", "1")
Dir.chdir(File.join(work, "unpacked")) { formula.install }
Dir.chdir(formula.testpath) { formula.instance_eval(&Launchgen.test_block) }
%w[bin/launchgen share/man/man1/launchgen.1 share/zsh/site-functions/_launchgen
   share/bash-completion/completions/launchgen share/fish/vendor_completions.d/launchgen.fish].each do |path|
  raise "#{path} is not installed" unless (formula.prefix/path).file?
end
