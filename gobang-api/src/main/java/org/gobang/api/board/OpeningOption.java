package org.gobang.api.board;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.ProviderSpec;

/**
 * The option of a {@link BoardProvider} that names the protocol of the opening: {@code
 * renju:opening=soosorv-8} are the rules of renju, begun by Soosõrv-8. Rules of other authors that
 * have openings give their option this key too; hosts set it where the user names an opening.
 */
public final class OpeningOption {

  /** The key of the option. */
  public static final String KEY = "opening";

  /** The value without an opening: Black moves first, and the colours stay. */
  public static final String NONE = "none";

  private OpeningOption() {}

  /**
   * The rules by which a game is won, however it began.
   *
   * @param rules {@link Board#rules}, or the rules of a record
   * @return the same without the opening: {@code renju} for {@code renju:opening=swap2}
   */
  public static String without(String rules) {
    return rules.contains(KEY) ? with(rules, NONE) : rules;
  }

  /**
   * The protocol of the opening.
   *
   * @param rules {@link Board#rules}, or the rules of a record
   * @return its name, such as {@code swap2}; empty without one
   */
  public static Optional<String> of(String rules) {
    return rules.contains(KEY)
        ? Optional.ofNullable(ProviderSpec.parse(rules).options().get(KEY))
            .filter(name -> !name.equals(NONE))
        : Optional.empty();
  }

  /**
   * The same rules with another opening.
   *
   * @param rules the text form of a {@link ProviderSpec}
   * @param opening the name of a protocol, or {@link #NONE}; whether the rules have it is not
   *     checked
   * @return the text form
   * @throws org.gobang.api.RefusedException if the rules are not written so
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
