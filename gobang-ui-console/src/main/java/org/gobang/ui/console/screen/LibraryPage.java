package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Printable;
import org.gobang.api.library.LibraryGame;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.library.LibraryFilter;
import org.gobang.presentation.library.LibraryPresenter;
import org.gobang.presentation.library.LibraryRow;
import org.gobang.presentation.library.OwnResults;
import org.gobang.presentation.text.Texts;

/**
 * The page of the library: the games that match all typed words, or a file by name. A second view
 * shows the results of the user.
 */
final class LibraryPage implements ScreenPage {

  private static final int WIDTH = 70;
  private static final int INDENT = 2;

  /** The number of rows above and below the list. */
  private static final int AROUND = 7;

  private static final int FIRST_ROW = 3;

  private final LibraryPresenter library;
  private final Consumer<LibraryGame> open;
  private final Consumer<String> openFile;
  private final Texts texts;
  private final InputLine typed = new InputLine();
  private final ListRows rows = new ListRows();
  private boolean results;

  /**
   * Creates a page with a listing of the library, which is closed with the page.
   *
   * @param open receives the chosen game
   * @param openFile receives a typed file name
   */
  LibraryPage(
      LibraryPresenter library,
      Consumer<LibraryGame> open,
      Consumer<String> openFile,
      Texts texts) {
    this.library = library;
    this.open = open;
    this.openFile = openFile;
    this.texts = texts;
    library.list();
  }

  @Override
  public boolean press(Key key) {
    boolean stays = true;
    if (key instanceof Key.Typed character) {
      typed.add(character.codePoint());
    } else if (key instanceof Key.Pasted pasted) {
      typed.add(pasted.text());
    } else if (key instanceof Key.Named named) {
      stays = press(named);
    }
    if (stays) {
      search();
    } else {
      library.close();
    }
    return stays;
  }

  private void search() {
    LibraryFilter wanted = LibraryFilter.of(typed.text());
    if (library.filter(wanted)) {
      rows.chooseFirst();
    }
  }

  private boolean press(Key.Named key) {
    boolean edits = !typed.isEmpty() && (key == Key.Named.HOME || key == Key.Named.END);
    switch (key) {
      case TAB -> results = !results;
      case ENTER -> {
        return !choose();
      }
      case ESCAPE -> {
        boolean nothingTyped = typed.isEmpty();
        typed.clear();
        return !nothingTyped;
      }
      default -> {
        if (edits || !rows.press(key, library.wanted().size())) {
          typed.press(key);
        }
      }
    }
    return true;
  }

  /** Opens the selected game, or the file with the typed name, and returns whether there is one. */
  private boolean choose() {
    Optional<LibraryRow> game = library.wanted().stream().skip(rows.chosen()).findFirst();
    if (game.isPresent()) {
      open.accept(game.get().game());
    } else if (!typed.isEmpty()) {
      openFile.accept(typed.text().strip());
    }
    return game.isPresent() || !typed.isEmpty();
  }

  @Override
  public void paint(TextCanvas canvas, TerminalStyle look) {
    int width = Math.min(WIDTH, canvas.columns() - 2 * INDENT);
    int x = (canvas.columns() - width) / 2;
    if (results) {
      paintResults(canvas, x, width);
    } else {
      paintTitle(canvas, x);
      paintGames(canvas, look, x, width);
    }
    int foot = canvas.rows() - 3;
    if (!typed.isEmpty() && !results) {
      typed.paint(canvas, x, foot, width);
      foot++;
    }
    canvas.putWrapped(x, foot, width, texts.of(keys()), TextStyle.FAINT);
  }

  private String keys() {
    return results
        ? "list.keys.results"
        : typed.isEmpty()
            ? "list.keys"
            : library.wanted().isEmpty() ? "list.keys.file" : "list.keys.typed";
  }

  private void paintTitle(TextCanvas canvas, int x) {
    int at = canvas.put(x, 1, texts.of("list.title"), TextStyle.STRONG);
    int size = library.wanted().size();
    boolean none = size == 0 && typed.isEmpty();
    String key = !library.isListed() ? "list.asked" : none ? "list.none" : "list.place";
    canvas.put(at + 2, 1, texts.of(key, Math.min(rows.chosen() + 1, size), size), TextStyle.FAINT);
  }

  private void paintGames(TextCanvas canvas, TerminalStyle look, int x, int width) {
    List<LibraryRow> games = library.wanted();
    rows.paint(
        canvas,
        look,
        x,
        FIRST_ROW,
        Math.max(1, canvas.rows() - AROUND),
        games.size(),
        (row, y, style) ->
            canvas.put(
                x + 2, y, canvas.widths().fit(line(games.get(row)), width - 2, ".."), style));
  }

  private void paintResults(TextCanvas canvas, int x, int width) {
    canvas.put(x, 1, texts.of("list.results"), TextStyle.STRONG);
    OwnResults own = library.results();
    List<String> lines = new ArrayList<>(own.lines(texts));
    lines.add("");
    lines.add(own.ratingText(texts));
    lines.add(texts.of("library.rating.how"));
    int row = FIRST_ROW;
    for (String line : lines) {
      List<String> wrapped =
          line.isEmpty() ? List.of("") : LineWrapper.of(line, width, canvas.widths());
      for (String part : wrapped) {
        if (row < canvas.rows() - AROUND + FIRST_ROW) {
          canvas.put(x, row++, Printable.of(part), TextStyle.PLAIN);
        }
      }
    }
  }

  /** Returns a line with the date, the players and the result. */
  private String line(LibraryRow row) {
    GameSummary game = row.summary();
    String name = String.valueOf(row.game().source().file().getFileName());
    String line =
        texts.of(
            "list.line",
            game.played().isBlank() ? name : game.played(),
            game.black(),
            game.white(),
            row.result(),
            game.moves());
    return Printable.of(row.opening().isEmpty() ? line : line + ", " + row.opening());
  }
}
