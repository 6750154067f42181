package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.explorer.ResultCounts;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the page of the opening explorer. */
class ExplorerPageTest {

  private static final ExploredGame GAME =
      new ExploredGame(
          Path.of("a.sgf"),
          1,
          Map.of(Tags.BLACK, "Ada", Tags.WHITE, "Bob", Tags.RESULT, "draw", Tags.DATE, "2024"));

  private final FakeWorkbench bench = new FakeWorkbench();
  private TestScreen screen;

  private static GameRecord record(String moves) {
    return GameRecord.of("freestyle", Start.empty(15), MoveText.parse(moves, Stone.BLACK));
  }

  @BeforeEach
  void open() {
    bench.explorer.summary = Optional.of(new IndexSummary(1, 1, 1, List.of()));
    bench.explorer.positions.put(
        "",
        new ExploredPosition(
            new ResultCounts(1, 2, 1, 0),
            List.of(new ExploredMove(List.of(Point.parse("h8")), new ResultCounts(1, 2, 1, 0))),
            List.of(GAME)));
    bench.explorer.games.put(GAME, new LoadedGame(record("c3 d4"), List.of()));
    bench.request(GameSetup.explore(record("h8 h9")));
    screen = TestScreen.of(bench);
    screen.press(Key.Named.HOME);
  }

  private String moves() {
    return MoveText.write(bench.game().state().board().moves());
  }

  @Test
  void showsMovesAndGamesAndFollowsThem() {
    screen.enter("e");
    assertThat(screen.text())
        .contains("Opening explorer", "4 games with this position.")
        .containsPattern("h8 +4 +25% +50% +25%")
        .contains("2024  Ada – Bob  Draw");
    screen.press(Key.Named.ENTER);
    assertThat(moves()).isEqualTo("h8");
    assertThat(screen.text()).contains("No games with this position.");
    screen.press(Key.Named.LEFT, Key.Named.DOWN, Key.Named.ENTER);
    assertThat(bench.games).hasSize(2);
    assertThat(bench.game().state().record()).isEqualTo(record("c3 d4"));
    screen.press(Key.Named.ESCAPE);
    assertThat(screen.text()).doesNotContain("Opening explorer");
  }

  @Test
  void showsEvaluationsOnRequest() {
    screen.enter("explore").type("v");
    bench.explorer.values.getLast().result().complete(0.57);
    screen.loop.runAll();
    assertThat(screen.text()).contains("Win rate").containsPattern("25% +57%");
  }

  @Test
  void importsTheArgumentOfTheCommand() {
    screen.enter("e some/games");
    assertThat(bench.explorer.updates.getLast().imports()).containsExactly(Path.of("some/games"));
  }
}
