package org.gobang.record.format;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.LocalizedText;

/** Localized messages about files. */
public final class RecordMessages {

  private RecordMessages() {}

  /**
   * Returns a message. Messages with the same key and arguments are equal.
   *
   * @param key the key of the pattern in the bundle
   * @param arguments the values of the placeholders
   * @return the message
   */
  public static LocalizedText of(String key, Object... arguments) {
    return LocalizedText.of(RecordMessages::bundle, key, arguments);
  }

  /**
   * Returns the texts of messages in a language.
   *
   * @param language any language; English is the fallback
   * @param messages the messages
   * @return the texts in the same order
   */
  public static List<String> in(Locale language, List<LocalizedText> messages) {
    return messages.stream().map(message -> message.in(language)).toList();
  }

  private static ResourceBundle bundle(Locale language) {
    return ResourceBundle.getBundle("org.gobang.record.format.Messages", language);
  }
}
