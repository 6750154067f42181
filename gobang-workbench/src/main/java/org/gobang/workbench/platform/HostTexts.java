package org.gobang.workbench.platform;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The host's sentences for people. */
public final class HostTexts {

  static final String BUNDLE = "org.gobang.workbench.platform.HostTexts";

  private HostTexts() {}

  /**
   * A sentence in the language of the system.
   *
   * @param key its key in the bundle
   * @param arguments what stands in its places
   * @return the sentence
   */
  public static String of(String key, Object... arguments) {
    return in(Locale.getDefault(), key, arguments);
  }

  /**
   * A sentence in a language that a person has chosen.
   *
   * @param language the language; English serves where there is no other
   * @param key its key in the bundle
   * @param arguments what stands in its places
   * @return the sentence
   */
  public static String in(Locale language, String key, Object... arguments) {
    String pattern = ResourceBundle.getBundle(BUNDLE, language).getString(key);
    return new MessageFormat(pattern, Locale.ROOT).format(arguments);
  }
}
