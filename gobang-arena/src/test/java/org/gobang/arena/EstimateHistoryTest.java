package org.gobang.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.gobang.arena.rating.Sprt;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The history of estimates. */
class EstimateHistoryTest {

  private static Standings end(TournamentPlan tournament) throws InterruptedException {
    return new Arena(tournament, new FakeRunner(), Archive.NONE, 1).run();
  }

  @Test
  void hasAPointPerPair() throws InterruptedException {
    Standings end = end(Tournaments.of(21, "strong", "weak"));
    assertThat(end.course())
        .extracting(EstimatePoint::games)
        .containsExactly(2, 4, 6, 8, 10, 12, 14, 16, 18, 20);
    EstimatePoint last = end.course().get(9);
    assertThat(last.elo()).containsExactly(end.total(0).elo(), end.total(1).elo());
    assertThat(last.ratio()).isEmpty();
    assertThat(end.course().get(0).elo().get(0).low()).isLessThan(last.elo().get(0).low());
  }

  @Test
  void hasTheRatioOfATestPerPair() throws InterruptedException {
    Sprt sprt = new Sprt(0, 100, 0.05, 0.05);
    Standings end = end(Tournaments.of(10_000, Optional.of(sprt), "strong", "weak"));
    List<EstimatePoint> course = end.course();
    double last = sprt.ratio(end.test().orElseThrow().pairs());
    assertThat(course.get(course.size() - 1).ratio()).isEqualTo(OptionalDouble.of(last));
    assertThat(last).isGreaterThanOrEqualTo(sprt.upper());
    // Running pairs at the end of the test also count.
    assertThat(course.subList(0, course.size() - 2))
        .allSatisfy(point -> assertThat(point.ratio().orElseThrow()).isLessThan(sprt.upper()));
  }

  @ParameterizedTest
  @CsvSource({"399, 1", "400, 2", "401, 2", "799, 2", "801, 4", "10000, 32"})
  void limitsThePointsOfALongTournament(int pairs, int step) {
    EstimateHistory course = new EstimateHistory();
    int[] now = new int[1];
    for (now[0] = 1; now[0] <= pairs; now[0]++) {
      course.add(() -> point(now[0]));
    }
    List<EstimatePoint> points = course.points(() -> point(pairs));
    assertThat(points).hasSizeLessThanOrEqualTo(EstimateHistory.MOST);
    List<Integer> distances =
        IntStream.range(1, points.size() - 1)
            .mapToObj(each -> points.get(each).games() - points.get(each - 1).games())
            .distinct()
            .toList();
    assertThat(distances).containsExactly(step);
    assertThat(points.get(points.size() - 1).games()).isEqualTo(pairs);
  }

  private static EstimatePoint point(int games) {
    return new EstimatePoint(games, List.of(), OptionalDouble.empty());
  }
}
