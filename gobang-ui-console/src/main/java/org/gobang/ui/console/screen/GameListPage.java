package org.gobang.ui.console.screen;

import org.gobang.presentation.files.GameList;
import org.gobang.presentation.text.Texts;

/** The games of a file that has several, of which one is chosen. */
final class GameListPage implements ScreenPage {

  private static final TextStyle FAINT = TextStyle.PLAIN.ink(new Colour(0x8a8f98, 8));
  private static final int INDENT = 2;
  private static final int PAGE = 10;

  /** Rows above and below the list. */
  private static final int AROUND = 6;

  private final GameList games;
  private final Texts texts;

  /** The index of the game that is chosen, and of the first one that is shown. */
  private int chosen;

  private int first;

  GameListPage(GameList games, Texts texts) {
    this.games = games;
    this.texts = texts;
  }

  @Override
  public boolean press(Key key) {
    if (!(key instanceof Key.Named named)) {
      return true;
    }
    switch (named) {
      case UP -> move(-1);
      case DOWN, TAB -> move(1);
      case PAGE_UP -> move(-PAGE);
      case PAGE_DOWN -> move(PAGE);
      case HOME -> move(-games.rows().size());
      case END -> move(games.rows().size());
      case ENTER -> {
        games.open(chosen);
        return false;
      }
      case ESCAPE -> {
        return false;
      }
      default -> {
        // Other keys do nothing here.
      }
    }
    return true;
  }

  private void move(int by) {
    chosen = Math.max(0, Math.min(games.rows().size() - 1, chosen + by));
  }

  @Override
  public void paint(TextCanvas canvas, TerminalStyle look) {
    int rows = Math.max(1, canvas.rows() - AROUND);
    int width = Math.max(1, canvas.columns() - 2 * INDENT - 2);
    first = Math.max(chosen - rows + 1, Math.min(first, chosen));
    canvas.put(INDENT, 1, canvas.widths().cut(games.title(), width), TextStyle.PLAIN.bolder());
    int end = Math.min(games.rows().size(), first + rows);
    for (int i = first; i < end; i++) {
      int line = 3 + i - first;
      TextStyle style = i == chosen ? TextStyle.PLAIN.bolder() : TextStyle.PLAIN;
      canvas.put(INDENT, line, i == chosen ? look.glyphs().pointer() : " ", style);
      canvas.put(INDENT + 2, line, canvas.widths().cut(games.rows().get(i), width), style);
    }
    canvas.put(INDENT, canvas.rows() - 2, texts.of("several.keys"), FAINT);
  }
}
