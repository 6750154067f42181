package org.gobang.launcher.cli;

import java.util.Locale;
import java.util.Optional;

/** The language of this run: the one of the system, or the one that the command line names. */
public final class SpokenLanguage {

  private Optional<Locale> named = Optional.empty();

  /** Has the whole process speak a language from now on. */
  public void speak(Locale language) {
    named = Optional.of(language);
    Locale.setDefault(language);
  }

  /** The language that the command line names; empty for the one of the system. */
  public Optional<Locale> named() {
    return named;
  }
}
