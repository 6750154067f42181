package org.gobang.rules;

/** Caro: five win unless blocked at both ends; six or more always win. */
public final class Caro extends RulesProvider {

  /** Creates the provider for {@link java.util.ServiceLoader}. */
  public Caro() {
    super(RuleSet.CARO);
  }
}
