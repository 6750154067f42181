package org.gobang.launcher.records;

import java.util.Locale;
import java.util.stream.Stream;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.presentation.library.LibraryRow;
import org.gobang.study.opening.RenjuOpening;

/** The language-independent name of an opening, for example {@code kagetsu}. */
final class OpeningWord {

  private OpeningWord() {}

  /**
   * Returns the language-independent name of a Renju opening, or the name in the file for any other
   * opening.
   */
  static String of(LibraryRow row) {
    Locale language = LauncherTexts.language();
    return Stream.of(RenjuOpening.values())
        .filter(opening -> opening.label(language).name().equals(row.opening()))
        .map(RenjuOpening::word)
        .findFirst()
        .orElse(row.opening());
  }
}
