package org.gobang.cluster;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;

/** The messages about clusters. */
public final class ClusterTexts {

  private ClusterTexts() {}

  /**
   * Returns a message.
   *
   * @param key its key in the bundle
   * @param arguments the values of its placeholders
   * @return the sentence
   */
  public static LocalizedText of(String key, Object... arguments) {
    return LocalizedText.of(ClusterTexts::bundle, key, arguments);
  }

  /**
   * Returns an exception with a message.
   *
   * @param key the key of its sentence
   * @param arguments the values of the placeholders
   * @return the refusal
   */
  public static RefusedException refused(String key, Object... arguments) {
    return new RefusedException(of(key, arguments));
  }

  private static ResourceBundle bundle(Locale language) {
    return ResourceBundle.getBundle("org.gobang.cluster.ClusterTexts", language);
  }
}
