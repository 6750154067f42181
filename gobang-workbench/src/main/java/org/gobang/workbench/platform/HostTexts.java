package org.gobang.workbench.platform;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.LocalizedText;

/** The host's messages. */
public final class HostTexts {

  static final String BUNDLE = "org.gobang.workbench.platform.HostTexts";

  private HostTexts() {}

  /**
   * Returns a message.
   *
   * @param key its key in the bundle
   * @param arguments the values of its placeholders
   * @return the sentence
   */
  public static LocalizedText of(String key, Object... arguments) {
    return LocalizedText.of(HostTexts::bundle, key, arguments);
  }

  /**
   * Returns a message in a language.
   *
   * @param language the language; English if it is unsupported
   * @param key its key in the bundle
   * @param arguments the values of its placeholders
   * @return the sentence
   */
  public static String in(Locale language, String key, Object... arguments) {
    return of(key, arguments).in(language);
  }

  private static ResourceBundle bundle(Locale language) {
    return ResourceBundle.getBundle(BUNDLE, language);
  }
}
