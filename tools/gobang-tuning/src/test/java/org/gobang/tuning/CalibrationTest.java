package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class CalibrationTest {

  private static QuietPosition position(double value, double result) {
    return new QuietPosition(SearchPosition.BLACK, value, result, false);
  }

  private static double loss(Calibration calibration, List<List<QuietPosition>> games) {
    return games.stream().mapToDouble(calibration::loss).average().orElseThrow();
  }

  @Test
  void findsTheResultOfASlowSearch() {
    SplittableRandom random = new SplittableRandom(2);
    List<List<QuietPosition>> games = new ArrayList<>();
    for (int game = 0; game < 40; game++) {
      List<QuietPosition> positions = new ArrayList<>();
      for (int i = random.nextInt(1, 12); i > 0; i--) {
        double value = random.nextDouble(-3, 3);
        double chance = EvaluationFit.probability(0.6 * value + 0.4);
        positions.add(position(value, random.nextDouble() < chance ? 1 : 0));
      }
      games.add(positions);
    }
    Calibration slow = new Calibration(0, 0);
    for (double step = 0.5; step > 1e-6; ) {
      Calibration best = slow;
      for (int slope = -1; slope <= 1; slope++) {
        for (int bias = -1; bias <= 1; bias++) {
          Calibration next =
              new Calibration(slow.slope() + slope * step, slow.bias() + bias * step);
          best = loss(next, games) < loss(best, games) ? next : best;
        }
      }
      step = best.equals(slow) ? step / 2 : step;
      slow = best;
    }

    Calibration fitted = Calibration.fit(games);

    assertThat(fitted.slope()).isCloseTo(slow.slope(), within(1e-3));
    assertThat(fitted.bias()).isCloseTo(slow.bias(), within(1e-3));
    assertThat(loss(fitted, games)).isCloseTo(loss(slow, games), within(1e-6));
  }

  @Test
  void weighsGamesEqually() {
    List<QuietPosition> lost = Collections.nCopies(9, position(0, 0));
    List<QuietPosition> won = List.of(position(0, 1));

    assertThat(Calibration.fit(List.of(lost, won)).bias()).isCloseTo(0, within(1e-6));
    assertThat(Calibration.fit(List.of(lost, won, won, won)).bias())
        .isCloseTo(Math.log(3), within(1e-4));
    assertThat(new Calibration(1, 0.5).loss(lost))
        .isEqualTo(new Calibration(1, 0.5).loss(lost.subList(0, 1)))
        .isCloseTo(Math.log(1 + Math.exp(0.5)), within(1e-12));
  }

  @Test
  void staysFiniteIfTheValueDeterminesTheResult() {
    List<List<QuietPosition>> games =
        List.of(List.of(position(-30, 0)), List.of(position(30, 1)), List.of(position(0.5, 1)));

    Calibration fitted = Calibration.fit(games);

    assertThat(fitted.slope()).isBetween(1.0, 100.0);
    assertThat(loss(fitted, games)).isBetween(0.0, 0.01);
  }
}
