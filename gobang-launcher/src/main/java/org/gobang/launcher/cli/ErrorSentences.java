package org.gobang.launcher.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.gobang.presentation.text.Texts;

/** An error with a suggestion, the valid values and a reference to the documentation. */
final class ErrorSentences {

  private final List<String> all = new ArrayList<>();

  /** Creates an error from a message of {@link LauncherTexts}. */
  ErrorSentences(String key, Object... arguments) {
    all.add(LauncherTexts.of(key, arguments));
  }

  /** Adds the valid words and the most similar one. */
  ErrorSentences known(String word, Collection<String> known) {
    SimilarWord.to(word, known).ifPresent(meant -> add("wrong.meant", meant));
    return known.isEmpty() ? this : add("wrong.available", String.join(", ", known));
  }

  ErrorSentences add(String key, Object... arguments) {
    all.add(LauncherTexts.of(key, arguments));
    return this;
  }

  /** Returns the messages on one line. */
  @Override
  public String toString() {
    return Texts.shared(LauncherTexts.language()).all(all);
  }
}
