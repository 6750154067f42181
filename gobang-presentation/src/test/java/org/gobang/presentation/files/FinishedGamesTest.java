package org.gobang.presentation.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.workbench.Records;
import org.gobang.api.workbench.UnfinishedGame;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.files.FinishedGames.Entry;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class FinishedGamesTest implements FinishedGames.View {

  private final FakeWorkbench bench = new FakeWorkbench("deep");
  private final Texts texts = Texts.shared(Locale.ENGLISH);
  private final SlowRecords records = new SlowRecords();
  private final FinishedGames games =
      new FinishedGames(
          records,
          this::board,
          new PositionDescriber(bench, texts),
          new BackgroundTasks(bench, bench, new Notices(texts, () -> {})),
          this);
  private final List<String> told = new ArrayList<>();

  /** Renju without fouls, with one point that is vacant at the end whatever was played. */
  private CompletionStage<Board> board(String rules, Start start) {
    return rules.equals("renju")
        ? CompletableFuture.completedStage(
            vacated(new FakeBoard(rules, start, List.of(), Map.of()), Point.parse("b2")))
        : CompletableFuture.failedStage(new RefusedException("there are no rules " + rules));
  }

  private static Board vacated(Board plain, Point captured) {
    return (Board)
        Proxy.newProxyInstance(
            Board.class.getClassLoader(),
            new Class<?>[] {Board.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("at") && captured.equals(arguments[0])) {
                return Cell.VACANT;
              }
              try {
                Object answer = method.invoke(plain, arguments);
                return answer instanceof Board next ? vacated(next, captured) : answer;
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  /** Records that are read when the test lets the disk go on. */
  private static final class SlowRecords implements Records {

    private final CompletableFuture<List<Path>> finished = new CompletableFuture<>();
    private final Map<Path, CompletableFuture<LoadedGame>> read = new LinkedHashMap<>();

    @Override
    public CompletionStage<LoadedGame> read(Path file) {
      return read.computeIfAbsent(file, any -> new CompletableFuture<>());
    }

    @Override
    public CompletionStage<List<String>> write(GameRecord record, List<Integer> path, Path file) {
      throw new UnsupportedOperationException();
    }

    @Override
    public CompletionStage<List<Path>> finished() {
      return finished;
    }

    @Override
    public CompletionStage<List<UnfinishedGame>> unfinished() {
      throw new UnsupportedOperationException();
    }

    @Override
    public CompletionStage<Path> discard(String id) {
      throw new UnsupportedOperationException();
    }
  }

  @Override
  public void listed() {
    told.add("listed " + games.entries().size());
  }

  @Override
  public void read(int index) {
    told.add("read " + index);
  }

  @Override
  public void failed(String sentence) {
    told.add(sentence);
  }

  private void list(String... names) {
    games.list();
    records.finished.complete(List.of(names).stream().map(Path::of).toList());
    bench.runAll();
  }

  private CompletableFuture<LoadedGame> file(String name) {
    return records.read(Path.of(name)).toCompletableFuture();
  }

  private void put(String name, String moves, Map<String, String> tags) {
    GameRecord bare = GameRecord.of("renju", Start.empty(13), MoveText.parse(moves, Stone.BLACK));
    file(name).complete(new LoadedGame(bare.withTags(tags), List.of()));
    bench.runAll();
  }

  @Test
  void areListedWhenTheDiskHasAnswered() {
    games.list();
    bench.runAll();
    assertThat(games.isListed()).isFalse();
    records.finished.complete(List.of(Path.of("a.sgf")));
    assertThat(told).as("on the front end's thread alone").isEmpty();
    bench.runAll();
    assertThat(games.isListed()).isTrue();
    assertThat(told).containsExactly("listed 1");
    assertThat(records.read).as("nothing was requested").isEmpty();
  }

  @Test
  void areReadOneAfterTheOtherAndABrokenOneHasAFault() {
    String dated = "2026-11-22_17-05_a.sgf";
    list("a.sgf", "b.sgf", dated);
    games.request(0, 9);
    assertThat(records.read).containsOnlyKeys(Path.of("a.sgf"));
    put("a.sgf", "h8 i9 h9", Map.of("black", "deep", "white", "Anna", "result", "black"));
    file("b.sgf")
        .completeExceptionally(new RefusedException(Path.of("b.sgf").toString() + ": no file"));
    bench.runAll();
    put(dated, "h8 pass", Map.of("date", "2026-11-21", "result", "draw"));
    assertThat(told).containsExactly("listed 3", "read 0", "read 1", "read 2");
    List<Entry> entries = games.entries();
    assertThat(entries.get(0).game())
        .contains(new GameSummary("", "Deep", "Anna", "Renju, 13 lines", "Black won", 3));
    assertThat(entries.get(1).game()).isEmpty();
    assertThat(entries.get(1).fault()).isEqualTo("b.sgf: no file");
    assertThat(entries.get(2).game().map(game -> game.sentence(texts)))
        .contains("Person - Person, 2026-11-22 17:05, Renju, 13 lines, a draw");
  }

  @Test
  void onlyThoseAreReadThatAreRequestedLast() {
    list("a.sgf", "b.sgf", "c.sgf", "d.sgf");
    games.request(0, 2);
    games.request(2, 3);
    put("a.sgf", "h8", Map.of());
    put("c.sgf", "h8", Map.of());
    assertThat(told).containsExactly("listed 4", "read 0", "read 2");
    assertThat(records.read).containsOnlyKeys(Path.of("a.sgf"), Path.of("c.sgf"));
  }

  @Test
  void haveAFinalPosition() {
    list("a.sgf", "b.sgf");
    games.request(0, 2);
    put("a.sgf", "h8 i9 h9", Map.of());
    put("b.sgf", "h8 pass", Map.of());
    Map<Point, Stone> stones =
        Map.of(
            Point.parse("h8"), Stone.BLACK,
            Point.parse("i9"), Stone.WHITE,
            Point.parse("h9"), Stone.BLACK);
    assertThat(games.entries())
        .extracting(entry -> entry.end().orElseThrow())
        .containsExactly(
            new FinalPosition(13, stones, Optional.of(Point.parse("h9"))),
            new FinalPosition(13, Map.of(Point.parse("h8"), Stone.BLACK), Optional.empty()));
  }

  @Test
  void capturedStonesAreNotInTheFinalPosition() {
    list("a.sgf", "b.sgf");
    games.request(0, 2);
    put("a.sgf", "h8 b2 h9", Map.of());
    put("b.sgf", "h8 b2 h8", Map.of());
    assertThat(games.entries().get(0).end().orElseThrow().stones())
        .containsOnlyKeys(Point.parse("h8"), Point.parse("h9"));
    assertThat(games.entries().get(1).end().orElseThrow().stones())
        .as("the rules refuse a move")
        .containsOnlyKeys(Point.parse("h8"), Point.parse("b2"));
  }

  @Test
  void areReadNoFurtherWhenTheyAreClosed() {
    list("a.sgf", "b.sgf");
    games.request(0, 2);
    games.close();
    put("a.sgf", "h8", Map.of());
    assertThat(records.read).containsOnlyKeys(Path.of("a.sgf"));
  }

  @Test
  void aFolderThatCannotBeReadIsReported() {
    games.list();
    records.finished.completeExceptionally(new RefusedException("no folder"));
    bench.runAll();
    assertThat(told).containsExactly("no folder");
  }
}
