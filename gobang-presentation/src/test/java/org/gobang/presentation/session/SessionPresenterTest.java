package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.Option;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.analysis.Answer;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Preferences;
import org.gobang.fixtures.workbench.FakeGame;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.advice.BudgetUse;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.newgame.AdaptiveStrength;
import org.gobang.presentation.newgame.PersonName;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.text.Notice;
import org.junit.jupiter.api.Test;

/** Tests the state and actions of an interface without a view. */
class SessionPresenterTest {

  private static final Point H8 = Point.parse("h8");
  private static final PlayerSpec PLAIN = new PlayerSpec("plain", Map.of(), 0, false);
  private static final Budget.Limit FIVE_SECONDS = new Budget.Limit.MoveTime(Duration.ofSeconds(5));

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();

  private HeadlessFrontEnd presenter(Seat black, Seat white) {
    bench.request(black, white);
    return start();
  }

  private HeadlessFrontEnd start() {
    return new HeadlessFrontEnd(bench).started();
  }

  private void setPosition(String moves, int back, boolean paused) {
    bench.game().stands(moves, back, paused);
    bench.runAll();
  }

  @Test
  void measuresTheUsedTimeOfTheComputer() {
    bench.request(
        FakeWorkbench.renju(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER, Budget.of(FIVE_SECONDS)));
    HeadlessFrontEnd presenter = start();
    presenter.now.addAndGet(Duration.ofSeconds(3).toNanos());
    assertThat(presenter.session().display().budgetUse())
        .contains(new BudgetUse(BudgetUse.Kind.TIME, 0));
    setPosition("h8", 0, false);
    presenter.now.addAndGet(Duration.ofSeconds(2).toNanos());
    assertThat(presenter.session().display().budgetUse())
        .contains(new BudgetUse(BudgetUse.Kind.TIME, 0.4));
    setPosition("h8", 0, true);
    assertThat(presenter.session().display().budgetUse())
        .contains(new BudgetUse(BudgetUse.Kind.TIME, 0));
    setPosition("h8 i9", 0, false);
    assertThat(presenter.session().display().budgetUse())
        .contains(new BudgetUse(BudgetUse.Kind.TIME, 0));
    assertThat(
            presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER).session().display().budgetUse())
        .isEmpty();
    bench.request(
        FakeWorkbench.renju(FakeWorkbench.PERSON, FakeWorkbench.PERSON, Budget.of(FIVE_SECONDS)));
    assertThat(start().session().display().budgetUse()).isEmpty();
  }

  @Test
  void explainsWhyAGameCannotBeOpened() {
    bench.opener = setup -> CompletableFuture.failedFuture(new RefusedException("no such player"));
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    assertThat(presenter.session().display().notice())
        .isEqualTo(new Notice("no such player", true));
  }

  @Test
  void turnsTheHeatMapOffIfThePlayerHasNoWeights() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    presenter.session().assistance().showWeights(new HeatMap.Source.One(PLAIN));
    bench.queries.getLast().answer().complete(new Answer.Best(H8));
    bench.runAll();
    assertThat(presenter.session().assistance().adviser().heatMap().isOn()).isFalse();
    assertThat(presenter.session().display().notice())
        .isEqualTo(Notice.failure("This player does not provide a heat map."));
  }

  @Test
  void cancelsAHintWhenTheGameEnds() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    presenter.session().assistance().askForHint();
    bench.game().end(Optional.empty(), Ending.AGREED, "");
    bench.runAll();
    assertThat(bench.queries.getLast().answer()).isCompletedWithValue(Answer.CANCELLED);
    assertThat(presenter.session().display().notice().sentence()).isEmpty();
  }

  @Test
  void showsManyInsightsAtOnce() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.COMPUTER, FakeWorkbench.PERSON);
    int before = presenter.changes();
    for (int depth = 1; depth <= 50; depth++) {
      Insight seen =
          Insight.Line.of(new Score.Estimate(0), List.of(H8)).withDepth(depth).withNodes(9);
      bench.game().report(Stone.BLACK, seen);
    }
    bench.runAll();
    assertThat(presenter.changes()).isEqualTo(before + 1);
    assertThat(presenter.session().display().thinking().orElseThrow().line().orElseThrow().depth())
        .isEqualTo(50);
  }

  @Test
  void stepsForwardAfterSteppingBack() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    setPosition("h8 i9 j10", 1, true);
    assertThat(presenter.review().line())
        .extracting(cell -> cell.move().map(Move::toString).orElse("start"))
        .containsExactly("start", "h8", "i9", "j10");
    presenter.session().actions().step(Navigation.Step.BACK);
    presenter.session().actions().step(Navigation.Step.FORTH);
    presenter.session().actions().step(Navigation.Step.START);
    presenter.session().actions().step(Navigation.Step.END);
    presenter.session().actions().goTo(List.of(0));
    assertThat(bench.game().commands)
        .containsExactly("go to 1", "go to 2", "go to 0", "go to 3", "go to 1");
  }

  @Test
  void resumesARunningGameAndShowsThatItIsPaused() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    setPosition("h8 i9 j10", 0, false);
    presenter.session().actions().step(Navigation.Step.BACK);
    presenter.session().actions().step(Navigation.Step.BACK);
    bench.runAll();
    assertThat(presenter.session().display().status())
        .isEqualTo("Viewing an earlier position. Return to move 3 to resume the game.");
    presenter.session().actions().step(Navigation.Step.END);
    assertThat(bench.game().commands)
        .containsExactly("go to 2", "go to 1", "go to 3", "pause false");
  }

  @Test
  void advancesTheClockOfTheSideToMove() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    assertThat(presenter.session().display().left(Stone.BLACK)).isEmpty();
    bench
        .game()
        .clocks(Map.of(Stone.BLACK, Duration.ofSeconds(60), Stone.WHITE, Duration.ofSeconds(50)));
    bench.runAll();
    presenter.now.addAndGet(Duration.ofSeconds(4).toNanos());
    assertThat(presenter.session().display().left(Stone.BLACK)).contains(Duration.ofSeconds(56));
    assertThat(presenter.session().display().left(Stone.WHITE)).contains(Duration.ofSeconds(50));
    presenter.now.addAndGet(Duration.ofSeconds(99).toNanos());
    assertThat(presenter.session().display().left(Stone.BLACK)).contains(Duration.ZERO);
  }

  @Test
  void executesEachCommand() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    presenter.session().actions().pass();
    presenter.session().actions().takeBack();
    presenter.session().actions().resign();
    presenter.session().actions().moveNow();
    presenter.session().actions().pause();
    presenter.session().actions().swapSides();
    assertThat(bench.game().commands)
        .containsExactly(
            "pass",
            "take back BLACK",
            "resign BLACK",
            "move now",
            "pause true",
            "pause true",
            "BLACK computer",
            "WHITE person");
    bench.game().refusal = Optional.of(new RefusedException(Game.OVER, "over"));
    presenter.session().actions().takeBack();
    assertThat(presenter.session().display().notice())
        .isEqualTo(new Notice("The game is over.", true));
  }

  @Test
  void closesAReplacedGame() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    FakeGame first = bench.game();
    presenter
        .session()
        .open(FakeWorkbench.renju(FakeWorkbench.PERSON, FakeWorkbench.PERSON, Budget.UNLIMITED));
    bench.runAll();
    assertThat(first.commands).containsExactly("close");
    assertThat(presenter.session().display().status()).isEqualTo("Black to move");
    presenter.close();
    assertThat(bench.game().commands).containsExactly("close");
    assertThat(bench.listeners).isEmpty();
  }

  private HeadlessFrontEnd speaking(String language) {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    setPosition("h8 i9", 0, false);
    bench.put(Preferences.LANGUAGE, language);
    presenter.session().translate();
    return presenter;
  }

  @Test
  void continuesTheGameInAnotherLanguage() {
    HeadlessFrontEnd presenter = speaking("zh");
    assertThat(presenter.session().display().status()).isEqualTo("轮到你：黑棋");
    bench.runAll();
    assertThat(presenter.session().display().position().orElseThrow().names())
        .containsExactly("你", "棋手 deep · 5 级");
    assertThat(presenter.session().display().position().orElseThrow().rules()).isEqualTo("连珠");
    assertThat(presenter.review().line()).as("the start and two moves").hasSize(3);
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void translatesQueuedMessages() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    bench.game().stands("h8", 0, false);
    bench.put(Preferences.LANGUAGE, "zh");
    presenter.session().translate();
    bench.runAll();
    assertThat(presenter.session().display().position().orElseThrow().rules()).isEqualTo("连珠");
    assertThat(presenter.review().line()).as("the start and a move").hasSize(2);
  }

  @Test
  void pausesWhileSidesAreSwapped() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    presenter.session().actions().swapSides();
    assertThat(bench.game().commands)
        .containsExactly("pause true", "BLACK computer", "WHITE person", "pause false");
    assertThat(bench.game().state().black()).isEqualTo(FakeWorkbench.COMPUTER);
  }

  @Test
  void renamesTheHumanAgainstAComputer() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    presenter.session().actions().rename("Bo");
    assertThat(bench.game().state().black()).isEqualTo(new Seat.Human("Bo"));
    assertThat(bench.game().commands).containsExactly("BLACK person");
    presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON).session().actions().rename("Bo");
    assertThat(bench.game().commands).isEmpty();
  }

  @Test
  void describesTheTurnAndTheEnd() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    assertThat(presenter.session().display().status()).isEqualTo("Your turn: Black");
    setPosition("h8", 0, false);
    presenter.now.addAndGet(Duration.ofSeconds(3).toNanos());
    assertThat(presenter.session().display().status()).isEqualTo("Deep · level 5 is thinking… 3 s");
    setPosition("h8 a1 i8 a2 j8 a3 k8 a4 l8", 0, false);
    assertThat(presenter.session().display().status()).isEqualTo("Black wins.");
    bench.game().end(Optional.of(Stone.WHITE), Ending.FOUL, "overline");
    bench.runAll();
    assertThat(presenter.session().display().status()).isEqualTo("White wins. No overline here.");
  }

  @Test
  void reportsARefusalInTheWordsOfTheRules() {
    HeadlessFrontEnd presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    bench.game().refuse(H8, new Verdict.Refused("overline", List.of(), true));
    bench.runAll();
    assertThat(presenter.refusals).containsExactly("No overline here.");
  }

  private HeadlessFrontEnd rated() {
    bench.add(new FakePlayer("levelled", new Option.Whole("level", 1, 10, 3)));
    new AdaptiveStrength(bench).put(true);
    return presenter(FakeWorkbench.PERSON, FakeWorkbench.computer("levelled"));
  }

  private String resigned(HeadlessFrontEnd presenter) {
    bench.game().end(Optional.of(Stone.BLACK), Ending.RESIGNED, "");
    bench.runAll();
    return presenter.session().display().notice().sentence();
  }

  @Test
  void changesTheLevelOfTheNextGameOncePerResult() {
    HeadlessFrontEnd presenter = rated();
    assertThat(resigned(presenter))
        .isEqualTo("You won 1 of the last 1 game. The next game is at level 3 again.");
    String counted = bench.preferences.get("adaptive.levelled");
    bench.game().stands("h8 h9", 1, true);
    bench.runAll();
    resigned(presenter);
    assertThat(bench.preferences.get("adaptive.levelled")).isEqualTo(counted);
  }

  @Test
  void countsEngineOutputAsHelp() {
    List<Consumer<SessionPresenter>> helps =
        List.of(
            session -> session.assistance().askForHint(),
            session -> session.assistance().askWhyNot(H8),
            session -> session.assistance().showWeights(HeatMap.Source.OfGame.ANY),
            session -> session.analysis().toggle(),
            session -> session.analysis().findWin(),
            session -> {
              session.explorer().open();
              session.explorer().value(true);
            });
    HeadlessFrontEnd presenter = rated();
    for (Consumer<SessionPresenter> help : helps) {
      presenter.session().open(presenter.session().games().setups().again());
      bench.runAll();
      help.accept(presenter.session());
      bench.runAll();
      presenter.session().assistance().showWeights(HeatMap.Source.OfGame.OFF);
      if (presenter.session().analysis().isOn()) {
        presenter.session().analysis().toggle();
      }
      assertThat(bench.game().state().record().tags())
          .hasEntrySatisfying(Tags.UNRATED, reason -> assertThat(reason).isIn("hint", "analysis"));
      assertThat(resigned(presenter)).startsWith("Your level stays the same: ");
    }
    presenter.session().explorer().value(false);
    presenter.session().open(presenter.session().games().setups().again());
    bench.runAll();
    assertThat(resigned(presenter)).as("no help in this game").startsWith("You won 1");
  }

  @Test
  void marksAGameOfAGuest() {
    HeadlessFrontEnd presenter = rated();
    GameSetup again = presenter.session().games().setups().again();
    PersonName.put(bench.preferences(), "Ann");
    presenter.session().open(again.between(new Seat.Human("Bob"), again.white()));
    bench.runAll();
    assertThat(bench.game().state().record().tags()).containsEntry(Tags.UNRATED, "guest");
    presenter.session().open(again.between(new Seat.Human("Ann"), again.white()));
    bench.runAll();
    assertThat(bench.game().state().record().tags()).doesNotContainKey(Tags.UNRATED);
    assertThat(resigned(presenter)).startsWith("You won 1");
  }
}
