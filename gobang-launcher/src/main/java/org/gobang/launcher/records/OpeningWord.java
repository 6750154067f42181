package org.gobang.launcher.records;

import java.util.Locale;
import java.util.stream.Stream;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.presentation.library.LibraryRow;
import org.gobang.study.opening.RenjuOpening;

/** The language-independent word for an opening, such as {@code kagetsu}. */
final class OpeningWord {

  private OpeningWord() {}

  /** Returns the word for the opening of a game, or its name if it is not a renju opening. */
  static String of(LibraryRow row) {
    Locale language = LauncherTexts.language();
    return Stream.of(RenjuOpening.values())
        .filter(opening -> opening.label(language).name().equals(row.opening()))
        .map(RenjuOpening::word)
        .findFirst()
        .orElse(row.opening());
  }
}
