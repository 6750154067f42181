package org.gobang.presentation.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;

class FirstGameTest {

  private static final GameSetup REQUEST = against(Map.of());

  private final FakeWorkbench bench = new FakeWorkbench();

  private static GameSetup against(Map<String, String> options) {
    return GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
        .white(new Seat.Computer(new PlayerSpec("deep", options, 7, false)))
        .budget(Budget.of(new Limit.MoveTime(Duration.ofSeconds(5))))
        .build();
  }

  private FirstGame firstGame(boolean open) {
    bench.request = Optional.of(REQUEST);
    bench.requestIsDefault = open;
    return FirstGame.of(bench).orElseThrow();
  }

  private void offerLevels() {
    bench.add(new FakePlayer("deep", new Option.Whole("level", 1, 10, 10)));
  }

  private static Map<String, String> options(GameSetup setup) {
    return ((Seat.Computer) setup.white()).who().options();
  }

  @Test
  void followsTheCommandLine() {
    offerLevels();
    new LastGame(bench).keep(against(Map.of("level", "3")));
    FirstGame beginning = firstGame(false);
    assertThat(beginning.setup()).isEqualTo(REQUEST);
    assertThat(beginning.asks()).isFalse();
    assertThat(beginning.otherwise()).isEmpty();
  }

  @Test
  void repeatsTheLastGameWithoutOptions() {
    offerLevels();
    new LastGame(bench).keep(against(Map.of("level", "3")));
    FirstGame beginning = firstGame(true);
    assertThat(options(beginning.setup())).containsExactly(Map.entry("level", "3"));
    assertThat(beginning.asks()).isFalse();
    assertThat(beginning.otherwise()).as("if that game cannot be played").contains(REQUEST);
  }

  @Test
  void asksTheFirstTimeAndSavesTheAnswer() {
    offerLevels();
    FirstGame first = firstGame(true);
    assertThat(first.asks()).isTrue();
    assertThat(options(first.setup()))
        .as("a weak opponent until the answer")
        .containsEntry("level", "3");
    assertThat(options(first.at(Optional.of(Strength.REGULAR)))).containsEntry("level", "5");
    first.answered(Optional.of(Strength.REGULAR));
    FirstGame second = firstGame(true);
    assertThat(second.asks()).isFalse();
    assertThat(options(second.setup())).containsEntry("level", "5");
    assertThat(second.setup().budget()).isEqualTo(REQUEST.budget());
  }

  @Test
  void savesAnAdaptiveStrength() {
    offerLevels();
    FirstGame first = firstGame(true);
    assertThat(options(first.at(Optional.empty()))).containsEntry("level", "3");
    first.answered(Optional.empty());
    bench.put("adaptive.deep", "1240.0 118.00 www");
    assertThat(options(firstGame(true).setup())).containsEntry("level", "7");
    FirstGame asked = firstGame(false);
    assertThat(asked.setup()).as("the requested game is unchanged").isEqualTo(REQUEST);
  }

  @Test
  void doesNotAskAboutAnOpponentWithoutLevels() {
    bench.add(new FakePlayer("deep"));
    FirstGame beginning = firstGame(true);
    assertThat(beginning.asks()).isFalse();
    assertThat(beginning.setup()).isEqualTo(REQUEST);
  }

  @Test
  void isEmptyForAWatchingInterface() {
    assertThat(FirstGame.of(bench)).isEmpty();
  }
}
