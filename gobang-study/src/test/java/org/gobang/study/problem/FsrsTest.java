package org.gobang.study.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Values of {@code Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)} of
 * py-fsrs 6, each answer on the day when the problem is due: S solved, F failed.
 */
class FsrsTest {

  @ParameterizedTest
  @CsvSource({
    "S,2.3065,2.1181,2",
    "SS,10.9643,2.1112,11",
    "SSS,46.2802,2.1043,46",
    "SSSS,162.8622,2.0975,163",
    "F,0.212,6.4133,1",
    "FS,1.8868,6.4021,2",
    "FSS,6.2692,6.3909,6",
    "SF,0.6076,7.3945,1",
    "SFS,2.4004,7.3823,2",
    "SFSS,5.9398,7.3702,6",
    "FF,0.1009,8.8063,1",
    "FFS,0.6832,8.7927,1",
  })
  void agreesWithThePublishedScheduler(
      String answers, double stability, double difficulty, int days) {
    Fsrs memory = Fsrs.first(answers.charAt(0) == 'S');
    for (int i = 1; i < answers.length(); i++) {
      memory = memory.next(answers.charAt(i) == 'S', memory.interval());
    }
    assertThat(memory.stability()).isEqualTo(stability, within(1e-4));
    assertThat(memory.difficulty()).isEqualTo(difficulty, within(1e-4));
    assertThat(memory.interval()).isEqualTo(days);
  }

  @ParameterizedTest
  @CsvSource({"FS,0.2467,6.4021", "FSS,0.2842,6.3909"})
  void answersOfTheSameDayChangeLittle(String answers, double stability, double difficulty) {
    Fsrs memory = Fsrs.first(false);
    for (int i = 1; i < answers.length(); i++) {
      memory = memory.next(true, 0);
    }
    assertThat(memory.stability()).isEqualTo(stability, within(1e-4));
    assertThat(memory.difficulty()).isEqualTo(difficulty, within(1e-4));
  }
}
