package org.gobang.record.format;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.PluginTexts;

/**
 * A message for people about a file, in any language of the application.
 *
 * @param key the key of its pattern in the bundle
 * @param arguments the values of its placeholders: text, or messages
 */
public record LocalizedMessage(String key, List<Object> arguments) {

  private static final String BUNDLE = "org.gobang.record.format.Messages";

  /** Copies the arguments. */
  public LocalizedMessage {
    arguments = List.copyOf(arguments);
  }

  /**
   * A message.
   *
   * @param key the key of its pattern in the bundle
   * @param arguments the values of its placeholders
   * @return the message
   */
  public static LocalizedMessage of(String key, Object... arguments) {
    return new LocalizedMessage(key, List.of(arguments));
  }

  /**
   * Several messages in a language.
   *
   * @param language any language; English is the fallback
   * @param messages the messages
   * @return their texts, in the same order
   */
  public static List<String> in(Locale language, List<LocalizedMessage> messages) {
    return messages.stream().map(message -> message.in(language)).toList();
  }

  /**
   * The message in a language.
   *
   * @param language any language; English is the fallback
   * @return its text
   */
  public String in(Locale language) {
    ResourceBundle words =
        PluginTexts.bundle(each -> ResourceBundle.getBundle(BUNDLE, each), language);
    Object[] values =
        arguments.stream()
            .map(
                each -> each instanceof LocalizedMessage part ? part.in(language) : each.toString())
            .toArray();
    return new MessageFormat(words.getString(key), Locale.ROOT).format(values);
  }

  /** The message in English. */
  @Override
  public String toString() {
    return in(Locale.ROOT);
  }
}
