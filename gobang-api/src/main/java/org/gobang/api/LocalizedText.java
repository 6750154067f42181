package org.gobang.api;

import java.text.AttributedCharacterIterator;
import java.text.Format;
import java.text.MessageFormat;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text for users that is available in several languages. Instances are thread-safe.
 *
 * @param bundles calls {@link ResourceBundle#getBundle(String, Locale)}, which finds the bundles of
 *     the module that calls it; the base bundle is in English
 * @param key the key of the sentence, a {@link MessageFormat} pattern
 * @param arguments the values of the placeholders; localized texts and refusals are inserted in the
 *     language of the sentence; numbers are inserted as plain digits if the pattern specifies no
 *     format
 */
public record LocalizedText(
    Function<Locale, ResourceBundle> bundles, String key, List<Object> arguments) {

  private static final ResourceBundle PLAIN =
      new ListResourceBundle() {
        @Override
        protected Object[][] getContents() {
          return new Object[][] {{"", "{0}"}};
        }

        @Override
        public Locale getLocale() {
          return Locale.ROOT;
        }
      };

  /** Creates a text with copies of the arguments. */
  public LocalizedText {
    arguments = List.copyOf(arguments);
  }

  /**
   * Returns a sentence.
   *
   * @param bundles calls {@link ResourceBundle#getBundle(String, Locale)}
   * @param key the key of the sentence
   * @param arguments the values of the placeholders
   * @return the sentence
   */
  public static LocalizedText of(
      Function<Locale, ResourceBundle> bundles, String key, Object... arguments) {
    return new LocalizedText(bundles, key, List.of(arguments));
  }

  /**
   * Returns a sentence that is the same in every language.
   *
   * @param sentence the sentence, for example one from another program
   * @return the sentence
   */
  public static LocalizedText plain(String sentence) {
    return of(language -> PLAIN, "", sentence);
  }

  /**
   * Returns the message of a refusal.
   *
   * @param refused the refusal
   * @return the message
   */
  public static LocalizedText of(RefusedException refused) {
    return of(language -> PLAIN, "", refused);
  }

  /**
   * Returns the sentence in a language.
   *
   * @param language any language; English is the fallback
   * @return the sentence
   * @throws java.util.MissingResourceException if no bundle has the key
   */
  public String in(Locale language) {
    String pattern = PluginTexts.bundle(bundles, language).getString(key);
    MessageFormat sentence = new MessageFormat(pattern, Locale.ROOT);
    Format[] formats = sentence.getFormatsByArgumentIndex();
    Object[] values = arguments.toArray();
    for (int i = 0; i < values.length; i++) {
      if (values[i] instanceof LocalizedText text) {
        values[i] = text.in(language);
      } else if (values[i] instanceof RefusedException refused) {
        values[i] = refused.sentence(language);
      } else if (i < formats.length && formats[i] == null) {
        values[i] = values[i].toString();
      }
    }
    return format(sentence, pattern, values);
  }

  /**
   * Returns a pattern with its arguments inserted. Between a Chinese character and a Latin letter
   * or digit, where an argument begins or ends, there is one space, and between two Chinese
   * characters none.
   *
   * @param pattern a {@link MessageFormat} pattern; numbers have the format of {@link Locale#ROOT}
   * @param arguments the values of the placeholders
   * @return the text
   * @throws IllegalArgumentException if the pattern is invalid
   */
  public static String format(String pattern, Object... arguments) {
    return format(new MessageFormat(pattern, Locale.ROOT), pattern, arguments);
  }

  private static String format(MessageFormat format, String pattern, Object[] arguments) {
    if (!isChinese(pattern)) {
      return format.format(arguments);
    }
    AttributedCharacterIterator text = format.formatToCharacterIterator(arguments);
    StringBuilder joined = new StringBuilder();
    while (text.getIndex() < text.getEndIndex()) {
      int end = text.getRunLimit(MessageFormat.Field.ARGUMENT);
      StringBuilder part = new StringBuilder();
      for (char next = text.current(); text.getIndex() < end; next = text.next()) {
        part.append(next);
      }
      Spacing.join(joined, part);
    }
    return joined.toString();
  }

  private static boolean isChinese(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isIdeographic(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the other object is a text with the same sentence in English. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LocalizedText text && text.toString().equals(toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  /** Returns the sentence in English. */
  @Override
  public String toString() {
    return in(Locale.ROOT);
  }

  /** The spaces between parts of a text. A separate class, because its patterns slow the start. */
  private static final class Spacing {
    private static final Pattern MISSING =
        Pattern.compile("\\p{IsHan}\\|[\\p{IsLatin}0-9]|[\\p{IsLatin}0-9]\\|\\p{IsHan}");
    private static final Pattern SUPERFLUOUS_BEFORE = Pattern.compile("\\p{IsHan} \\|\\p{IsHan}");
    private static final Pattern SUPERFLUOUS_AFTER = Pattern.compile("\\p{IsHan}\\| \\p{IsHan}");

    private Spacing() {}

    static void join(StringBuilder text, StringBuilder next) {
      String around = text.substring(Math.max(0, text.length() - 2)) + "|" + next;
      if (MISSING.matcher(around).find()) {
        text.append(' ');
      } else if (SUPERFLUOUS_BEFORE.matcher(around).find()) {
        text.setLength(text.length() - 1);
      } else if (SUPERFLUOUS_AFTER.matcher(around).find()) {
        next.deleteCharAt(0);
      }
      text.append(next);
    }
  }
}
