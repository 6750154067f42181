package org.gobang.game;

import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.slf4j.Logger;

/**
 * Messages and log entries for exceptions of plugins. Such an exception is plugin code too: its
 * methods may throw while it is formatted.
 */
final class PluginErrors {

  private PluginErrors() {}

  /** Returns the exception in one line. */
  static String describe(Throwable thrown) {
    try {
      return String.valueOf(thrown).lines().map(String::strip).collect(Collectors.joining(" "));
    } catch (Throwable worse) {
      return thrown.getClass().getName();
    }
  }

  /** Returns the message of an exception; empty if there is none. */
  static String message(RefusedException refused) {
    try {
      String sentence = refused.getMessage();
      return sentence == null ? "" : sentence;
    } catch (Throwable worse) {
      return "";
    }
  }

  /**
   * Returns a copy of the message of an exception in English and Chinese, so that no code of a
   * plugin runs when the message is shown or saved.
   */
  static LocalizedText text(RefusedException refused) {
    String english = message(refused);
    String chinese = english;
    try {
      chinese = refused.sentence(Locale.CHINESE);
    } catch (Throwable worse) {
      // Remains in English.
    }
    Map<String, String> sentences = Map.of("zh", chinese);
    return LocalizedText.of(
        language -> new Sentence(language, sentences.getOrDefault(language.getLanguage(), english)),
        Sentence.KEY);
  }

  /** A bundle with one sentence. */
  private static final class Sentence extends ListResourceBundle {
    static final String KEY = "sentence";

    private final Locale language;
    private final String sentence;

    Sentence(Locale language, String sentence) {
      this.language = language;
      this.sentence = sentence;
    }

    @Override
    protected Object[][] getContents() {
      return new Object[][] {{KEY, sentence.replace("'", "''").replace("{", "'{'")}};
    }

    @Override
    public Locale getLocale() {
      return language;
    }
  }

  /** Logs a failure, with the stack trace if it can be formatted. */
  static void log(Logger log, String what, Throwable thrown) {
    try {
      log.warn(what, thrown);
    } catch (Throwable worse) {
      log.warn("{}: {}, which cannot be formatted", what, thrown.getClass().getName());
    }
  }
}
