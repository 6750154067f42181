package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Fouls;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Seat;
import org.gobang.api.render.WhoPlays;
import org.junit.jupiter.api.Test;

class NewGameTest {

  private static final Seat ANNA = new Seat.Human("Anna");
  private static final Seat DEEP =
      new Seat.Computer(new WhoPlays("deep", Map.of("level", "8"), 42, true));

  private final TestBench bench = new TestBench();

  private NewGame after(GameSetup last) {
    Words words = Words.in(Locale.ENGLISH);
    return new NewGame(last, bench.plugins(), new Interpreter(bench, words), words);
  }

  private static GameSetup last(Limit... limits) {
    GameRecord played = GameRecord.of("renju", Start.empty(15), List.of());
    return new GameSetup(played, List.of(), ANNA, DEEP, Budget.of(limits), Fouls.LOSE);
  }

  @Test
  void beginsWithTheLastGame() {
    GameSetup last = last(new Limit.Depth(4), new Limit.MoveTime(Duration.ofSeconds(2)));
    assertThat(after(last).setup()).isEqualTo(last);
  }

  @Test
  void offersWhatPlayersDeclare() {
    NewGame game = after(last());
    assertThat(game.chairs()).extracting(NewGame.Chair::id).containsExactly("", "deep", "plain");
    assertThat(game.chair(Stone.WHITE).settings())
        .extracting(each -> each.option().key())
        .containsExactly("table", "level", "book", "path");
    assertThat(game.value(Stone.WHITE, "level")).isEqualTo("8");
    assertThat(game.value(Stone.WHITE, "table")).isEqualTo("a");
  }

  @Test
  void setsOnlyWhatIsNotAsUsual() {
    NewGame game = after(last());
    game.set(Stone.WHITE, "level", "5");
    game.set(Stone.WHITE, "table", "b");
    assertThat(game.setup().white())
        .isEqualTo(new Seat.Computer(new WhoPlays("deep", Map.of("table", "b"), 42, true)));
  }

  @Test
  void swapsSidesWithAllThatIsSet() {
    NewGame game = after(last());
    game.swap();
    assertThat(game.setup().black()).isEqualTo(DEEP);
    assertThat(game.setup().white()).isEqualTo(ANNA);
  }

  @Test
  void takesAnotherPlayerAsItUsuallyIs() {
    NewGame game = after(last());
    game.choose(Stone.BLACK, game.chairs().get(2));
    assertThat(game.setup().black())
        .isEqualTo(new Seat.Computer(new WhoPlays("plain", Map.of(), 0, false)));
  }

  @Test
  void givesRulesTheirUsualSizeUnlessAnotherWasChosen() {
    NewGame game = after(last());
    NewGame.Rules wide = game.allRules().get(1);
    game.choose(wide);
    assertThat(game.size()).isEqualTo(19);
    game.size(9);
    game.choose(game.allRules().get(0));
    assertThat(game.size()).isEqualTo(9);
  }

  @Test
  void bindsTimeAndKeepsTheOtherLimits() {
    NewGame game = after(last(new Limit.Nodes(500), new Limit.MoveTime(Duration.ofSeconds(2))));
    Limit.Clock clock = new Limit.Clock(Duration.ofMinutes(3), Duration.ZERO);
    game.limits().moveTime(Optional.empty());
    game.limits().clock(Optional.of(clock));
    assertThat(game.setup().budget()).isEqualTo(Budget.of(new Limit.Nodes(500), clock));
  }

  @Test
  void boundsPositionsAndDepth() {
    NewGame game = after(last(new Limit.Nodes(500), new Limit.Depth(4)));
    game.limits().nodes(Optional.empty());
    game.limits().depth(Optional.of(7));
    assertThat(game.setup().budget()).isEqualTo(Budget.of(new Limit.Depth(7)));
  }

  @Test
  void isolatesTheComputerThatIsAskedTo() {
    NewGame game = after(last());
    assertThat(game.isolated(Stone.WHITE)).isTrue();
    game.isolate(Stone.WHITE, false);
    assertThat(((Seat.Computer) game.setup().white()).who())
        .isEqualTo(new WhoPlays("deep", Map.of("level", "8"), 42, false));
  }

  @Test
  void leavesOutWhatThePlayerDoesNotHaveAnyMore() {
    Seat other =
        new Seat.Computer(new WhoPlays("deep", Map.of("level", "10", "gone", "1"), 42, false));
    GameSetup last = last();
    NewGame game =
        after(new GameSetup(last.record(), List.of(), ANNA, other, Budget.UNLIMITED, Fouls.REFUSE));
    assertThat(game.setup().white())
        .isEqualTo(new Seat.Computer(new WhoPlays("deep", Map.of(), 42, false)));
  }
}
