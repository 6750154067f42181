class Gobang < Formula
  desc "Play, review and analyze Gomoku and Renju"
  homepage "${home}"
  version "${version}"
  license "Apache-2.0"

%if macos
  on_macos do
%if macos-aarch64
    on_arm do
      url "${macos-aarch64.url}"
      sha256 "${macos-aarch64.sha256}"
    end
%end
%if macos-amd64
    on_intel do
      url "${macos-amd64.url}"
      sha256 "${macos-amd64.sha256}"
    end
%end
  end

%end
%if linux
  on_linux do
%if linux-aarch64
    on_arm do
      url "${linux-aarch64.url}"
      sha256 "${linux-aarch64.sha256}"
    end
%end
%if linux-amd64
    on_intel do
      url "${linux-amd64.url}"
      sha256 "${linux-amd64.sha256}"
    end
%end
  end

%end
  def install
    libexec.install Dir["*"]
    bin.install_symlink libexec/"gobang", libexec/"pbrain-gobang"
    share = libexec/"share"
    man1.install_symlink share/"man/man1/gobang.1"
    (man/"zh_CN/man1").install_symlink share/"man/zh_CN/man1/gobang.1"
    bash_completion.install_symlink share/"bash-completion/completions/gobang"
    zsh_completion.install_symlink share/"zsh/site-functions/_gobang"
    fish_completion.install_symlink share/"fish/vendor_completions.d/gobang.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/gobang --version")
  end
end
