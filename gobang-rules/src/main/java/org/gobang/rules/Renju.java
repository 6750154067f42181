package org.gobang.rules;

/** Renju: Black needs exactly five and has forbidden moves; White wins with five or more. */
public final class Renju extends RulesProvider {

  /** Creates the provider for {@link java.util.ServiceLoader}. */
  public Renju() {
    super(RuleSet.RENJU);
  }
}
