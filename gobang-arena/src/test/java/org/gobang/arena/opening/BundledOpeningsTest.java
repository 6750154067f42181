package org.gobang.arena.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.arena.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BundledOpeningsTest {

  @ParameterizedTest
  @CsvSource({
    "freestyle, 15, 1000",
    "standard, 15, 1000",
    "renju, 15, 300",
    "caro, 15, 1000",
    "caro-exact, 15, 1000",
    "freestyle, 19, 1000",
    "freestyle, 20, 1000",
    "renju, 25, 300",
    "freestyle, 11, 400"
  })
  void everyBoardHasPlayableOpenings(String rules, int size, int least) {
    Board empty = Boards.empty(rules, size);
    List<Opening> openings = BundledOpenings.of(empty);
    assertThat(openings).hasSizeGreaterThanOrEqualTo(least).doesNotHaveDuplicates();
    assertThat(openings)
        .allSatisfy(opening -> assertThat(opening.play(empty).moves()).hasSizeBetween(5, 8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"freestyle", "renju"})
  void openingsDifferUnderRotationReflectionAndTranslation(String rules) {
    Set<Set<List<Integer>>> seen = new HashSet<>();
    for (Opening opening : BundledOpenings.of(Boards.empty(rules, 15))) {
      Set<Set<List<Integer>>> images = images(opening.moves());
      assertThat(seen).as("alike: " + opening).doesNotContainAnyElementsOf(images);
      seen.addAll(images);
    }
  }

  /** Returns the stones in the eight symmetries, moved to the corner of the board. */
  private static Set<Set<List<Integer>>> images(List<Move> moves) {
    Set<Set<List<Integer>>> images = new HashSet<>();
    int[][] ways = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    for (int[] x : ways) {
      for (int[] y : ways) {
        if (x[0] * y[0] + x[1] * y[1] == 0) {
          images.add(cornered(moves, x, y));
        }
      }
    }
    return images;
  }

  private static Set<List<Integer>> cornered(List<Move> moves, int[] x, int[] y) {
    int left = moves.stream().mapToInt(move -> along(x, move)).min().orElseThrow();
    int bottom = moves.stream().mapToInt(move -> along(y, move)).min().orElseThrow();
    Set<List<Integer>> stones = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      stones.add(List.of(i % 2, along(x, moves.get(i)) - left, along(y, moves.get(i)) - bottom));
    }
    return stones;
  }

  private static int along(int[] way, Move move) {
    Point point = ((Move.Place) move).point();
    return way[0] * point.column() + way[1] * point.row();
  }

  @Test
  void usesOpeningsThatFitASmallerBoard() {
    assertThat(BundledOpenings.of(Boards.empty("freestyle", 5)).stream().map(Opening::toString))
        .containsExactly("c3 d4 e1 d2 b5", "e5 e4 e1 d1 b1", "a5 a3 c3 d5 b1");
  }

  @Test
  void startsWithAnEmptyBoardWithoutPlayableOpenings() {
    List<Move.Place> stones =
        List.of(
            new Move.Place(Stone.BLACK, new Point(2, 2)),
            new Move.Place(Stone.WHITE, new Point(4, 0)));
    Board taken = Boards.of("freestyle", new Start(5, stones, Stone.BLACK));
    assertThat(BundledOpenings.of(taken)).containsExactly(Opening.empty(5));
  }

  @Test
  void centresOpeningsOnALargerBoard() {
    Opening small = BundledOpenings.of(Boards.empty("freestyle", 15)).get(0);
    Opening large = BundledOpenings.of(Boards.empty("freestyle", 19)).get(0);
    assertThat(small).hasToString("g11 e10 e11 f11 g9");
    assertThat(large).hasToString("i13 g12 g13 h13 i11");
  }
}
