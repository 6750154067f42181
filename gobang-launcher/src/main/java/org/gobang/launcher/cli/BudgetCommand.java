package org.gobang.launcher.cli;

import picocli.CommandLine;

/** A command with a budget per move. */
public abstract class BudgetCommand extends HostCommand {

  protected final BudgetOptions budget = new BudgetOptions();

  protected BudgetCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected void extend(CommandLine line) {
    budget.addTo(line.getCommandSpec());
  }
}
