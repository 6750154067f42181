package org.gobang.api;

import java.text.Format;
import java.text.MessageFormat;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Function;

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
          return new Object[][] {{"plain", "{0}"}};
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
    return of(language -> PLAIN, "plain", sentence);
  }

  /**
   * Returns the sentence in a language.
   *
   * @param language any language; English is the fallback
   * @return the sentence
   * @throws java.util.MissingResourceException if no bundle has the key
   */
  public String in(Locale language) {
    MessageFormat sentence =
        new MessageFormat(PluginTexts.bundle(bundles, language).getString(key), Locale.ROOT);
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
    return sentence.format(values);
  }

  /** Returns the sentence in English. */
  @Override
  public String toString() {
    return in(Locale.ROOT);
  }
}
