package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.text.Texts;

/** Draws as many of the most important keys as fit. The quit key is at most the third one. */
record KeyBar(TextCanvas canvas, Layout layout, Texts texts, TerminalStyle look) {

  private static final String LEAVE = "quit";

  /** The number of keys before the quit key. */
  private static final int FIRST = 2;

  /** The commands of keys with several commands or a different name. */
  private static final Map<String, String> COMMANDS =
      Map.of(
          "step", "back forth",
          "variation", "previous next",
          "mistake", "mistake-back mistake-forth",
          "go", "pause",
          "take-back", "undo");

  /** The possible actions of Enter on an empty line. */
  private static final Set<String> ENTER = Set.of("enter", "from", "on", "next");

  static final List<String> PLAYS =
      ids(
          "enter keys undo hint heat quit new resign why teaching open step save "
              + "comment skin copy pause explorer");
  static final List<String> VIEWS =
      ids(
          "from keys step review variation mistake explorer new open quit undo "
              + "save comment copy hint heat skin");
  static final List<String> PAUSES =
      ids(
          "go step variation enter keys undo quit new open save comment copy "
              + "hint heat resign skin");
  static final List<String> LESSONS = ids("take-back on hint why keys teaching quit");
  static final List<String> SOLVES =
      ids("enter keys solution problems choose-problems step undo new quit open " + "copy skin");
  static final List<String> SOLVED =
      ids("next step keys choose-problems new undo quit open save copy skin");
  static final List<String> WATCHES = ids("keys hint heat quit copy skin");

  private static List<String> ids(String words) {
    return List.of(words.split(" "));
  }

  /** Returns the keys of commands supported by the host. */
  static List<String> offered(List<String> keys, Predicate<CommandRow> isOffered) {
    return keys.stream()
        .filter(id -> ENTER.contains(id) || commands(id).allMatch(isOffered))
        .toList();
  }

  void paint(List<String> keys) {
    int at = layout.footX();
    int end = layout.footX() + layout.footWidth();
    int reserved = keys.contains(LEAVE) ? width(LEAVE) + 2 : 0;
    for (int i = 0; i < keys.size(); i++) {
      String id = keys.get(i);
      if (id.equals(LEAVE)) {
        reserved = 0;
      }
      if (at + width(id) + (i < FIRST ? 0 : reserved) > end) {
        break;
      }
      at = paint(id, at);
    }
    if (reserved > 0 && at + reserved - 2 <= end) {
      paint(LEAVE, at);
    }
  }

  private int width(String id) {
    return canvas.widths().of(key(id) + " " + texts.of("bar." + id));
  }

  private int paint(String id, int at) {
    int next = canvas.put(at, layout.inputY(), key(id), TextStyle.STRONG);
    return canvas.put(next + 1, layout.inputY(), texts.of("bar." + id), TextStyle.FAINT) + 2;
  }

  /** Returns the keys to press. A letter also requires Enter, because it may start a point. */
  private String key(String id) {
    String enter = look.ascii() ? "Enter" : "⏎";
    if (ENTER.contains(id)) {
      return enter;
    }
    String key =
        commands(id)
            .map(command -> command.keys().terminal().split(" ", -1)[0])
            .collect(Collectors.joining(" "));
    boolean needsEnter = Character.isLetter(key.charAt(0)) || key.equals("#");
    return needsEnter ? key + (look.ascii() ? "+" : "") + enter : key;
  }

  private static Stream<CommandRow> commands(String id) {
    return Stream.of(COMMANDS.getOrDefault(id, id).split(" ")).map(SessionCommands::named);
  }
}
