package org.gobang.rules;

/** Renju: Black wins with exactly five and has forbidden points; White wins with five or more. */
public final class Renju extends RulesProvider {

  /** Called by {@link java.util.ServiceLoader}. */
  public Renju() {
    super(RuleSet.RENJU);
  }
}
