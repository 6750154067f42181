package org.gobang.presentation.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.player.Weights;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.GameStates;
import org.junit.jupiter.api.Test;

class ThinkingLogTest {

  private static final Seat OTHER = new Seat.Computer(new PlayerSpec("runs", Map.of(), 0, false));

  private final ThinkingLog thoughts = new ThinkingLog();

  private void changed(GameState state) {
    thoughts.changed(state, 0);
  }

  /** Reports a depth that identifies the search. */
  private void report(int depth) {
    thoughts.reported(line(1, depth));
  }

  private static Insight.Line line(int rank, int depth) {
    List<Point> moves = List.of(Point.parse("a1"));
    return Insight.Line.of(new Score.Estimate(0), moves)
        .withRank(rank)
        .withDepth(depth)
        .withNodes(9);
  }

  private Optional<Integer> depth(GameState state) {
    return thoughts.at(state).flatMap(Thinking::line).map(Insight.Line::depth);
  }

  @Test
  void belongToTheSearchedPosition() {
    changed(GameStates.after("h8"));
    report(5);
    assertThat(depth(GameStates.after("h8"))).contains(5);
    assertThat(thoughts.at(GameStates.after("h8")).orElseThrow().isAbout(GameStates.after("h8")))
        .isTrue();
    assertThat(thoughts.at(GameStates.after(""))).isEmpty();
    assertThat(thoughts.at(GameStates.after("h9"))).isEmpty();
  }

  @Test
  void belongToTheResultingMoveOnly() {
    changed(GameStates.after("h8"));
    report(5);
    changed(GameStates.after("h8 h9"));
    Thinking behind = thoughts.at(GameStates.after("h8 h9")).orElseThrow();
    assertThat(behind.line().orElseThrow().depth()).isEqualTo(5);
    assertThat(behind.isAbout(GameStates.after("h8 h9"))).isFalse();
    assertThat(behind.by()).isEqualTo(GameStates.WEAK);
    changed(GameStates.after("h8 h9 i8"));
    report(7);
    changed(GameStates.after("h8 h9 i8 i9"));
    assertThat(depth(GameStates.paused("h8 h9 i8 i9"))).contains(7);
    assertThat(depth(GameStates.paused("h8 h9"))).as("during browsing").contains(5);
    assertThat(depth(GameStates.paused("h8 h10"))).as("another reply").isEmpty();
    assertThat(depth(GameStates.paused(""))).isEmpty();
  }

  @Test
  void areNotShownForAMoveReplayedFromTheRecord() {
    changed(GameStates.after("h8"));
    report(5);
    changed(GameStates.paused("h8 h9"));
    assertThat(depth(GameStates.paused("h8 h9"))).isEmpty();
  }

  @Test
  void areNotShownForAHumanWhoTakesOver() {
    changed(GameStates.after("h8"));
    report(5);
    changed(GameStates.after("h8", GameStates.PERSON, GameStates.PERSON));
    changed(GameStates.after("h8 h9", GameStates.PERSON, GameStates.PERSON));
    assertThat(depth(GameStates.after("h8 h9"))).isEmpty();
  }

  @Test
  void restartForAnotherComputerOrAfterAPause() {
    changed(GameStates.after("h8"));
    report(5);
    changed(GameStates.after("h8", GameStates.PERSON, OTHER));
    assertThat(depth(GameStates.after("h8"))).isEmpty();
    report(6);
    changed(GameStates.paused("h8"));
    report(9);
    assertThat(depth(GameStates.paused("h8"))).as("no reports during a pause").contains(6);
    changed(GameStates.after("h8"));
    assertThat(depth(GameStates.after("h8"))).isEmpty();
  }

  @Test
  void continueAfterOtherChanges() {
    changed(GameStates.after("h8"));
    report(5);
    thoughts.changed(GameStates.after("h8"), 77);
    assertThat(depth(GameStates.after("h8"))).contains(5);
    assertThat(thoughts.at(GameStates.after("h8")).orElseThrow().since()).isZero();
  }

  @Test
  void storeTheLastReportOfEachKindAndTheFirstLineOnly() {
    changed(GameStates.after("h8"));
    Weights weights = Weights.of(15, Map.of(Point.parse("a1"), 7));
    thoughts.reported(weights);
    report(5);
    thoughts.reported(line(2, 6));
    thoughts.reported(new Insight.Note("book"));
    Thinking all = thoughts.at(GameStates.after("h8")).orElseThrow();
    assertThat(all.weights()).contains(weights);
    assertThat(all.line()).contains(line(1, 5));
    assertThat(all.note()).contains("book");
  }
}
