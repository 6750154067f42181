package org.gobang.study.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.study.StudyBoards;
import org.junit.jupiter.api.Test;

class ThreatTest {

  /** Returns Black's threat after moves, for example {@code OPEN_THREE h8 i8 j8}. */
  private static String black(String rules, String moves) {
    return Threat.of(StudyBoards.after(rules, moves), Stone.BLACK)
        .map(ThreatTest::words)
        .orElse("none");
  }

  private static String words(Threat threat) {
    StringBuilder words = new StringBuilder(threat.kind().name());
    for (Point point : threat.points()) {
      words.append(' ').append(point);
    }
    return words.toString();
  }

  @Test
  void fourListsTheStonesOfItsLine() {
    assertThat(black("freestyle", "g8 f8 h8 a1 i8 a3 j8")).isEqualTo("FOUR g8 h8 i8 j8");
    assertThat(black("freestyle", "g8 f8 h8 a1 i8 a3 k8")).isEqualTo("FOUR g8 h8 i8 k8");
  }

  @Test
  void findsStraightAndBrokenOpenThrees() {
    assertThat(black("freestyle", "h8 a1 i9 a3 j10")).isEqualTo("OPEN_THREE h8 i9 j10");
    assertThat(black("freestyle", "h8 a1 i8 a3 k8")).isEqualTo("OPEN_THREE h8 i8 k8");
    assertThat(black("freestyle", "h8 g8 i8 a3 j8")).as("closed").isEqualTo("none");
  }

  @Test
  void forkIsThePointOfTwoFours() {
    assertThat(black("freestyle", "e8 d8 f8 a1 g8 a3 h5 h4 h6 a7 h7"))
        .as("two closed threes that meet")
        .isEqualTo("FORK h8");
  }

  @Test
  void threatsDependOnTheRules() {
    String twoFours = "e8 d8 f8 a1 g8 a3 h5 h4 h6 a7 h7";
    assertThat(black("renju", twoFours)).as("a forbidden double-four").isEqualTo("none");
    String overline = "c8 b8 d8 a1 e8 a3 g8 a5 h8";
    assertThat(black("freestyle", overline)).startsWith("FOUR");
    assertThat(black("standard", overline)).doesNotContain("FOUR");
  }

  @Test
  void findsThreatsOfTheSideNotToMove() {
    String moves = "h8 a1 i9 a3 j10";
    assertThat(Threat.of(StudyBoards.after("freestyle", moves), Stone.BLACK)).isPresent();
    assertThat(Threat.of(StudyBoards.after("freestyle", moves + " o15"), Stone.BLACK)).isPresent();
    assertThat(Threat.of(StudyBoards.after("freestyle", moves), Stone.WHITE))
        .isEqualTo(Optional.empty());
  }
}
