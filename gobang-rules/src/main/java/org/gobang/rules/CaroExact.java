package org.gobang.rules;

/** The Caro rules that require exactly five in a row, not blocked at both ends. */
public final class CaroExact extends RulesProvider {

  /** Creates the provider for {@link java.util.ServiceLoader}. */
  public CaroExact() {
    super(RuleSet.CARO_EXACT);
  }
}
