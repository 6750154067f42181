package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/** The choice of the next game. */
final class NewGamePage implements Page {

  private static final TextStyle FAINT = TextStyle.PLAIN.ink(new Colour(0x8a8f98, 8));
  private static final TextStyle BAD = TextStyle.PLAIN.ink(new Colour(0xe0604c, 9)).bolder();
  private static final int WIDTH = 48;
  private static final int NAMES_WIDTH = 17;

  private static final Key SPACE = new Key.Typed(' ');

  private final ScreenGameOpener gameOpener;
  private final Notices notices;
  private final Texts texts;
  private final Runnable close;
  private NewGame game;
  private String chosen = "new.BLACK";

  NewGamePage(
      NewGame game, ScreenGameOpener gameOpener, Notices notices, Texts texts, Runnable close) {
    this.game = game;
    this.gameOpener = gameOpener;
    this.notices = notices;
    this.texts = texts;
    this.close = close;
  }

  /** What is chosen stays so, but for rules and players that are there no more. */
  @Override
  public void changed(Plugins plugins) {
    game = game.among(GameChoices.of(plugins, texts));
  }

  private List<NewGameRows.Row> rows() {
    return NewGameRows.of(game, gameOpener, texts);
  }

  /** The row that is being changed; the first where it is there no more. */
  private int at(List<NewGameRows.Row> rows) {
    return Math.max(0, rows.stream().map(NewGameRows.Row::key).toList().indexOf(chosen));
  }

  private void move(int by) {
    List<NewGameRows.Row> rows = rows();
    chosen = rows.get(Math.floorMod(at(rows) + by, rows.size())).key();
  }

  private void change(int by) {
    List<NewGameRows.Row> rows = rows();
    rows.get(at(rows)).change().accept(by);
  }

  @Override
  public boolean press(Key key) {
    if (key == Key.Named.UP) {
      move(-1);
    } else if (key == Key.Named.DOWN || key == Key.Named.TAB) {
      move(1);
    } else if (key == Key.Named.LEFT) {
      change(-1);
    } else if (key == Key.Named.RIGHT || key.equals(SPACE)) {
      change(1);
    } else if (key == Key.Named.ENTER) {
      gameOpener.choose(game.setup(), close);
    }
    return key != Key.Named.ESCAPE;
  }

  @Override
  public void paint(TextCanvas canvas, Look look) {
    Notice notice = notices.now();
    List<NewGameRows.Row> rows = rows();
    String current = rows.get(at(rows)).key();
    int x = Math.max(0, (canvas.columns() - WIDTH) / 2);
    int y = Math.max(0, (canvas.rows() - rows.size() - 6) / 2);
    canvas.put(x, y, texts.of("new.title"), TextStyle.PLAIN.bolder());
    int line = y + 2;
    for (NewGameRows.Row row : rows) {
      boolean active = row.key().equals(current);
      TextStyle style = active ? TextStyle.PLAIN.bolder() : TextStyle.PLAIN;
      canvas.put(x, line, active ? look.glyphs().pointer() : " ", style);
      canvas.put(x + 2, line, texts.of(row.key()), active ? style : FAINT);
      String shown = active ? "< " + row.value() + " >" : "  " + row.value();
      canvas.put(x + 2 + NAMES_WIDTH, line++, shown, style);
    }
    canvas.put(x, line + 1, notice.sentence(), notice.failed() ? BAD : TextStyle.PLAIN);
    canvas.put(x, line + 2, texts.of("new.keys.choose"), FAINT);
    canvas.put(x, line + 3, texts.of("new.keys.begin"), FAINT);
  }
}
