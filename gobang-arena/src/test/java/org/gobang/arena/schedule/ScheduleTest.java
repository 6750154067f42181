package org.gobang.arena.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.arena.Tournaments;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.rating.Sprt;
import org.junit.jupiter.api.Test;

class ScheduleTest {

  private static List<GameOrder> orders(TournamentPlan tournament) {
    Schedule schedule = new Schedule(tournament);
    return IntStream.rangeClosed(1, schedule.games()).mapToObj(schedule::order).toList();
  }

  private static TournamentPlan gauntlet(int games, String... players) {
    TournamentPlan like = Tournaments.of(games, players);
    return new TournamentPlan(
        like.players(),
        Format.GAUNTLET,
        games,
        like.rules(),
        like.budget(),
        like.openings(),
        like.seed(),
        like.adjudication(),
        like.sprt());
  }

  private static String names(GameOrder order) {
    return order.black().name() + order.white().name();
  }

  @Test
  void playsEveryPairFromOneOpeningWithSwappedColours() {
    List<GameOrder> orders = orders(Tournaments.of(60, "a", "b", "c", "d"));
    for (int i = 0; i < orders.size(); i += 2) {
      GameOrder first = orders.get(i);
      GameOrder second = orders.get(i + 1);
      assertThat(first.number()).isEqualTo(i + 1);
      assertThat(second.opening()).isEqualTo(first.opening());
      assertThat(second.black().name()).isEqualTo(first.white().name());
      assertThat(second.white().name()).isEqualTo(first.black().name());
    }
  }

  @Test
  void pairsAllPlayersFromEveryOpening() {
    Map<String, Set<Object>> openings = new HashMap<>();
    Map<String, Integer> games = new HashMap<>();
    for (GameOrder order : orders(Tournaments.of(72, "a", "b", "c", "d"))) {
      games.merge(names(order), 1, Integer::sum);
      openings.computeIfAbsent(names(order), none -> new HashSet<>()).add(order.opening());
    }
    assertThat(games).hasSize(12).allSatisfy((names, count) -> assertThat(count).isEqualTo(6));
    assertThat(openings).allSatisfy((names, each) -> assertThat(each).hasSize(3));
  }

  @Test
  void pairsTheFirstPlayerWithTheOthersInAGauntlet() {
    assertThat(orders(gauntlet(12, "a", "b", "c", "d")).stream().map(ScheduleTest::names))
        .startsWith("ab", "ba", "ac", "ca", "ad", "da", "ab")
        .allMatch(names -> names.contains("a"));
  }

  @Test
  void completeRoundsAreBalanced() {
    assertThat(new Schedule(Tournaments.of(12, "a", "b", "c")).isEven()).isTrue();
    assertThat(new Schedule(Tournaments.of(14, "a", "b", "c")).isEven()).isFalse();
    assertThat(new Schedule(Tournaments.of(7, "a", "b")).isEven()).isFalse();
    assertThat(new Schedule(gauntlet(8, "a", "b", "c", "d")).gamesInRound()).isEqualTo(6);
  }

  @Test
  void repeatsOpeningsAfterTwoPlayersHaveUsedAll() {
    assertThat(firstRepeat(Tournaments.of(6, "a", "b"))).isEmpty();
    assertThat(firstRepeat(Tournaments.of(7, "a", "b"))).hasValue(7);
    assertThat(firstRepeat(Tournaments.of(18, "a", "b", "c"))).isEmpty();
    assertThat(firstRepeat(Tournaments.of(1000, "a", "b", "c"))).hasValue(19);
    assertThat(firstRepeat(gauntlet(1000, "a", "b", "c", "d"))).hasValue(19);
    assertThat(firstRepeat(Tournaments.of(1000, "a", "b", "c", "d"))).hasValue(37);
  }

  @Test
  void countsADuplicateOpeningOnce() {
    List<Opening> openings =
        Stream.of("h8", "h8 h9", "a1", "h8", "b2", "h8").map(Tournaments::opening).toList();
    TournamentPlan like = Tournaments.of(60, "a", "b", "c");
    for (int seed = 0; seed < 20; seed++) {
      TournamentPlan tournament = Tournaments.from(like, openings, seed);
      Set<List<Object>> had = new HashSet<>();
      int again = 0;
      for (GameOrder order : orders(tournament)) {
        if (again == 0 && !had.add(List.of(names(order), order.opening()))) {
          again = order.number();
        }
      }
      assertThat(firstRepeat(tournament)).hasValue(again);
    }
  }

  private static OptionalInt firstRepeat(TournamentPlan tournament) {
    return new Schedule(tournament).firstRepeat();
  }

  @Test
  void seedDeterminesOnlyOpeningsAndSeedsOfGames() {
    TournamentPlan tournament = Tournaments.of(60, "a", "b", "c");
    assertThat(orders(tournament)).isEqualTo(orders(tournament));
    List<GameOrder> others = orders(Tournaments.seeded(tournament, 6));
    assertThat(others.stream().map(ScheduleTest::names))
        .isEqualTo(orders(tournament).stream().map(ScheduleTest::names).toList());
    Set<Long> seeds =
        orders(tournament).stream()
            .flatMap(order -> List.of(order.black(), order.white()).stream())
            .map(player -> player.spec().seed())
            .collect(Collectors.toSet());
    assertThat(seeds).as("separate seeds for every game and side").hasSize(120);
    others.forEach(order -> assertThat(seeds).doesNotContain(order.black().spec().seed()));
  }

  @Test
  void refusesInvalidTournaments() {
    assertThatThrownBy(() -> Tournaments.of(2, "a")).hasMessageContaining("two players");
    assertThatThrownBy(() -> Tournaments.of(2, "a", "a")).hasMessageContaining("name of its own");
    assertThatThrownBy(() -> Tournaments.of(0, "a", "b")).hasMessageContaining("a game or more");
    Optional<Sprt> sprt = Optional.of(new Sprt(0, 5, 0.05, 0.05));
    assertThatThrownBy(() -> Tournaments.of(2, sprt, "a", "b", "c"))
        .hasMessageContaining("between two");
  }
}
