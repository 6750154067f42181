package org.gobang.rules;

/** Custom rules: lines of any length, several stones per turn, captures, torus and opening rule. */
public final class Custom extends RulesProvider {

  /** Creates the provider for {@link java.util.ServiceLoader}. */
  public Custom() {
    super(CustomRules.ID, CustomRules.OPTIONS, false, CustomRules::board);
  }
}
