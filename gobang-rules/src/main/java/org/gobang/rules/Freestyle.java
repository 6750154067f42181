package org.gobang.rules;

/** Freestyle gomoku: five or more in a row win. */
public final class Freestyle extends RulesProvider {

  /** Called by {@link java.util.ServiceLoader}. */
  public Freestyle() {
    super(RuleSet.FREESTYLE);
  }
}
