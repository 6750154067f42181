package org.gobang.launcher.cli;

import org.gobang.workbench.Host;

/** A command that runs with the plugins of this machine. */
public abstract class HostCommand extends LauncherCommand {

  protected HostCommand(CommandContext context) {
    super(context);
  }

  @Override
  public final Integer call() throws InterruptedException {
    checkOptions();
    try (Host host = open()) {
      return run(host);
    }
  }

  /** Rejects contradictory options before plugins are loaded. */
  protected void checkOptions() {}

  protected Host open() {
    return Host.open(folders);
  }

  /** Runs the command and returns its exit status. */
  protected abstract int run(Host host) throws InterruptedException;
}
