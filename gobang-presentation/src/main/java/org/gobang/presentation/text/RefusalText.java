package org.gobang.presentation.text;

import java.util.Locale;
import org.gobang.api.RefusedException;

/** Why something was refused, in the language of a person. */
public final class RefusalText {

  private RefusalText() {}

  /**
   * The sentence of a refusal.
   *
   * @param refused what was refused
   * @param locale the language
   * @return the sentence in this language for the kinds that there are words for; else the one that
   *     the refusal brought
   */
  public static String sentence(RefusedException refused, Locale locale) {
    Texts texts = new Texts(() -> locale);
    String key = "refused." + refused.kind();
    return texts.has(key)
        ? texts.of(key, refused.arguments().toArray())
        : String.valueOf(refused.getMessage());
  }
}
