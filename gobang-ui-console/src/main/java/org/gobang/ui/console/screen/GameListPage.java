package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.text.Texts;

/** A page that opens one of several games in a file. */
final class GameListPage implements ScreenPage {

  private static final int INDENT = 2;

  /** The number of rows above and below the list. */
  private static final int AROUND = 6;

  private final GameList games;
  private final Texts texts;

  private final ListRows rows = new ListRows();

  GameListPage(GameList games, Texts texts) {
    this.games = games;
    this.texts = texts;
  }

  @Override
  public boolean press(Key key) {
    if (key == Key.Named.ENTER) {
      games.open(rows.chosen());
    } else if (key instanceof Key.Named named) {
      rows.press(named, games.rows().size());
    }
    return key != Key.Named.ENTER && key != Key.Named.ESCAPE;
  }

  @Override
  public void paint(TextCanvas canvas, TerminalStyle look) {
    CharacterWidths widths = canvas.widths();
    int width = Math.max(1, canvas.columns() - 2 * INDENT - 2);
    canvas.put(INDENT, 1, widths.cut(games.title(), width), TextStyle.STRONG);
    List<String> all = games.rows();
    rows.paint(
        canvas,
        look,
        INDENT,
        3,
        Math.max(1, canvas.rows() - AROUND),
        all.size(),
        (row, y, style) -> canvas.put(INDENT + 2, y, widths.cut(all.get(row), width), style));
    canvas.put(INDENT, canvas.rows() - 2, texts.of("several.keys"), TextStyle.FAINT);
  }
}
