package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.presentation.text.Texts;

/** Draws the most important keys, as many as fit. */
final class KeyBar {

  private static final TextStyle KEY = TextStyle.PLAIN.bolder();
  private static final TextStyle FAINT = TextStyle.PLAIN.ink(new Colour(0x8a8f98, 8));

  static final List<String> PLAYS =
      List.of(
          "enter", "?", "u", "h", "w", "q", "n", "r", "y", "t", "o", "[", "s", "#", "k", "c", "p",
          "e");
  static final List<String> VIEWS =
      List.of(
          "from", "?", "[", "v", "<", "(", "e", "n", "o", "q", "u", "s", "#", "c", "h", "w", "k");
  static final List<String> PAUSES =
      List.of("go", "[", "(", "enter", "?", "u", "q", "n", "o", "s", "#", "c", "h", "w", "r", "k");
  static final List<String> LESSONS = List.of("back", "on", "h", "y", "?", "t", "q");
  static final List<String> SOLVES =
      List.of("enter", "?", "x", "d", "dd", "[", "u", "n", "q", "o", "c", "k");
  static final List<String> SOLVED =
      List.of("next", "[", "?", "dd", "n", "u", "q", "o", "s", "c", "k");
  static final List<String> WATCHES = List.of("?", "h", "w", "q", "c", "k");

  private KeyBar() {}

  static void paint(TextCanvas canvas, Layout layout, Texts texts, Look look, List<String> keys) {
    int at = layout.footX();
    int end = layout.footX() + layout.footWidth();
    for (String id : keys) {
      String key = key(id, look);
      String does = texts.of("bar." + id);
      if (at + canvas.widths().of(key + " " + does) > end) {
        return;
      }
      at = canvas.put(at, layout.inputY(), key, KEY);
      at = canvas.put(at + 1, layout.inputY(), does, FAINT) + 2;
    }
  }

  /** A key as it is pressed: a letter may begin a point, so that it takes Enter too. */
  private static String key(String id, Look look) {
    String enter = look.ascii() ? "Enter" : "⏎";
    return switch (id) {
      case "enter", "from", "on", "next" -> enter;
      case "?" -> id;
      case "[" -> "[ ]";
      case "(" -> "( )";
      case "<" -> "< >";
      case "go" -> "p" + then(enter);
      case "back" -> "u" + then(enter);
      default -> id + then(enter);
    };
  }

  private static String then(String enter) {
    return enter.length() == 1 ? enter : "+" + enter;
  }
}
