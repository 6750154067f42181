package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.MoveText;
import org.gobang.api.Printable;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.Navigation.Step;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;

/** A page with the moves played in the current position and the games that contain it. */
final class ExplorerPage implements ScreenPage {

  private static final int WIDTH = 70;
  private static final int INDENT = 2;

  /** The number of rows for the title, the moves, the table heading and the footer. */
  private static final int AROUND = 8;

  private static final int FIRST_ROW = 5;

  /** The last screen column of each table column. */
  private static final int[] ENDS = {6, 16, 26, 36, 46, 58};

  private final SessionPresenter session;
  private final OpeningExplorer explorer;
  private final Texts texts;

  private final ListRows rows = new ListRows();

  ExplorerPage(SessionPresenter session, Texts texts) {
    this.session = session;
    this.explorer = session.explorer();
    this.texts = texts;
  }

  @Override
  public boolean press(Key key) {
    if (key instanceof Key.Typed typed && typed.codePoint() == 'v') {
      explorer.value(!explorer.isValued());
    } else if (key instanceof Key.Named named) {
      return press(named);
    }
    return true;
  }

  private boolean press(Key.Named key) {
    switch (key) {
      case LEFT -> step(Step.BACK);
      case RIGHT -> step(Step.FORTH);
      case HOME -> step(Step.START);
      case END -> step(Step.END);
      case ENTER -> choose();
      case ESCAPE -> {
        explorer.close();
        return false;
      }
      default -> rows.press(key, explorer.rows().size() + explorer.games().size());
    }
    return true;
  }

  private void step(Step step) {
    rows.chooseFirst();
    session.actions().step(step);
  }

  private void choose() {
    List<OpeningExplorer.Row> moves = explorer.rows();
    int row = rows.chosen();
    rows.chooseFirst();
    if (row < moves.size()) {
      session.actions().follow(moves.get(row).move());
    } else if (row - moves.size() < explorer.games().size()) {
      session.openExplored(explorer.games().get(row - moves.size()));
    }
  }

  @Override
  public void paint(TextCanvas canvas, TerminalStyle look) {
    int width = Math.min(WIDTH, canvas.columns() - 2 * INDENT);
    int x = (canvas.columns() - width) / 2;
    int at = canvas.put(x, 1, texts.of("explorer.title"), TextStyle.STRONG);
    String status = canvas.widths().fit(Printable.of(status()), x + width - at - 2, "..");
    canvas.put(at + 2, 1, status, TextStyle.FAINT);
    canvas.put(x, 2, canvas.widths().fit(moves(), width, ".."), TextStyle.PLAIN);
    paint(
        canvas,
        x,
        FIRST_ROW - 1,
        List.of(
            texts.of("explorer.move"),
            texts.of("explorer.count"),
            texts.of("black"),
            texts.of("explorer.draw"),
            texts.of("white"),
            explorer.isValued() ? texts.of("explorer.value") : ""),
        TextStyle.FAINT);
    paintRows(canvas, look, x, width);
    canvas.putWrapped(x, canvas.rows() - 2, width, texts.of("explorer.keys"), TextStyle.FAINT);
  }

  /** Returns the message of a failed command, or otherwise information on the position. */
  private String status() {
    String notice = session.display().notice().sentence();
    return notice.isEmpty() ? explorer.status().sentence() : notice;
  }

  private String moves() {
    return session.display().position().map(ShownPosition::moves).map(MoveText::write).orElse("");
  }

  private void paintRows(TextCanvas canvas, TerminalStyle look, int x, int width) {
    List<OpeningExplorer.Row> moves = explorer.rows();
    List<ExploredGame> games = explorer.games();
    rows.paint(
        canvas,
        look,
        x,
        FIRST_ROW,
        Math.max(1, canvas.rows() - AROUND),
        moves.size() + games.size(),
        (row, y, style) -> {
          if (row < moves.size()) {
            paint(canvas, x, y, cells(moves.get(row)), style);
          } else {
            String line = line(games.get(row - moves.size()));
            canvas.put(x + 2, y, canvas.widths().fit(line, width - 2, ".."), style);
          }
        });
  }

  /** Paints the cells of a row: the first left-aligned, all others right-aligned. */
  private static void paint(TextCanvas canvas, int x, int y, List<String> cells, TextStyle style) {
    canvas.put(x + 2, y, cells.get(0), style);
    for (int i = 1; i < cells.size(); i++) {
      canvas.put(x + ENDS[i] - canvas.widths().of(cells.get(i)), y, cells.get(i), style);
    }
  }

  private static List<String> cells(OpeningExplorer.Row row) {
    Optional<OpeningExplorer.ResultShares> shares = row.shares();
    return List.of(
        row.move().point().toString(),
        String.valueOf(row.move().results().games()),
        shares.map(each -> each.black() + "%").orElse("-"),
        shares.map(each -> each.draws() + "%").orElse("-"),
        shares.map(each -> each.white() + "%").orElse("-"),
        row.valueText());
  }

  private String line(ExploredGame game) {
    return Stream.of(explorer.date(game), explorer.players(game), explorer.result(game))
        .filter(part -> !part.isBlank())
        .map(Printable::of)
        .collect(Collectors.joining("  "));
  }
}
