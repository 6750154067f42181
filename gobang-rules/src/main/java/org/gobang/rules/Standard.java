package org.gobang.rules;

/** Standard gomoku: exactly five in a row win. */
public final class Standard extends RulesProvider {

  /** Called by {@link java.util.ServiceLoader}. */
  public Standard() {
    super(RuleSet.STANDARD);
  }
}
