package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.presentation.text.Texts;

/** Draws the most important keys, as many as fit; how to leave comes third at least. */
final class KeyBar {

  private static final TextStyle KEY = TextStyle.PLAIN.bolder();
  private static final TextStyle FAINT = TextStyle.PLAIN.ink(new Colour(0x8a8f98, 8));

  private static final String LEAVE = "q";

  /** The keys that are more important than to leave. */
  private static final int FIRST = 2;

  static final List<String> PLAYS =
      List.of(
          "enter", "?", "u", "h", "w", "q", "n", "r", "y", "t", "o", "[", "s", "#", "k", "c", "p",
          "e");
  static final List<String> VIEWS =
      List.of(
          "from", "?", "[", "v", "(", "<", "e", "n", "o", "q", "u", "s", "#", "c", "h", "w", "k");
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
    int reserved = keys.contains(LEAVE) ? width(LEAVE, canvas, texts, look) + 2 : 0;
    for (int i = 0; i < keys.size(); i++) {
      String id = keys.get(i);
      if (id.equals(LEAVE)) {
        reserved = 0;
      }
      if (at + width(id, canvas, texts, look) + (i < FIRST ? 0 : reserved) > end) {
        break;
      }
      at = paint(id, at, canvas, layout, texts, look);
    }
    if (reserved > 0 && at + reserved - 2 <= end) {
      paint(LEAVE, at, canvas, layout, texts, look);
    }
  }

  private static int width(String id, TextCanvas canvas, Texts texts, Look look) {
    return canvas.widths().of(key(id, look) + " " + texts.of("bar." + id));
  }

  private static int paint(
      String id, int at, TextCanvas canvas, Layout layout, Texts texts, Look look) {
    int next = canvas.put(at, layout.inputY(), key(id, look), KEY);
    return canvas.put(next + 1, layout.inputY(), texts.of("bar." + id), FAINT) + 2;
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
