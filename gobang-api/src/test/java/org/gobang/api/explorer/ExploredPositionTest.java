package org.gobang.api.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;

class ExploredPositionTest {

  private static final ResultCounts RESULTS = new ResultCounts(4, 3, 2, 1);

  @Test
  void countsGamesByTheirResults() {
    assertThat(RESULTS.games()).isEqualTo(10);
    assertThat(ResultCounts.NONE.games()).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> new ResultCounts(0, 0, -1, 0));
  }

  @Test
  void moveIsTheFirstOfItsSymmetricPoints() {
    List<Point> points = List.of(Point.parse("h9"), Point.parse("h7"));
    assertThat(new ExploredMove(points, RESULTS).point()).hasToString("h9");
    assertThatIllegalArgumentException().isThrownBy(() -> new ExploredMove(List.of(), RESULTS));
  }

  @Test
  void copiesItsCollections() {
    Map<String, String> tags = new HashMap<>(Map.of("black", "Li"));
    ExploredGame game = new ExploredGame(Path.of("a.sgf"), 1, tags);
    List<ExploredMove> moves = new ArrayList<>();
    List<ExploredGame> games = new ArrayList<>(List.of(game));
    ExploredPosition position = new ExploredPosition(RESULTS, moves, games);
    List<String> problems = new ArrayList<>(List.of("b.sgf: empty"));
    IndexSummary summary = new IndexSummary(1, 2, 3, problems);
    tags.clear();
    games.clear();
    problems.clear();
    assertThat(game.tags()).containsEntry("black", "Li");
    assertThat(position.games()).containsExactly(game);
    assertThat(summary.problems()).containsExactly("b.sgf: empty");
    assertThat(ExploredPosition.NONE.moves()).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ExploredGame(Path.of("a.sgf"), 0, Map.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ExploredGame(Path.of("a.sgf"), 1, -1, Map.of()));
  }
}
