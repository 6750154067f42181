package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.COMPUTER;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.junit.jupiter.api.Test;

/** Tests the side for which the user of an interface acts. */
class GameActionsTest {

  private static final Point A1 = Point.parse("a1");

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final List<String> refusals = new ArrayList<>();

  private GameActions actions(Seat black, Seat white, String moves) {
    bench.request(black, white);
    GameActions actions = new HeadlessFrontEnd(bench).started().session().actions();
    bench.game().stands(moves, 0, false);
    return actions;
  }

  private String takenBackBy(Seat black, Seat white, String moves) {
    actions(black, white, moves).takeBack();
    List<String> commands = bench.game().commands;
    return commands.get(commands.size() - 1);
  }

  @Test
  void takesBackForTheOnlyHuman() {
    assertThat(takenBackBy(PERSON, COMPUTER, "h8")).isEqualTo("take back BLACK");
    assertThat(takenBackBy(PERSON, COMPUTER, "h8 h9")).isEqualTo("take back BLACK");
    assertThat(takenBackBy(COMPUTER, PERSON, "h8 h9 i8")).isEqualTo("take back WHITE");
  }

  @Test
  void takesBackForTheLastMoverOfTwoHumansOrComputers() {
    for (Seat both : List.of(PERSON, COMPUTER)) {
      assertThat(takenBackBy(both, both, "h8")).isEqualTo("take back BLACK");
      assertThat(takenBackBy(both, both, "h8 h9")).isEqualTo("take back WHITE");
      assertThat(takenBackBy(both, both, "h8 a1 i8 c1 j8 e1 k8 g1 l8"))
          .as("a win")
          .isEqualTo("take back BLACK");
    }
  }

  @Test
  void takesBackForTheSideThatCausedTheEnd() {
    for (Stone loser : Stone.values()) {
      GameActions actions = actions(PERSON, PERSON, "h8");
      bench.game().end(Optional.of(loser.opponent()), Ending.OVERSTEPPED, "");
      actions.takeBack();
      assertThat(bench.game().commands).containsExactly("take back " + loser);
      assertThat(bench.game().state().result()).isEmpty();
      assertThat(bench.game().state().path()).as("the move is unchanged").hasSize(1);
    }
  }

  @Test
  void movesInTheCurrentPosition() {
    GameActions actions = actions(PERSON, PERSON, "h8");
    bench.runAll();
    bench.game().answer(Point.parse("h9"));
    GameState unseen = bench.game().state();
    actions.play(A1, verdict -> {}, refused -> refusals.add(refused.kind()));
    bench.runAll();
    assertThat(refusals).containsExactly(Game.STALE);
    assertThat(bench.game().state()).isEqualTo(unseen);
    actions.play(A1, verdict -> {}, refused -> refusals.add(refused.kind()));
    bench.runAll();
    assertThat(refusals).hasSize(1);
    assertThat(bench.game().state().path()).hasSize(3);
  }

  @Test
  void reportsTheVerdict() {
    GameActions actions = actions(PERSON, PERSON, "h8");
    bench.runAll();
    List<Verdict> verdicts = new ArrayList<>();
    actions.play(Point.parse("h8"), verdicts::add, refused -> {});
    actions.play(A1, verdicts::add, refused -> {});
    assertThat(verdicts).as("delivered on the thread of the interface").isEmpty();
    bench.runAll();
    assertThat(verdicts.get(0)).isInstanceOf(Verdict.Refused.class);
    assertThat(verdicts.get(1)).isEqualTo(Verdict.ALLOWED);
  }

  @Test
  void refusesToMoveInAWatchingInterface() {
    GameActions actions = new HeadlessFrontEnd(bench).started().session().actions();
    bench.open(FakeWorkbench.renju(PERSON, PERSON, Budget.UNLIMITED));
    bench.runAll();
    List<RefusedException> refused = new ArrayList<>();
    actions.play(A1, verdict -> {}, refused::add);
    assertThat(refused).hasSize(1);
    assertThat(bench.game().commands).isEmpty();
  }
}
