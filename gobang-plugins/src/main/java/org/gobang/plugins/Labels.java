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
 * @param in English for every language but Chinese
 */
record Labels(Function<Locale, Label> in) {

  private static final Logger LOG = LoggerFactory.getLogger(Labels.class);

  /** A name stands in a list; one that does not fit is cut. */
  private static final int LONGEST_NAME = 60;

  private static final int LONGEST_DESCRIPTION = 500;

  /**
   * Reads both, each a line without what a terminal obeys. Without the English one the bare name
   * serves, without the Chinese the English. What comes with the application is read when it is
   * looked at: it can be trusted, and most of a start is over by then.
   *
   * @param plugin whose they are
   */
  static Labels of(Object plugin, String name, Function<Locale, @Nullable Label> from) {
    Label bare = new Label(name, "");
    if (Origin.of(plugin.getClass()).isOurs()) {
      return new Labels(
          locale -> {
            Label read = read(from, Locale.ENGLISH, bare);
            return isChinese(locale) ? read(from, Locale.CHINESE, read) : read;
          });
    }
    Label english = read(from, Locale.ENGLISH, bare);
    Label chinese = read(from, Locale.CHINESE, english);
    return new Labels(locale -> isChinese(locale) ? chinese : english);
  }

  private static boolean isChinese(Locale locale) {
    return locale.getLanguage().equals(Locale.CHINESE.getLanguage());
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
    return in.apply(locale);
  }
}
