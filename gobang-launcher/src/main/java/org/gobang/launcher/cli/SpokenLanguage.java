package org.gobang.launcher.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The language of the process: set on the command line, or the system language by default. */
public final class SpokenLanguage {

  private static final Pattern NAMED = Pattern.compile("--lang[= ](en|zh) ");

  private Optional<Locale> named = Optional.empty();

  /** Sets the language of the whole process. */
  public void speak(Locale language) {
    named = Optional.of(language);
    Locale.setDefault(language);
  }

  /** Sets the language from a command line. Returns whether a language is specified. */
  public boolean speak(List<String> args) {
    String words = String.join(" ", args) + " ";
    Matcher option = NAMED.matcher(words);
    boolean found = option.find();
    if (found) {
      speak(OptionParsers.language(option.group(1)));
    }
    return found;
  }

  /** Returns the language set on the command line; empty for the system language. */
  public Optional<Locale> named() {
    return named;
  }
}
