package org.gobang.arena.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.arena.Arena;
import org.gobang.arena.GameSelection;
import org.gobang.arena.Standings;
import org.gobang.arena.Tournaments;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.AnchoredRating;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.arena.store.MemoryArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LadderSelectionTest {

  /** Ten players in steps of 150 Elo, from 0. */
  private static final Ladder LADDER =
      new Ladder(
          IntStream.range(0, 10)
              .mapToObj(i -> new Ladder.Rung(new PlayerSpec("p" + i, Map.of(), 0, false), 150 * i))
              .toList());

  private static final TournamentPlan TOURNAMENT =
      LADDER.tournament(
          Tournaments.contestant("mine"),
          Budget.of(new Budget.Limit.Nodes(1)),
          List.of(Tournaments.opening("h8 h9"), Tournaments.opening("h8 i9")),
          3);

  /** Returns the result of a game by the true rating of the first player, equal in each call. */
  private static PlayedGame play(GameOrder order, double elo) {
    Stone mine = order.black().name().equals("mine") ? Stone.BLACK : Stone.WHITE;
    int other = 150 * Integer.parseInt(order.player(mine.opponent()).name().substring(1));
    double expected = 1 / (1 + Math.pow(10, (other - elo) / 400));
    boolean wins = new SplittableRandom(order.player(mine).spec().seed()).nextDouble() < expected;
    return new PlayedGame(
        new Result(Optional.of(wins ? mine : mine.opponent()), Ending.LINE, "a1 b1 c1 d1 e1"),
        order.opening().moves(),
        List.of());
  }

  private static Standings run(double elo, int pairs, Archive archive, int concurrency)
      throws InterruptedException {
    GameSelection selection = new LadderSelection(LADDER, new Schedule(TOURNAMENT), pairs);
    Arena arena =
        new Arena(TOURNAMENT, selection, order -> play(order, elo), archive, () -> concurrency);
    arena.restore();
    return arena.run();
  }

  @ParameterizedTest
  @ValueSource(doubles = {100, 700, 1240})
  void estimatesTheRatingFromSimilarOpponents(double elo) throws InterruptedException {
    Standings end = run(elo, 500, Archive.NONE, 2);
    AnchoredRating rating = LADDER.rating(end);
    assertThat(rating.margin()).isLessThanOrEqualTo(LadderSelection.MARGIN);
    assertThat(elo).isBetween(rating.low() - 25, rating.high() + 25);
    assertThat(end.games()).isBetween(40, 400).isEven();
    for (int i = 0; i < 10; i++) {
      if (Math.abs(150 * i - elo) > 600) {
        assertThat(end.met().get(0).get(i + 1).games()).as("player %d", i).isLessThanOrEqualTo(12);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {-2000, 4000})
  void recognisesAPlayerFarOutsideTheLadderEarly(double elo) throws InterruptedException {
    assertThat(run(elo, 500, Archive.NONE, 1).games()).isLessThanOrEqualTo(60);
  }

  @Test
  void concurrencyDoesNotChangeTheGames() throws InterruptedException {
    Standings one = run(500, 500, Archive.NONE, 1);
    assertThat(run(500, 500, Archive.NONE, 8).met()).isEqualTo(one.met());
  }

  @Test
  void resumedRunPlaysTheSameGames() throws InterruptedException {
    MemoryArchive whole = new MemoryArchive();
    Standings end = run(500, 500, whole, 1);
    MemoryArchive part = new MemoryArchive();
    whole.forEach(
        (order, played) -> {
          if (new SplittableRandom(order.number()).nextBoolean()) {
            part.add(order, played);
          }
        });
    assertThat(run(500, 500, part, 1).met()).isEqualTo(end.met());
  }

  @Test
  void limitEndsTheRunWithWholePairs() throws InterruptedException {
    Standings end = run(500, 7, Archive.NONE, 3);
    assertThat(end.games()).isEqualTo(14).isEqualTo(end.planned());
    assertThat(end.total(0).pairs().pairs()).isEqualTo(7);
  }

  @Test
  void selectsEachGameOnce() {
    GameSelection selection = new LadderSelection(LADDER, new Schedule(TOURNAMENT), 20);
    List<Integer> first = new ArrayList<>();
    selection.next().ifPresent(first::add);
    for (OptionalInt next = selection.next(); next.isPresent(); next = selection.next()) {
      first.add(next.getAsInt());
    }
    assertThat(first).as("the first stage").hasSize(8).doesNotHaveDuplicates();
    GameOrder order = new Schedule(TOURNAMENT).order(first.get(0));
    selection.ended(order, play(order, 500));
    assertThat(selection.next()).as("before the end of the stage").isEmpty();
  }
}
