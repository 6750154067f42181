package org.gobang.presentation;

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
import org.junit.jupiter.api.Test;

class ThoughtsTest {

  private static final Seat OTHER = new Seat.Computer(new PlayerSpec("runs", Map.of(), 0, false));

  private final Thoughts thoughts = new Thoughts();

  private void changed(GameState state) {
    thoughts.changed(state, 0);
  }

  /** The computer tells of a depth, by which its thinking is known again. */
  private void tell(int depth) {
    thoughts.reported(line(1, depth));
  }

  private static Insight.Line line(int rank, int depth) {
    List<Point> moves = List.of(Point.parse("a1"));
    return new Insight.Line(rank, depth, 9, new Score.Estimate(0), moves);
  }

  private Optional<Integer> depth(GameState state) {
    return thoughts.at(state).flatMap(Thinking::line).map(Insight.Line::depth);
  }

  @Test
  void belongToThePositionThatTheComputerThinksAbout() {
    changed(States.after("h8"));
    tell(5);
    assertThat(depth(States.after("h8"))).contains(5);
    assertThat(thoughts.at(States.after("h8")).orElseThrow().isAbout(States.after("h8"))).isTrue();
    assertThat(thoughts.at(States.after(""))).isEmpty();
    assertThat(thoughts.at(States.after("h9"))).isEmpty();
  }

  @Test
  void belongToTheMoveThatTheyLedToAndNoOther() {
    changed(States.after("h8"));
    tell(5);
    changed(States.after("h8 h9"));
    Thinking behind = thoughts.at(States.after("h8 h9")).orElseThrow();
    assertThat(behind.line().orElseThrow().depth()).isEqualTo(5);
    assertThat(behind.isAbout(States.after("h8 h9"))).isFalse();
    assertThat(behind.by()).isEqualTo(States.WEAK);
    changed(States.after("h8 h9 i8"));
    tell(7);
    changed(States.after("h8 h9 i8 i9"));
    assertThat(depth(States.paused("h8 h9 i8 i9"))).contains(7);
    assertThat(depth(States.paused("h8 h9"))).as("looked back at").contains(5);
    assertThat(depth(States.paused("h8 h10"))).as("another answer").isEmpty();
    assertThat(depth(States.paused(""))).isEmpty();
  }

  @Test
  void areNotThoseOfAMoveThatIsGoneAlongInTheRecord() {
    changed(States.after("h8"));
    tell(5);
    changed(States.paused("h8 h9"));
    assertThat(depth(States.paused("h8 h9"))).isEmpty();
  }

  @Test
  void areNotThoseOfThePersonWhoTakesOver() {
    changed(States.after("h8"));
    tell(5);
    changed(States.after("h8", States.PERSON, States.PERSON));
    changed(States.after("h8 h9", States.PERSON, States.PERSON));
    assertThat(depth(States.after("h8 h9"))).isEmpty();
  }

  @Test
  void beginAnewWhereAnotherComputerTakesOverOrAPauseEnds() {
    changed(States.after("h8"));
    tell(5);
    changed(States.after("h8", States.PERSON, OTHER));
    assertThat(depth(States.after("h8"))).isEmpty();
    tell(6);
    changed(States.paused("h8"));
    tell(9);
    assertThat(depth(States.paused("h8"))).as("no report comes in a pause").contains(6);
    changed(States.after("h8"));
    assertThat(depth(States.after("h8"))).isEmpty();
  }

  @Test
  void goOnWhereSomethingElseChanges() {
    changed(States.after("h8"));
    tell(5);
    thoughts.changed(States.after("h8"), 77);
    assertThat(depth(States.after("h8"))).contains(5);
    assertThat(thoughts.at(States.after("h8")).orElseThrow().since()).isZero();
  }

  @Test
  void keepTheLastOfEachKindAndTheFirstLineAlone() {
    changed(States.after("h8"));
    Weights weights = Weights.of(15, Map.of(Point.parse("a1"), 7));
    thoughts.reported(weights);
    tell(5);
    thoughts.reported(line(2, 6));
    thoughts.reported(new Insight.Note("book"));
    Thinking all = thoughts.at(States.after("h8")).orElseThrow();
    assertThat(all.weights()).contains(weights);
    assertThat(all.line()).contains(line(1, 5));
    assertThat(all.note()).contains("book");
  }
}
