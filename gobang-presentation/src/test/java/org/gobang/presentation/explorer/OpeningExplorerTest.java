package org.gobang.presentation.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.explorer.ResultCounts;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Preferences;
import org.gobang.fixtures.workbench.FakeExplorer;
import org.gobang.fixtures.workbench.FakeExplorer.FakeUpdate;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.review.Navigation.Step;
import org.gobang.presentation.session.SessionPresenter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OpeningExplorerTest {

  private static final ExploredGame GAME =
      new ExploredGame(Path.of("old.sgf"), 3, 2, Map.of(Tags.BLACK, "Ada", Tags.RESULT, "black"));

  private static final ExploredMove NINE = move("i9 g9", new ResultCounts(2, 1, 0, 1));
  private static final ExploredMove TEN = move("h10", new ResultCounts(0, 0, 1, 0));

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final FakeExplorer index = bench.explorer;
  private SessionPresenter session;
  private OpeningExplorer explorer;

  private static ExploredMove move(String points, ResultCounts results) {
    return new ExploredMove(
        List.of(points.split(" ")).stream().map(Point::parse).toList(), results);
  }

  private static GameRecord record(String moves) {
    return GameRecord.of("renju", Start.empty(15), MoveText.parse(moves, Stone.BLACK));
  }

  @BeforeEach
  void open() {
    index.positions.put(
        "h8 h9",
        new ExploredPosition(new ResultCounts(2, 1, 1, 1), List.of(NINE, TEN), List.of(GAME)));
    bench.request(GameSetup.explore(record("h8 h9 g9 a1")));
    session = new HeadlessFrontEnd(bench).started().session();
    explorer = session.explorer();
    session.actions().goToMove(2);
    bench.runAll();
  }

  private void openExplorer() {
    explorer.open();
    index.updates.getLast().result().complete(new IndexSummary(1, 1, 1, List.of()));
    bench.runAll();
  }

  private String moves() {
    return MoveText.write(session.state().orElseThrow().board().moves());
  }

  @Test
  void requestsNothingBeforeItIsOpened() {
    assertThat(index.updates).isEmpty();
    assertThat(explorer.rows()).isEmpty();
    openExplorer();
    assertThat(explorer.rows()).extracting(OpeningExplorer.Row::move).containsExactly(NINE, TEN);
    assertThat(explorer.rows().get(0).shares())
        .contains(new OpeningExplorer.ResultShares(67, 33, 0));
    assertThat(explorer.games()).containsExactly(GAME);
    assertThat(explorer.players(GAME)).isEqualTo("Ada – Human");
    assertThat(explorer.result(GAME)).isEqualTo("Black won");
    assertThat(explorer.status().sentence()).isEqualTo("5 games with this position.");
  }

  @Test
  void followsTheGameUntilItIsClosed() {
    openExplorer();
    session.actions().step(Step.FORTH);
    bench.runAll();
    assertThat(explorer.rows()).isEmpty();
    session.actions().step(Step.BACK);
    bench.runAll();
    assertThat(explorer.rows()).hasSize(2);
    explorer.close();
    session.actions().step(Step.BACK);
    bench.runAll();
    assertThat(explorer.rows()).as("no further lookups").hasSize(2);
  }

  @Test
  void goesToARecordedMoveAndExploresAnother() {
    session.actions().follow(NINE);
    bench.runAll();
    assertThat(moves()).as("the game has the mirror image").isEqualTo("h8 h9 g9");
    session.actions().step(Step.BACK);
    bench.runAll();
    session.actions().follow(TEN);
    bench.runAll();
    assertThat(moves()).isEqualTo("h8 h9 h10");
    assertThat(session.state().orElseThrow().path()).isEqualTo(List.of(0, 0, 1));
  }

  @Test
  void doesNotPlayAMoveInAGameInProgress() {
    bench.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    SessionPresenter playing = new HeadlessFrontEnd(bench).started().session();
    playing.actions().follow(TEN);
    bench.runAll();
    assertThat(playing.state().orElseThrow().board().moves()).isEmpty();
    assertThat(playing.notices().now().sentence())
        .isEqualTo("During a game, place stones on the board, not in the explorer.");
  }

  @Test
  void evaluatesEachMoveOnceInSequence() {
    openExplorer();
    explorer.value(true);
    assertThat(index.values).hasSize(1);
    index.values.getLast().result().complete(0.62);
    bench.runAll();
    assertThat(explorer.rows())
        .extracting(OpeningExplorer.Row::valueText)
        .containsExactly("62%", "");
    assertThat(index.values).hasSize(2);
    assertThat(index.values.getLast().move()).isEqualTo(TEN.point());

    session.actions().step(Step.BACK);
    bench.runAll();
    index.values.getLast().result().completeExceptionally(new RefusedException("no"));
    bench.runAll();
    session.actions().step(Step.FORTH);
    bench.runAll();
    assertThat(index.values).as("evaluated, or known to have no evaluation").hasSize(2);
    assertThat(explorer.rows())
        .extracting(OpeningExplorer.Row::valueText)
        .containsExactly("62%", "");
    explorer.value(false);
    assertThat(explorer.rows()).extracting(OpeningExplorer.Row::valueText).containsExactly("", "");
  }

  @Test
  void importsReplaceAnUpdateAndReportTheirResult() {
    explorer.open();
    FakeUpdate first = index.updates.getLast();
    explorer.importGames(List.of(Path.of("games")));
    FakeUpdate second = index.updates.getLast();
    assertThat(first.result()).isCancelled();
    assertThat(second.imports()).containsExactly(Path.of("games"));
    second.progress().accept(1234);
    bench.runAll();
    assertThat(explorer.status().sentence()).isEqualTo("Reading games: 1,234…");
    second.result().complete(new IndexSummary(1, 1, 1, List.of("x.sgf: broken", "y.sgf: broken")));
    bench.runAll();
    assertThat(explorer.isUpdating()).isFalse();
    assertThat(explorer.status().sentence())
        .isEqualTo("2 files or games couldn’t be read completely: x.sgf: broken");
  }

  @Test
  void namesTheProcessThatUpdatesTheIndex() {
    assertThat(refused(Explorer.BUSY)).startsWith("The game index is already being updated.");
    assertThat(refused(Explorer.BUSY_ELSEWHERE))
        .startsWith("Another running Gobang is updating the game index.");
  }

  private String refused(String kind) {
    explorer.importGames(List.of(Path.of("more")));
    index.updates.getLast().result().completeExceptionally(new RefusedException(kind, "x"));
    bench.runAll();
    return explorer.status().sentence();
  }

  @Test
  void opensAGameAtThePosition() {
    index.games.put(GAME, new LoadedGame(record("h8 h9 c3 d4"), List.of()));
    session.openExplored(GAME);
    bench.runAll();
    assertThat(moves()).isEqualTo("h8 h9");
    ExploredGame changed = new ExploredGame(GAME.file(), 3, 5, Map.of());
    index.games.put(changed, new LoadedGame(record("h8 h9"), List.of()));
    session.openExplored(changed);
    bench.runAll();
    assertThat(moves()).as("the file now contains another game").isEqualTo("h8 h9");
    assertThat(session.notices().now().failed()).isTrue();
    session.openExplored(new ExploredGame(Path.of("gone.sgf"), 1, Map.of()));
    bench.runAll();
    assertThat(session.notices().now().sentence()).contains("gone.sgf");
  }

  @Test
  void showsNamesOfComputersInsteadOfIds() {
    ExploredGame game =
        new ExploredGame(
            Path.of("own.sgf"), 2, Map.of(Tags.BLACK, "deep:level=3", Tags.WHITE, "gone:level=1"));
    index.positions.put(
        "h8 h9", new ExploredPosition(new ResultCounts(1, 0, 0, 1), List.of(), List.of(game)));
    openExplorer();
    assertThat(explorer.players(game)).isEqualTo("Deep · level 3 – gone:level=1");
  }

  @Test
  void namesPlayersInTheNewLanguage() {
    openExplorer();
    bench.preferences().put(Preferences.LANGUAGE, "zh");
    session.translate();
    bench.runAll();
    assertThat(explorer.players(GAME)).isEqualTo("Ada – 玩家");
  }

  @Test
  void clearsTheMarkedMoveInAnotherPosition() {
    openExplorer();
    explorer.mark(Optional.of(NINE.point()));
    assertThat(explorer.marked()).contains(NINE.point());
    session.actions().step(Step.BACK);
    bench.runAll();
    assertThat(explorer.marked()).isEmpty();
  }
}
