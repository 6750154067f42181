package org.gobang.launcher.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.gobang.presentation.text.Texts;

/** Joins what is wrong, what was probably meant, what there is, and where to read about it. */
final class ErrorSentences {

  private final List<String> all = new ArrayList<>();

  /** Begins with a sentence of {@link LauncherTexts}. */
  ErrorSentences(String key, Object... arguments) {
    all.add(LauncherTexts.of(key, arguments));
  }

  /** Adds the known words, and the one that was probably meant by another. */
  ErrorSentences known(String word, Collection<String> known) {
    SimilarWord.to(word, known).ifPresent(meant -> add("wrong.meant", meant));
    return known.isEmpty() ? this : add("wrong.available", String.join(", ", known));
  }

  ErrorSentences add(String key, Object... arguments) {
    all.add(LauncherTexts.of(key, arguments));
    return this;
  }

  /** Returns the sentences on one line. */
  @Override
  public String toString() {
    return Texts.shared(LauncherTexts.language()).all(all);
  }
}
