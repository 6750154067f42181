package org.gobang.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class JointRatingTest {

  private static final int PLAYERS = 4;

  /** Returns the results of each pair of players for the given scores. */
  private static List<List<PairScores>> met(double[][] score, SyntheticMatch match, int count) {
    List<List<PairScores>> met = new ArrayList<>();
    for (int i = 0; i < score.length; i++) {
      List<PairScores> row = new ArrayList<>(Collections.nCopies(score.length, PairScores.NONE));
      for (int j = i + 1; j < score.length; j++) {
        row.set(j, match.pairs(count, score[i][j]));
      }
      met.add(row);
    }
    return met;
  }

  /**
   * The American League of 1987, from Agresti, Categorical Data Analysis (2002), table 10.10: the
   * logits of the teams relative to Baltimore, with two digits.
   */
  @Test
  void returnsThePublishedBaseballRatings() {
    int[][] wins = {
      {0, 7, 9, 7, 7, 9, 11}, // Milwaukee
      {6, 0, 7, 5, 11, 9, 9}, // Detroit
      {4, 6, 0, 7, 7, 8, 12}, // Toronto
      {6, 8, 6, 0, 6, 7, 10}, // New York
      {6, 2, 6, 7, 0, 7, 12}, // Boston
      {4, 4, 5, 6, 6, 0, 6}, // Cleveland
      {2, 4, 1, 3, 1, 7, 0}, // Baltimore
    };
    // Each game counts as ten equal pairs, so that the prior game is negligible.
    List<List<PairScores>> met = new ArrayList<>();
    for (int i = 0; i < wins.length; i++) {
      List<PairScores> row = new ArrayList<>();
      for (int j = 0; j < wins.length; j++) {
        row.add(new PairScores(List.of(10 * wins[j][i], 0, 0, 0, 10 * wins[i][j])));
      }
      met.add(row);
    }
    List<JointRating.Rating> ratings = JointRating.of(met).ratings();
    double[] published = {1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0};
    for (int i = 0; i < published.length; i++) {
      double logit = (ratings.get(i).elo() - ratings.get(6).elo()) * Math.log(10) / 400;
      assertThat(logit).as("team %d", i).isCloseTo(published[i], within(0.01));
    }
    assertThat(JointRating.of(met).ranking()).containsExactly(0, 1, 2, 3, 4, 5, 6);
    assertThat(ratings.stream().mapToDouble(JointRating.Rating::elo).sum())
        .isCloseTo(0, within(1e-6));
  }

  @Test
  void differenceOfTwoPlayersIsTheirLead() {
    PairScores pairs = new PairScores(List.of(200, 100, 300, 250, 400));
    List<JointRating.Rating> ratings =
        JointRating.of(
                List.of(List.of(PairScores.NONE, pairs), List.of(PairScores.NONE, PairScores.NONE)))
            .ratings();
    EloEstimate lead = EloEstimate.of(pairs);
    double width = ratings.get(0).high() - ratings.get(0).low();
    assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(lead.elo(), within(0.1));
    assertThat(2 * width).isCloseTo(lead.high() - lead.low(), within(0.5));
  }

  @Test
  void ratesPlayersWithOnlyWinsOrWithoutGames() {
    PairScores all = new PairScores(List.of(0, 0, 0, 0, 20));
    PairScores none = PairScores.NONE;
    JointRating rating =
        JointRating.of(
            List.of(
                List.of(none, all, none), List.of(none, none, none), List.of(none, none, none)));
    assertThat(rating.ranking()).containsExactly(0, 2, 1);
    assertThat(rating.ratings())
        .allSatisfy(
            each -> {
              assertThat(each.elo()).isFinite().isBetween(-800.0, 800.0);
              assertThat(each.low()).isLessThan(each.elo() - 50);
              assertThat(each.high()).isGreaterThan(each.elo() + 50);
            });
    assertThat(rating.superiority(0, 1)).isGreaterThan(0.99);
    assertThat(rating.superiority(1, 0)).isCloseTo(1 - rating.superiority(0, 1), within(1e-9));
  }

  @Test
  void intervalsContainTheTrueValue() {
    double[] elo = {150, 20, -50, -120};
    double[][] score = new double[PLAYERS][PLAYERS];
    for (int i = 0; i < PLAYERS; i++) {
      for (int j = 0; j < PLAYERS; j++) {
        score[i][j] = Elo.score(elo[i] - elo[j]);
      }
    }
    SyntheticMatch match = new SyntheticMatch(11, 0.3, 0.8);
    int tournaments = 1000;
    int held = 0;
    for (int i = 0; i < tournaments; i++) {
      List<JointRating.Rating> ratings = JointRating.of(met(score, match, 30)).ratings();
      for (int player = 0; player < PLAYERS; player++) {
        JointRating.Rating rating = ratings.get(player);
        held += rating.low() <= elo[player] && elo[player] <= rating.high() ? 1 : 0;
      }
    }
    assertThat(held / (double) (PLAYERS * tournaments)).isBetween(0.93, 0.97);
  }
}
