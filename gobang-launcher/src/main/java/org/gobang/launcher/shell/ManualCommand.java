package org.gobang.launcher.shell;

import java.util.concurrent.Callable;
import org.gobang.launcher.cli.StandardOutput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code gobang manual}: the manual page, which the build puts into distributions. */
@Command(hidden = true)
public final class ManualCommand implements Callable<Integer> {

  /** The name of the command, which needs all others to be there. */
  public static final String NAME = "manual";

  private final StandardOutput out;

  @Spec private CommandSpec spec;

  public ManualCommand(StandardOutput out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    out.lines(new ManualPage(spec.root()).text());
    return 0;
  }
}
