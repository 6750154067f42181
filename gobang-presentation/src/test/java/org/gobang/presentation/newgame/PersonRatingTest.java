package org.gobang.presentation.newgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.gobang.api.Option;
import org.junit.jupiter.api.Test;

class PersonRatingTest {

  private static final Option.Whole LEVEL = new Option.Whole("level", 1, 10, 10);

  @Test
  void beginsAtTheLevelThatWasChosen() {
    for (long level = LEVEL.from(); level <= LEVEL.to(); level++) {
      assertThat(PersonRating.at(level, LEVEL).level(LEVEL)).isEqualTo(level);
    }
  }

  @Test
  void movesFastAtFirstAndSlowerLater() {
    PersonRating first = PersonRating.at(3, LEVEL);
    PersonRating won = first.after(3, LEVEL, 1);
    // K is 200, and the person is 40 Elo stronger: 55.7 % are expected.
    assertThat(won.elo() - first.elo()).isEqualTo(200 * (1 - 0.557), within(0.1));
    PersonRating late = new PersonRating(440, 9, "www");
    assertThat(late.after(3, LEVEL, 1).elo() - late.elo()).isEqualTo(80 * (1 - 0.557), within(0.1));
  }

  /** Persons of all strengths, whose results follow their ratings. */
  @Test
  void aPersonScoresAboutHalf() {
    Random random = new Random(11);
    for (int elo = 100; elo <= 1700; elo += 200) {
      PersonRating rating = PersonRating.at(3, LEVEL);
      double score = 0;
      int games = 2000;
      for (int i = 0; i < games; i++) {
        long level = rating.level(LEVEL);
        double opponent = 200.0 * (level - 1);
        double wins = 1 / (1 + Math.pow(10, (opponent - elo) / 400));
        double result = random.nextDouble() < wins ? 1 : 0;
        rating = rating.after(level, LEVEL, result);
        score += i < 20 ? 0 : result;
      }
      assertThat(score / (games - 20)).as("a person of %s Elo", elo).isBetween(0.45, 0.62);
    }
  }

  @Test
  void staysWithinTheLevels() {
    assertThat(new PersonRating(-900, 9, "").level(LEVEL)).isEqualTo(1);
    assertThat(new PersonRating(9000, 9, "").level(LEVEL)).isEqualTo(10);
  }

  @Test
  void isReadAsItIsWritten() {
    PersonRating rating = new PersonRating(412.5, 6.25, "wdl");
    assertThat(PersonRating.parse(rating.toString())).contains(rating);
    PersonRating fresh = PersonRating.at(3, LEVEL);
    assertThat(PersonRating.parse(fresh.toString())).contains(fresh);
    for (String text :
        new String[] {"", "1 2", "NaN 3 w", "1 99 w", "1 4 x", "1 4 wwww", "x y z"}) {
      assertThat(PersonRating.parse(text)).as(text).isEmpty();
    }
  }
}
