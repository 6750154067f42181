package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Printable;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;

/** The page for a new game. */
final class NewGamePage implements ScreenPage {

  private static final int WIDTH = 48;
  private static final int TOLD_WIDTH = 60;

  /** The number of lines above and below the rows. */
  private static final int FRAME = 8;

  /** The number of lines for a message or the description of a row. */
  private static final int TOLD = 3;

  private static final Key SPACE = new Key.Typed(' ');

  private final SessionPresenter session;
  private final Texts texts;
  private final Runnable close;
  private NewGame game;
  private final MenuRows rows = new MenuRows(this::rows, "new.BLACK");

  /**
   * Whether the value of the row is being typed. The first character replaces the previous value.
   */
  private boolean typing;

  NewGamePage(NewGame game, SessionPresenter session, Texts texts, Runnable close) {
    this.game = game;
    this.session = session;
    this.texts = texts;
    this.close = close;
  }

  /** Updates the choices. The selection remains, except for removed rules and players. */
  @Override
  public void changed(Plugins plugins) {
    game = game.among(GameChoices.of(plugins, texts));
  }

  private List<MenuRow> rows() {
    return NewGameRows.of(game, session, texts);
  }

  @Override
  public boolean press(Key key) {
    if (rows.press(key)) {
      typing = false;
    } else if (key == Key.Named.ENTER) {
      begin();
    } else {
      edit(key);
    }
    return key != Key.Named.ESCAPE;
  }

  /** Starts the game, or goes to the first row with an invalid value. */
  private void begin() {
    rows.all().stream()
        .filter(row -> row.refusal().isPresent())
        .findFirst()
        .ifPresentOrElse(
            rows::activate, () -> session.choose(game, close, session.notices()::fail));
  }

  private void edit(Key key) {
    Optional<MenuRow.Input> input = rows.active().input();
    if (input.isEmpty()) {
      if (key.equals(SPACE)) {
        rows.active().change().accept(1);
      }
    } else if (key instanceof Key.Typed typed) {
      type(input.get(), Character.toString(typed.codePoint()));
    } else if (key instanceof Key.Pasted pasted) {
      pasted
          .text()
          .lines()
          .findFirst()
          .map(Printable::of)
          .ifPresent(line -> type(input.get(), line));
    } else if (key == Key.Named.BACKSPACE) {
      input.get().delete();
      typing = true;
    } else if (key == Key.Named.CONTROL_U) {
      input.get().set().accept("");
    }
  }

  private void type(MenuRow.Input input, String text) {
    input.set().accept(typing ? input.text() + text : text);
    typing = true;
  }

  @Override
  public void paint(TextCanvas canvas, TerminalStyle look) {
    Notice notice = session.notices().now();
    int shown = Math.min(rows.all().size(), Math.max(1, canvas.rows() - FRAME));
    int x = Math.max(0, (canvas.columns() - WIDTH) / 2);
    int y = Math.max(0, (canvas.rows() - shown - FRAME) / 2);
    canvas.put(x, y, texts.of("new.title"), TextStyle.STRONG);
    rows.paint(canvas, look, x, y + 2, shown);
    int line = y + 2 + shown;
    Optional<String> refusal = rows.active().refusal();
    TextStyle style = refusal.isPresent() || notice.failed() ? TextStyle.BAD : TextStyle.PLAIN;
    String about = notice.sentence().isEmpty() ? rows.active().about() : notice.sentence();
    paintTold(canvas, x, line + 1, refusal.orElse(about), style);
    boolean typed = rows.active().input().isPresent();
    line += 1 + TOLD;
    canvas.put(x, line, texts.of(typed ? "new.keys.type" : "new.keys.choose"), TextStyle.FAINT);
    canvas.put(x, line + 1, texts.of("new.keys.begin"), TextStyle.FAINT);
  }

  private static void paintTold(TextCanvas canvas, int x, int y, String text, TextStyle style) {
    CharacterWidths widths = canvas.widths();
    int width = Math.min(TOLD_WIDTH, canvas.columns() - x - 1);
    List<String> lines = LineWrapper.of(text, Math.max(1, width), widths);
    for (int i = 0; i < Math.min(TOLD, lines.size()); i++) {
      boolean cut = i == TOLD - 1 && lines.size() > TOLD;
      canvas.put(
          x, y + i, cut ? widths.fit(lines.get(i) + " ..", width, "..") : lines.get(i), style);
    }
  }
}
