package org.gobang.presentation.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LibraryPresenterTest {

  private final FakeWorkbench bench = new FakeWorkbench("deep");
  private final Texts texts = Texts.shared(Locale.ENGLISH);
  private final LibraryPresenter library =
      new LibraryPresenter(
          new BackgroundTasks(
              new InterfaceContext(bench, new PositionDescriber(bench, texts), bench, () -> {}),
              bench),
          () -> {});

  private LibraryPresenterTest keep(String file, String black, String white, String result) {
    bench.keep(file, "h8 i9 h9", Map.of("black", black, "white", white, "result", result));
    return this;
  }

  private LibraryPresenter listed() {
    library.list();
    bench.runAll();
    return library;
  }

  private List<String> files() {
    return library.wanted().stream()
        .map(row -> row.game().source().file().getFileName().toString())
        .toList();
  }

  @Test
  void listsTheNewestGamesFirst() {
    keep("2026-01-01_10-00_a.sgf", "deep", "Anna", "black");
    keep("2026-01-02_10-00_b.sgf", "Anna", "deep:level=3", "draw");
    assertThat(listed().wanted())
        .extracting(
            row -> row.summary().played() + " " + row.players() + ", " + row.summary().result())
        .containsExactly(
            "2026-01-02 10:00 Anna – Deep · level 3, Draw",
            "2026-01-01 10:00 Deep – Anna, Black won");
    assertThat(library.status().sentence()).isEqualTo("2 of 2 games");
  }

  @Test
  void findsGamesWithAllWords() {
    keep("2026-01-01_10-00_a.sgf", "deep", "Anna", "black");
    keep("2026-02-02_10-00_b.sgf", "Anna", "deep", "black");
    keep("2026-02-03_10-00_c.sgf", "Bert", "deep", "white");
    listed();
    library.filter(LibraryFilter.of(" ANNA  2026-02"));
    assertThat(files()).containsExactly("2026-02-02_10-00_b.sgf");
    library.filter(LibraryFilter.of("WIN from h8"));
    assertThat(files()).containsExactly("2026-02-02_10-00_b.sgf");
    library.filter(LibraryFilter.of("anna nothing"));
    assertThat(files()).isEmpty();
    assertThat(library.status().sentence()).isEqualTo("0 of 3 games");
  }

  @ParameterizedTest
  @CsvSource({
    "2026,       a b",
    "2026-01,    a",
    "01-12,      a",
    "10:00,      a b",
    "1,          b",
    "10,         a",
    "202,        ''",
    "-0,         ''",
    "level 1,    b",
    "anna 2027,  ''",
    "15,         a b",
  })
  void findsDatesByYearAndWholeNumbers(String words, String found) {
    keep("2026-01-12_10-00_a.sgf", "deep:level=10", "Anna", "black");
    keep("2026-02-12_10-00_b.sgf", "deep:level=1", "Anna", "black");
    listed();
    library.filter(LibraryFilter.of(words));
    assertThat(files().stream().map(file -> file.substring(17, 18)).sorted())
        .containsExactlyElementsOf(found.isEmpty() ? List.of() : List.of(found.split(" ", -1)));
  }

  @Test
  void distinguishesResultsOfTheUserFromThoseOfTheColours() {
    keep("1.sgf", "deep", "Anna", "black");
    keep("2.sgf", "Anna", "deep", "black");
    keep("3.sgf", "Anna", "Bert", "black");
    bench.keep("4.sgf", "h8", Map.of("black", "deep"));
    listed();
    library.filter(with(LibraryFilter.Result.WON));
    assertThat(files()).containsExactly("2.sgf");
    library.filter(with(LibraryFilter.Result.LOST));
    assertThat(files()).containsExactly("1.sgf");
    library.filter(with(LibraryFilter.Result.OPEN));
    assertThat(files()).containsExactly("4.sgf");
    assertThat(library.results().opponents())
        .singleElement()
        .satisfies(
            deep ->
                assertThat(List.of(deep.name(), deep.won(), deep.drawn(), deep.lost()))
                    .containsExactly("Deep", 1, 0, 1));
  }

  @Test
  void listsUncountedGamesSeparately() {
    Map<String, String> won =
        Map.of("black", "Anna", "white", "deep", "result", "black", "ending", "line");
    bench.keep("1.sgf", "h8", won);
    bench.keep("2.sgf", "h8", with(won, Map.of("unrated", "position take-back")));
    bench.keep("3.sgf", "h8", with(won, Map.of("ending", "crashed")));
    listed();
    assertThat(library.results().lines(texts))
        .containsExactly(
            "Deep: 1 won, 0 drawn, 0 lost (100%)",
            "Unrated games:", "Deep: 2 won, 0 drawn, 0 lost (100%)");
    assertThat(library.wanted())
        .extracting(LibraryRow::result)
        .containsExactly(
            "Black won",
            "Black won (unrated: custom start position, take-back)",
            "Black won (unrated: engine failed)");
  }

  @Test
  void identifiesComputersByTheRecord() {
    Map<String, String> computers =
        Map.of("black-type", "computer", "white-type", "computer", "result", "black");
    bench.keep("1.sgf", "h8", with(computers, Map.of("black", "gone", "white", "deep")));
    // A human may have the name of a player, or no name.
    Map<String, String> human =
        Map.of("black-type", "human", "white-type", "computer", "result", "white");
    bench.keep("2.sgf", "h8", with(human, Map.of("black", "deep", "white", "gone")));
    listed();
    assertThat(library.results().opponents())
        .singleElement()
        .satisfies(gone -> assertThat(gone.name() + gone.lost()).isEqualTo("gone1"));
  }

  @Test
  void doesNotMistakeARemovedPlayerForTheUser() {
    keep("1.sgf", "gone-player", "deep", "black");
    keep("2.sgf", "gone:level=3", "deep", "black");
    bench.keep("3.sgf", "h8", Map.of("white", "deep", "result", "black"));
    listed();
    assertThat(library.results().opponents())
        .as("only the game of a human without a name")
        .singleElement()
        .satisfies(deep -> assertThat(deep.games()).isEqualTo(1));
  }

  private static Map<String, String> with(Map<String, String> tags, Map<String, String> more) {
    Map<String, String> all = new HashMap<>(tags);
    all.putAll(more);
    return all;
  }

  private static LibraryFilter with(LibraryFilter.Result result) {
    return new LibraryFilter(List.of(), result, Optional.empty(), Optional.empty());
  }

  @Test
  void showsTheEndOfAGameOnTheBoard() {
    keep("1.sgf", "deep", "Anna", "black");
    List<BoardScene> ends = new ArrayList<>();
    library.preview(listed().wanted().get(0), ends::add);
    bench.runAll();
    assertThat(ends)
        .singleElement()
        .satisfies(
            end -> {
              assertThat(end.spot(Point.parse("h9")).last()).isTrue();
              assertThat(end.stones()).containsEntry(Point.parse("i9"), Stone.WHITE).hasSize(3);
            });
  }

  @Test
  void deletesAndExports() {
    keep("1.sgf", "deep", "Anna", "black").keep("2.sgf", "deep", "Anna", "black");
    library.exportTo(listed().wanted(), Path.of("all.sgf"));
    bench.runAll();
    assertThat(library.status().sentence()).isEqualTo("Exported 2 games: all.sgf");
    library.exportTo(library.wanted(), Path.of("all.doc"));
    bench.runAll();
    assertThat(library.status().failed()).isTrue();
    library.delete(library.wanted().subList(0, 1));
    bench.runAll();
    assertThat(files()).containsExactly("2.sgf");
    assertThat(library.status().sentence()).isEqualTo("Deleted 1 game.");
    library.filter(LibraryFilter.of("deep"));
    assertThat(library.status().sentence())
        .as("the next filter hides the report of the deletion")
        .isEqualTo("1 of 1 game");
  }

  @Test
  void reportsUnreadableFiles() {
    keep("1.sgf", "deep", "Anna", "black");
    bench.records.finished.add(Path.of("gone.sgf"));
    assertThat(listed().status().sentence()).isEqualTo("gone.sgf: no file");
    assertThat(files()).containsExactly("1.sgf");
  }

  @Test
  void listsInTheBackgroundUntilItIsClosed() {
    bench.records.disk = new CompletableFuture<>();
    keep("1.sgf", "deep", "Anna", "black");
    listed();
    assertThat(library.isListed()).isFalse();
    library.close();
    assertThat(bench.library.closed).isEqualTo(1);
    bench.records.disk.complete(true);
    bench.runAll();
    assertThat(files()).isEmpty();
  }
}
