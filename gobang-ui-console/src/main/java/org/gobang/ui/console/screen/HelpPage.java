package org.gobang.ui.console.screen;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.text.Texts;

/** The page with key help, which can be scrolled. */
final class HelpPage implements ScreenPage {

  private static final int KEYS_WIDTH = 14;
  private static final int INDENT = 2;
  private static final int WIDTH = 62;
  private static final String BETWEEN = " | ";

  /**
   * A command name: after {@code @}, replaced by the key; after {@code ?}, only required for the
   * line.
   */
  private static final Pattern NAME = Pattern.compile("[@?]([a-z-]+)");

  private final Texts texts;
  private final List<String> lines;
  private int from;

  /** The number of visible lines. */
  private int room = 1;

  HelpPage(Texts texts, Workbench workbench) {
    this.texts = texts;
    this.lines = texts.of("help").lines().filter(line -> isOffered(line, workbench)).toList();
  }

  /** Returns whether the host supports the commands in a line. */
  private static boolean isOffered(String line, Workbench workbench) {
    return NAME.matcher(line)
        .results()
        .allMatch(name -> SessionCommands.named(name.group(1)).isOffered(workbench));
  }

  @Override
  public boolean press(Key key) {
    if (!(key instanceof Key.Named named)) {
      return false;
    }
    switch (named) {
      case DOWN -> from++;
      case UP -> from--;
      case PAGE_DOWN -> from += room;
      case PAGE_UP -> from -= room;
      case HOME -> from = 0;
      case END -> from = Integer.MAX_VALUE;
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public void paint(TextCanvas canvas, TerminalStyle look) {
    room = Math.max(1, canvas.rows() - 1);
    from = Math.max(0, Math.min(from, lines.size() - room));
    int end = Math.min(lines.size(), from + room);
    List<String> shown = lines.subList(from, end);
    int x = Math.max(INDENT, (canvas.columns() - WIDTH) / 2);
    int row = Math.max(0, (canvas.rows() - shown.size() - 2) / 2);
    for (String line : shown) {
      paint(canvas, line, x, row++);
    }
    String keys =
        shown.size() == lines.size()
            ? texts.of("help.leave")
            : texts.of("help.scroll", from + 1, end, lines.size());
    canvas.put(x, Math.min(row + 1, canvas.rows() - 1), keys, TextStyle.FAINT);
  }

  private void paint(TextCanvas canvas, String line, int x, int row) {
    int split = line.indexOf(BETWEEN);
    if (split < 0) {
      canvas.put(x, row, line, TextStyle.FAINT);
      return;
    }
    canvas.put(x, row, keys(line.substring(0, split)).strip(), TextStyle.STRONG);
    canvas.put(x + KEYS_WIDTH, row, line.substring(split + BETWEEN.length()), TextStyle.PLAIN);
  }

  /** Returns a line with command names after {@code @} replaced by their keys. */
  private static String keys(String left) {
    return NAME.matcher(left)
        .replaceAll(
            name ->
                name.group().startsWith("@") ? Matcher.quoteReplacement(key(name.group(1))) : "");
  }

  /** Returns the keys of a command, without equivalent keys of Chinese keyboards. */
  private static String key(String command) {
    return SessionCommands.named(command).keys().terminal().replaceAll(" [^\\p{ASCII}]", "");
  }
}
