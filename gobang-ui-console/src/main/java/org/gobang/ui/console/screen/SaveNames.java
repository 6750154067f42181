package org.gobang.ui.console.screen;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How games are named that are saved. */
final class SaveNames {

  private static final DateTimeFormatter NOW =
      DateTimeFormatter.ofPattern("uuuuMMdd-HHmm", Locale.ROOT);

  private SaveNames() {}

  /** A name for a file that is hardly there yet. */
  static String newFile() {
    return "gobang-" + NOW.format(LocalDateTime.now(ZoneId.systemDefault())) + ".sgf";
  }
}
