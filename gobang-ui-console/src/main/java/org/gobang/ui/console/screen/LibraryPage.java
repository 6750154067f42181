package org.gobang.ui.console.screen;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Printable;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.text.Texts;

/** The choice of a game to look at: one of the finished ones, or any file by its name. */
final class LibraryPage implements Page {

  private static final TextStyle FAINT = TextStyle.PLAIN.ink(new Colour(0x8a8f98, 8));
  private static final TextStyle STRONG = TextStyle.PLAIN.bolder();
  private static final int WIDTH = 70;
  private static final int INDENT = 2;

  /** Rows above and below the list. */
  private static final int AROUND = 6;

  private static final int FIRST_ROW = 3;
  private static final int PAGE = 10;

  private final Library library;
  private final Consumer<String> open;
  private final Texts texts;
  private final InputLine typed = new InputLine();

  /**
   * A choice among what is in the library.
   *
   * @param open told the file that was chosen
   */
  LibraryPage(Library library, Consumer<String> open, Texts texts) {
    this.library = library;
    this.open = open;
    this.texts = texts;
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
      case UP -> library.move(-1);
      case DOWN, TAB -> library.move(1);
      case PAGE_UP -> library.move(-PAGE);
      case PAGE_DOWN -> library.move(PAGE);
      case HOME -> homeOrEnd(key, -library.chosen());
      case END -> homeOrEnd(key, library.files().map(List::size).orElse(0));
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
      library.move(way);
    } else {
      typed.press(key);
    }
  }

  private boolean choose() {
    Optional<String> file =
        typed.isEmpty() ? library.file().map(Path::toString) : Optional.of(typed.text().strip());
    file.ifPresent(open);
    return file.isPresent();
  }

  @Override
  public void paint(TextCanvas canvas, Look look) {
    int width = Math.min(WIDTH, canvas.columns() - 2 * INDENT);
    int x = (canvas.columns() - width) / 2;
    paintTitle(canvas, x);
    List<Path> shown = library.shown(Math.max(1, canvas.rows() - AROUND));
    int row = FIRST_ROW;
    for (Path file : shown) {
      boolean chosen = library.file().filter(file::equals).isPresent() && typed.isEmpty();
      canvas.put(x, row, chosen ? look.glyphs().pointer() : " ", STRONG);
      String line = canvas.widths().fit(line(file), width - 2, "..");
      canvas.put(x + 2, row++, line, chosen ? STRONG : TextStyle.PLAIN);
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
    int size = library.files().map(List::size).orElse(0);
    String key = library.files().isEmpty() ? "list.asked" : size == 0 ? "list.none" : "list.place";
    canvas.put(at + 2, 1, texts.of(key, library.chosen() + 1, size), FAINT);
  }

  /** When, who against whom, and how it ended; the name of the file until that is known. */
  private String line(Path file) {
    String name = String.valueOf(file.getFileName());
    return Printable.of(library.inside(file).map(game -> line(game, name)).orElse(name));
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
