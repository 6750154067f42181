package org.gobang.ui.console.screen;

import java.util.List;
import java.util.stream.Stream;
import org.gobang.presentation.problem.ProblemMenu;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;

/** The page for the problem filter. */
final class ProblemsPage implements ScreenPage {

  private static final int WIDTH = 60;

  /** The number of lines above and below the rows. */
  private static final int FRAME = 8;

  private final SessionPresenter session;
  private final Texts texts;
  private final Runnable close;
  private final ProblemMenu menu;
  private final MenuRows rows = new MenuRows(this::rows, ProblemMenu.Row.TASK.name());

  /**
   * Creates a page with the current filter.
   *
   * @param close called when a problem is open
   */
  ProblemsPage(SessionPresenter session, Texts texts, Runnable close) {
    this.session = session;
    this.texts = texts;
    this.close = close;
    // The screen is drawn after each task of the loop.
    this.menu = session.problems().menu(() -> {});
  }

  private List<MenuRow> rows() {
    return Stream.of(ProblemMenu.Row.values()).map(this::row).toList();
  }

  private MenuRow row(ProblemMenu.Row row) {
    List<String> values = menu.values(row);
    int chosen = menu.chosen(row);
    return MenuRow.choice(
        row.name(),
        menu.name(row),
        values.get(chosen),
        by -> menu.choose(row, Math.floorMod(chosen + by, values.size())));
  }

  @Override
  public boolean press(Key key) {
    if (key == Key.Named.ENTER) {
      session.notices().settle();
      session.problems().choose(menu, close, session.notices()::fail);
    } else if (rows.press(key)) {
      session.notices().settle();
    }
    return key != Key.Named.ESCAPE;
  }

  @Override
  public void paint(TextCanvas canvas, TerminalStyle look) {
    int count = ProblemMenu.Row.values().length;
    int x = Math.max(0, (canvas.columns() - WIDTH) / 2);
    int line = Math.max(0, (canvas.rows() - count - FRAME) / 2);
    canvas.put(x, line, texts.of("problem.choose.title"), TextStyle.STRONG);
    rows.paint(canvas, look, x, line + 2, count);
    line += count + 3;
    canvas.put(x, line, menu.counts(), TextStyle.PLAIN);
    canvas.put(x, line + 1, menu.progress(), TextStyle.FAINT);
    Notice notice = session.notices().now();
    TextStyle style = notice.failed() ? TextStyle.BAD : TextStyle.PLAIN;
    line = Math.max(line + 3, canvas.putWrapped(x, line + 2, WIDTH, notice.sentence(), style));
    canvas.put(x, line, texts.of("new.keys.choose"), TextStyle.FAINT);
    canvas.put(x, line + 1, texts.of("new.keys.begin"), TextStyle.FAINT);
  }
}
