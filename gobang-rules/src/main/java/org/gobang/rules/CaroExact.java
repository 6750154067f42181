package org.gobang.rules;

/** Caro with exactly five, which win unless blocked at both ends. */
public final class CaroExact extends RulesProvider {

  /** Called by {@link java.util.ServiceLoader}. */
  public CaroExact() {
    super(RuleSet.CARO_EXACT);
  }
}
