package org.gobang.arena.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.api.board.Board;
import org.gobang.arena.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BundledOpeningsTest {

  @ParameterizedTest
  @CsvSource({
    "freestyle, 15, 60",
    "standard, 15, 50",
    "renju, 15, 40",
    "caro, 15, 50",
    "caro-exact, 15, 50",
    "freestyle, 19, 60",
    "freestyle, 20, 60",
    "renju, 25, 40",
    "freestyle, 11, 2"
  })
  void everyBoardHasSomeThatCanBePlayed(String rules, int size, int least) {
    Board empty = Boards.empty(rules, size);
    List<Opening> openings = BundledOpenings.of(empty);
    assertThat(openings).hasSizeGreaterThanOrEqualTo(least).doesNotHaveDuplicates();
    assertThat(openings)
        .allSatisfy(
            opening -> assertThat(opening.play(empty).moves()).hasSizeBetween(2, 10).isNotEmpty());
  }

  @Test
  void onASmallBoardGamesBeginWithoutAStone() {
    assertThat(BundledOpenings.of(Boards.empty("freestyle", 5))).containsExactly(Opening.empty(5));
  }

  @Test
  void onALargerBoardTheyLieInTheMiddle() {
    Opening small = BundledOpenings.of(Boards.empty("freestyle", 15)).get(0);
    Opening large = BundledOpenings.of(Boards.empty("freestyle", 19)).get(0);
    assertThat(small).hasToString("o3 j6 l3 n3 m3 l7 l5 n4");
    assertThat(large).hasToString("q5 l8 n5 p5 o5 n9 n7 p6");
  }
}
