package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Printable;
import org.gobang.presentation.files.FinishedGames;
import org.gobang.presentation.files.FinishedGames.Entry;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.text.Texts;

/** The choice of a game to look at: one of the finished ones, or any file by its name. */
final class FinishedGamesPage implements Page {

  private static final TextStyle FAINT = TextStyle.PLAIN.ink(new Colour(0x8a8f98, 8));
  private static final TextStyle STRONG = TextStyle.PLAIN.bolder();
  private static final int WIDTH = 70;
  private static final int INDENT = 2;

  /** Rows above and below the list. */
  private static final int AROUND = 6;

  private static final int FIRST_ROW = 3;
  private static final int PAGE = 10;

  private final FinishedGames games;
  private final Consumer<String> open;
  private final Texts texts;
  private final InputLine typed = new InputLine();

  /** The index of the game that is chosen, and of the first one that is shown. */
  private int chosen;

  private int first;

  /**
   * A choice among the finished games.
   *
   * @param open receives the file that was chosen
   */
  FinishedGamesPage(FinishedGames games, Consumer<String> open, Texts texts) {
    this.games = games;
    this.open = open;
    this.texts = texts;
    games.list();
  }

  @Override
  public boolean press(Key key) {
    if (key instanceof Key.Typed character) {
      typed.add(character.codePoint());
    } else if (key instanceof Key.Pasted pasted) {
      typed.add(pasted.text());
    } else if (key instanceof Key.Named named) {
      return press(named);
    }
    return true;
  }

  private boolean press(Key.Named key) {
    switch (key) {
      case UP -> move(-1);
      case DOWN, TAB -> move(1);
      case PAGE_UP -> move(-PAGE);
      case PAGE_DOWN -> move(PAGE);
      case HOME -> homeOrEnd(key, -chosen);
      case END -> homeOrEnd(key, games.entries().size());
      case ENTER -> {
        return !choose();
      }
      case ESCAPE -> {
        boolean nothingTyped = typed.isEmpty();
        typed.clear();
        return !nothingTyped;
      }
      default -> typed.press(key);
    }
    return true;
  }

  /** In what is typed, or else in the list. */
  private void homeOrEnd(Key.Named key, int way) {
    if (typed.isEmpty()) {
      move(way);
    } else {
      typed.press(key);
    }
  }

  /** Chooses another game, as far as there are any. */
  private void move(int by) {
    chosen = Math.max(0, Math.min(games.entries().size() - 1, chosen + by));
  }

  private boolean choose() {
    Optional<String> file =
        typed.isEmpty()
            ? games.entries().stream().skip(chosen).findFirst().map(game -> game.file().toString())
            : Optional.of(typed.text().strip());
    file.ifPresent(open);
    return file.isPresent();
  }

  @Override
  public void paint(TextCanvas canvas, Look look) {
    int width = Math.min(WIDTH, canvas.columns() - 2 * INDENT);
    int x = (canvas.columns() - width) / 2;
    paintTitle(canvas, x);
    int rows = Math.max(1, canvas.rows() - AROUND);
    List<Entry> entries = games.entries();
    first = Math.max(chosen - rows + 1, Math.min(first, chosen));
    int end = Math.min(entries.size(), first + rows);
    games.request(first, end);
    for (int i = first; i < end; i++) {
      int row = FIRST_ROW + i - first;
      boolean marked = i == chosen && typed.isEmpty();
      canvas.put(x, row, marked ? look.glyphs().pointer() : " ", STRONG);
      String line = canvas.widths().fit(line(entries.get(i)), width - 2, "..");
      canvas.put(x + 2, row, line, marked ? STRONG : TextStyle.PLAIN);
    }
    int foot = canvas.rows() - 2;
    if (typed.isEmpty()) {
      int at = foot;
      for (String line : Wrap.of(texts.of("list.keys"), width, canvas.widths())) {
        canvas.put(x, at++, line, FAINT);
      }
    } else {
      typed.paint(canvas, x, foot, width);
    }
  }

  private void paintTitle(TextCanvas canvas, int x) {
    int at = canvas.put(x, 1, texts.of("list.title"), STRONG);
    int size = games.entries().size();
    String key = !games.isListed() ? "list.asked" : size == 0 ? "list.none" : "list.place";
    canvas.put(at + 2, 1, texts.of(key, chosen + 1, size), FAINT);
  }

  /** When, who against whom, and how it ended; the name of the file until that is known. */
  private String line(Entry entry) {
    String name = String.valueOf(entry.file().getFileName());
    return Printable.of(entry.game().map(game -> line(game, name)).orElse(name));
  }

  private String line(GameSummary game, String name) {
    return texts.of(
        "list.line",
        game.played().isBlank() ? name : game.played(),
        game.black(),
        game.white(),
        game.result(),
        game.moves());
  }
}
