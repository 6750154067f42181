package org.gobang.api.board;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.ProviderSpec;

/**
 * The option of a {@link BoardProvider} for the opening rule: {@code renju:opening=soosorv-8} is
 * renju with Soosõrv-8. Other rules with opening rules use the same key. Hosts set it when the user
 * selects an opening rule.
 */
public final class OpeningOption {

  /** The key of the option. */
  public static final String KEY = "opening";

  /** The value for no opening rule: Black moves first, and the colours stay the same. */
  public static final String NONE = "none";

  private OpeningOption() {}

  /**
   * Returns the rules without the opening rule.
   *
   * @param rules {@link Board#rules}, or the rules of a record
   * @return the rules without the opening rule: {@code renju} for {@code renju:opening=swap2}
   */
  public static String without(String rules) {
    return rules.contains(KEY) ? with(rules, NONE) : rules;
  }

  /**
   * Returns the opening rule.
   *
   * @param rules {@link Board#rules}, or the rules of a record
   * @return the name, such as {@code swap2}; empty if there is none
   */
  public static Optional<String> of(String rules) {
    return rules.contains(KEY)
        ? Optional.ofNullable(ProviderSpec.parse(rules).options().get(KEY))
            .filter(name -> !name.equals(NONE))
        : Optional.empty();
  }

  /**
   * Returns the rules with another opening rule.
   *
   * @param rules the text form of a {@link ProviderSpec}
   * @param opening the name of an opening rule, or {@link #NONE}; whether the rules support it is
   *     not checked
   * @return the text form
   * @throws org.gobang.api.RefusedException if the syntax of the rules is not valid
   */
  public static String with(String rules, String opening) {
    ProviderSpec spec = ProviderSpec.parse(rules);
    Map<String, String> options = new LinkedHashMap<>(spec.options());
    options.remove(KEY);
    if (!opening.equals(NONE)) {
      options.put(KEY, opening);
    }
    return new ProviderSpec(spec.id(), options).toString();
  }
}
