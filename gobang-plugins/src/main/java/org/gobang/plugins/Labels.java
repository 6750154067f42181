package org.gobang.plugins;

import java.util.Locale;
import java.util.function.Function;
import org.gobang.api.Label;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a plugin or an option is called in the languages of the application.
 *
 * @param english serves for every other language
 */
record Labels(Label english, Label chinese) {

  private static final Logger LOG = LoggerFactory.getLogger(Labels.class);

  /** A name stands in a list; one that does not fit is cut. */
  private static final int LONGEST_NAME = 60;

  private static final int LONGEST_DESCRIPTION = 500;

  /**
   * Reads both, each a line without what a terminal obeys. Without the English one the bare name
   * serves, without the Chinese the English.
   */
  static Labels read(String name, Function<Locale, @Nullable Label> from) {
    Label english = read(from, Locale.ENGLISH, new Label(name, ""));
    return new Labels(english, read(from, Locale.CHINESE, english));
  }

  private static Label read(
      Function<Locale, @Nullable Label> from, Locale locale, Label otherwise) {
    try {
      Label label = from.apply(locale);
      return label == null
          ? otherwise
          : new Label(
              Fault.excerpt(label.name(), LONGEST_NAME),
              Fault.excerpt(label.description(), LONGEST_DESCRIPTION));
    } catch (Throwable thrown) {
      Fault.log(LOG, "no label of " + otherwise.name() + " in " + locale, thrown);
      return otherwise;
    }
  }

  Label in(Locale locale) {
    return locale.getLanguage().equals(Locale.CHINESE.getLanguage()) ? chinese : english;
  }
}
