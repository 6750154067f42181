package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Printable;
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
  private static final int MOST_NAMES_WIDTH = 30;
  private static final int VALUES_WIDTH = 26;
  private static final int TOLD_WIDTH = 60;

  /** Lines above and below the rows. */
  private static final int FRAME = 7;

  /** Lines of a message, or of what there is to know about a row. */
  private static final int TOLD = 2;

  private static final Key SPACE = new Key.Typed(' ');

  private final ScreenGameOpener gameOpener;
  private final Notices notices;
  private final Texts texts;
  private final Runnable close;
  private NewGame game;
  private String chosen = "new.BLACK";

  /** Whether the value of the row is being typed; the first character replaces the one before. */
  private boolean typing;

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

  private List<NewGameRow> rows() {
    return NewGameRows.of(game, gameOpener, texts);
  }

  /** The row that is being changed; the first where it is there no more. */
  private int at(List<NewGameRow> rows) {
    return Math.max(0, rows.stream().map(NewGameRow::key).toList().indexOf(chosen));
  }

  private void move(int by) {
    List<NewGameRow> rows = rows();
    chosen = rows.get(Math.floorMod(at(rows) + by, rows.size())).key();
    typing = false;
  }

  private void change(int by) {
    List<NewGameRow> rows = rows();
    rows.get(at(rows)).change().accept(by);
    typing = false;
  }

  @Override
  public boolean press(Key key) {
    if (key == Key.Named.UP) {
      move(-1);
    } else if (key == Key.Named.DOWN || key == Key.Named.TAB) {
      move(1);
    } else if (key == Key.Named.LEFT) {
      change(-1);
    } else if (key == Key.Named.RIGHT) {
      change(1);
    } else if (key == Key.Named.ENTER) {
      begin();
    } else {
      edit(key);
    }
    return key != Key.Named.ESCAPE;
  }

  /** Begins the game, or goes to the first row whose value is refused. */
  private void begin() {
    rows().stream()
        .filter(row -> row.refusal().isPresent())
        .findFirst()
        .ifPresentOrElse(row -> chosen = row.key(), () -> gameOpener.choose(game, close));
  }

  private void edit(Key key) {
    List<NewGameRow> rows = rows();
    Optional<NewGameRow.Input> input = rows.get(at(rows)).input();
    if (input.isEmpty()) {
      if (key.equals(SPACE)) {
        change(1);
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

  private void type(NewGameRow.Input input, String text) {
    input.set().accept(typing ? input.text() + text : text);
    typing = true;
  }

  @Override
  public void paint(TextCanvas canvas, Look look) {
    Notice notice = notices.now();
    List<NewGameRow> rows = rows();
    int at = at(rows);
    int room = Math.max(1, canvas.rows() - FRAME);
    int first = Math.max(0, Math.min(at - room / 2, rows.size() - room));
    List<NewGameRow> shown = rows.subList(first, Math.min(rows.size(), first + room));
    int x = Math.max(0, (canvas.columns() - WIDTH) / 2);
    int y = Math.max(0, (canvas.rows() - shown.size() - FRAME) / 2);
    canvas.put(x, y, texts.of("new.title"), TextStyle.PLAIN.bolder());
    int line = y + 2;
    int names = namesWidth(rows, canvas.widths());
    for (NewGameRow row : shown) {
      paint(canvas, look, x, line++, names, row, row.equals(rows.get(at)));
    }
    Optional<String> refusal = rows.get(at).refusal();
    TextStyle style = refusal.isPresent() || notice.failed() ? BAD : TextStyle.PLAIN;
    String about = notice.sentence().isEmpty() ? rows.get(at).about() : notice.sentence();
    paintTold(canvas, x, line + 1, refusal.orElse(about), style);
    boolean typed = rows.get(at).input().isPresent();
    line += 1 + TOLD;
    canvas.put(x, line, texts.of(typed ? "new.keys.type" : "new.keys.choose"), FAINT);
    canvas.put(x, line + 1, texts.of("new.keys.begin"), FAINT);
  }

  private static void paintTold(TextCanvas canvas, int x, int y, String text, TextStyle style) {
    Widths widths = canvas.widths();
    int width = Math.min(TOLD_WIDTH, canvas.columns() - x - 1);
    List<String> lines = Wrap.of(text, Math.max(1, width), widths);
    for (int i = 0; i < Math.min(TOLD, lines.size()); i++) {
      boolean cut = i == TOLD - 1 && lines.size() > TOLD;
      canvas.put(
          x, y + i, cut ? widths.fit(lines.get(i) + " ..", width, "..") : lines.get(i), style);
    }
  }

  private static int namesWidth(List<NewGameRow> rows, Widths widths) {
    int longest = rows.stream().mapToInt(row -> widths.of(row.name())).max().orElse(0);
    return Math.max(NAMES_WIDTH, Math.min(MOST_NAMES_WIDTH, longest + 1));
  }

  private static void paint(
      TextCanvas canvas, Look look, int x, int y, int names, NewGameRow row, boolean active) {
    Widths widths = canvas.widths();
    TextStyle style = active ? TextStyle.PLAIN.bolder() : TextStyle.PLAIN;
    canvas.put(x, y, active ? look.glyphs().pointer() : " ", style);
    canvas.put(x + 2, y, widths.cut(row.name(), names - 1), active ? style : FAINT);
    int at = x + 2 + names;
    TextStyle valued = row.refusal().isPresent() ? BAD : style;
    if (row.input().isPresent()) {
      int end = canvas.put(at + 2, y, widths.tail(row.value(), VALUES_WIDTH), valued);
      canvas.put(end, y, " ", active ? style.reverse() : style);
    } else {
      canvas.put(at, y, active ? "< " + row.value() + " >" : "  " + row.value(), valued);
    }
  }
}
