package org.gobang.launcher.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The language of this run: the one of the system, or the one that the command line names. */
public final class SpokenLanguage {

  private static final Pattern NAMED = Pattern.compile("--lang[= ](en|zh) ");

  private Optional<Locale> named = Optional.empty();

  /** Has the whole process speak a language from now on. */
  public void speak(Locale language) {
    named = Optional.of(language);
    Locale.setDefault(language);
  }

  /** Speaks the language that a command line names, if it names one; returns whether it does. */
  public boolean speak(List<String> args) {
    String words = String.join(" ", args) + " ";
    Matcher option = NAMED.matcher(words);
    boolean found = option.find();
    if (found) {
      speak(OptionParsers.language(option.group(1)));
    }
    return found;
  }

  /** Returns the language that the command line names; empty for the one of the system. */
  public Optional<Locale> named() {
    return named;
  }
}
