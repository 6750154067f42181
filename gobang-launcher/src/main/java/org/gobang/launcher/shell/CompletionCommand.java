package org.gobang.launcher.shell;

import java.util.List;
import java.util.concurrent.Callable;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.launcher.cli.WordConverter;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gobang completion}: the script with which a shell completes the command line. */
@Command
public final class CompletionCommand implements Callable<Integer> {

  /** The name of the command, which needs all others to be there. */
  public static final String NAME = "completion";

  private final PluginFolders folders;
  private final StandardOutput out;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "bash|zsh|fish|powershell",
      descriptionKey = "completion.shell",
      converter = ShellConverter.class)
  private Shell shell;

  public CompletionCommand(PluginFolders folders, StandardOutput out) {
    this.folders = folders;
    this.out = out;
  }

  @Override
  public Integer call() {
    try (Host host = Host.open(folders)) {
      List<String> extensions = List.of(host.files().formats().extensions().split(", ", -1));
      out.lines(shell.script(spec.root(), KnownIds.of(host.plugins(), extensions)));
    }
    return 0;
  }

  private static final class ShellConverter extends WordConverter<Shell> {
    ShellConverter() {
      super(Shell.class);
    }
  }
}
