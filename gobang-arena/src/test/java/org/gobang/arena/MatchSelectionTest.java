package org.gobang.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.api.Stone;
import org.gobang.api.record.Result;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.LeadTest;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.junit.jupiter.api.Test;

class MatchSelectionTest {

  private final LeadTest test = new LeadTest(50, 0.05);

  private Standings run(int games, int atOnce, String first, String second)
      throws InterruptedException {
    TournamentPlan match = Tournaments.of(games, first, second);
    MatchSelection selection = new MatchSelection(new Schedule(match), test);
    Arena arena = new Arena(match, selection, new FakeRunner(), Archive.NONE, () -> atOnce);
    arena.restore();
    return arena.run();
  }

  @Test
  void stopsAClearMatchEarly() throws InterruptedException {
    // Of parallel games, the first may finish last.
    Standings end = run(1_000, 1, "strong", "other");
    assertThat(test.verdict()).isEqualTo(LeadTest.Verdict.STRONGER);
    assertThat(end.games()).isBetween(10, 200);
  }

  @Test
  void detectsAWeakerFirstPlayer() throws InterruptedException {
    run(1_000, 3, "other", "strong");
    assertThat(test.verdict()).isEqualTo(LeadTest.Verdict.WEAKER);
  }

  @Test
  void assignsResultsToPlayersAfterSwappingColours() {
    Schedule schedule = new Schedule(Tournaments.of(1_000, "strong", "other"));
    MatchSelection selection = new MatchSelection(schedule, test);
    for (int number = 1; number <= 400; number++) {
      PlayedGame like = FakeRunner.of(schedule.order(number));
      Result result = like.result();
      selection.ended(
          schedule.order(number),
          new PlayedGame(
              new Result(result.winner().map(Stone::opponent), result.ending(), result.words()),
              like.moves(),
              like.spent(),
              true,
              like.machine()));
    }
    assertThat(test.verdict()).isEqualTo(LeadTest.Verdict.STRONGER);
  }

  @Test
  void stopsAnUndecidedMatchAtItsLimit() throws InterruptedException {
    Standings end = run(6, 3, "one", "other");
    assertThat(test.verdict()).isEqualTo(LeadTest.Verdict.OPEN);
    assertThat(end.games()).isEqualTo(end.planned()).isEqualTo(6);
  }

  @Test
  void countsALaterPairAfterEarlierPairs() {
    Schedule schedule = new Schedule(Tournaments.of(1_000, "strong", "other"));
    MatchSelection selection = new MatchSelection(schedule, test);
    for (int number = 3; number <= 400; number++) {
      GameOrder order = schedule.order(number);
      selection.ended(order, FakeRunner.of(order));
    }
    assertThat(selection.next()).as("before the end of the first pair").hasValue(1);
    for (int number = 1; number <= 2; number++) {
      GameOrder order = schedule.order(number);
      selection.ended(order, FakeRunner.of(order));
    }
    assertThat(selection.next()).isEmpty();
    assertThat(test.verdict()).isEqualTo(LeadTest.Verdict.STRONGER);
  }
}
