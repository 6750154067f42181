package org.gobang.rules;

/** Standard gomoku: exactly five in a row win the game. */
public final class Standard extends RulesProvider {

  /** Creates the provider for {@link java.util.ServiceLoader}. */
  public Standard() {
    super(RuleSet.STANDARD);
  }
}
