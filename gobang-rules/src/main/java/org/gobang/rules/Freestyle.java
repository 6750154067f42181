package org.gobang.rules;

/** Freestyle gomoku: five or more in a row win the game. */
public final class Freestyle extends RulesProvider {

  /** Creates the provider for {@link java.util.ServiceLoader}. */
  public Freestyle() {
    super(RuleSet.FREESTYLE);
  }
}
