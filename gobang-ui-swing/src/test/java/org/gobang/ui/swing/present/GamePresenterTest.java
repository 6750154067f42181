package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
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
import org.gobang.api.player.Weights;
import org.gobang.api.record.Ending;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.Preferences;
import org.gobang.fixtures.workbench.FakeAnalyses;
import org.gobang.fixtures.workbench.FakeGame;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.board.BoardDisplaySettings;
import org.gobang.presentation.board.PointScene;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class GamePresenterTest {

  private static final Point A1 = Point.parse("a1");
  private static final Point H8 = Point.parse("h8");
  private static final Point I9 = Point.parse("i9");
  private static final PlayerSpec PLAIN = new PlayerSpec("plain", Map.of(), 0, false);

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final AtomicLong now = new AtomicLong();

  private GamePresenter presenter(Seat black, Seat white) {
    bench.request(black, white);
    return begun();
  }

  private GamePresenter begun() {
    Texts texts = WindowTexts.in(bench.locale());
    GamePresenter presenter =
        new GamePresenter(bench, new PositionDescriber(bench, texts), bench, now::get);
    presenter.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
    return presenter;
  }

  private void stands(String moves, int back, boolean paused) {
    bench.game().stands(moves, back, paused);
    bench.runAll();
  }

  @Test
  void showsOpeningAndThenTheGame() {
    bench.request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    Texts texts = WindowTexts.in(bench.locale());
    GamePresenter presenter =
        new GamePresenter(bench, new PositionDescriber(bench, texts), bench, now::get);
    presenter.session().begin(false, () -> {}, failure -> {});
    assertThat(presenter.session().display().status()).isEqualTo("Opening the game…");
    bench.runAll();
    assertThat(presenter.session().display().status()).isEqualTo("Your turn: Black");
    stands("h8", 0, false);
    assertThat(presenter.session().display().status()).isEqualTo("Deep · level 5 is thinking…");
    now.addAndGet(Duration.ofSeconds(3).toNanos());
    assertThat(presenter.session().display().status()).isEqualTo("Deep · level 5 is thinking… 3 s");
    assertThat(presenter.board().spot(H8).stone()).contains(Stone.BLACK);
    assertThat(presenter.board().spot(H8).last()).isTrue();
  }

  @Test
  void takeBackFirstRemovesAnUnplayedStone() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    presenter.board().guard(MoveConfirmation.CONFIRM);
    presenter.board().click(H8);
    presenter.takeBack();
    assertThat(bench.game().commands).isEmpty();
    presenter.takeBack();
    assertThat(bench.game().commands).containsExactly("take back BLACK");
  }

  @Test
  void showsARefusalAtItsPoint() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    stands("h8", 0, false);
    presenter.board().click(H8);
    assertThat(said(presenter)).isEqualTo("This point is occupied.");
    bench.game().refusal = Optional.of(new RefusedException(Game.BUSY, "busy"));
    presenter.board().click(I9);
    bench.runAll();
    assertThat(said(presenter)).isEqualTo("The previous move is still being checked.");
    bench.game().refuse(I9, new Verdict.Refused("overline", List.of(), true));
    bench.runAll();
    assertThat(said(presenter)).isEqualTo("No overline here.");
  }

  @Test
  void hidesABubbleAfterAnotherActionAtItsPoint() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    stands("h8", 0, false);
    SessionPresenter session = presenter.session();
    for (Runnable next :
        List.<Runnable>of(
            session.analysis()::toggle,
            session.analysis()::toggle,
            session::copyBoard,
            session.positions()::toggle)) {
      presenter.board().click(H8);
      assertThat(said(presenter)).isEqualTo("This point is occupied.");
      next.run();
      bench.runAll();
      assertThat(presenter.board().bubble()).isEmpty();
    }
  }

  private static String said(GamePresenter presenter) {
    return presenter.board().bubble().orElseThrow().sentence();
  }

  @Test
  void playsAClickedPoint() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    presenter.board().click(I9);
    assertThat(bench.game().commands).containsExactly("play i9");
  }

  @Test
  void marksForbiddenPointsOnRequest() {
    bench.fouls.put(I9, new Verdict.Refused("double-three", List.of(), true));
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    assertThat(presenter.board().spot(I9).forbidden()).isTrue();
    presenter.board().hover(Optional.of(I9));
    assertThat(said(presenter)).isEqualTo("No double-three here.");
    presenter.shown().show(BoardDisplaySettings.FORBIDDEN, false);
    assertThat(presenter.board().spot(I9).forbidden()).isFalse();
    assertThat(presenter.board().bubble()).isEmpty();
    assertThat(begun().shown().is(BoardDisplaySettings.FORBIDDEN))
        .as("the saved setting")
        .isFalse();
  }

  @Test
  void numbersStonesOnDemand() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    stands("h8 i9", 0, false);
    assertThat(presenter.board().spot(I9).label()).isEmpty();
    presenter.shown().show(BoardDisplaySettings.NUMBERS, true);
    assertThat(presenter.board().spot(H8).label()).isEqualTo("1");
    assertThat(presenter.board().spot(I9).label()).isEqualTo("2");
  }

  @Test
  void showsTheExpectedMovesAsNumberedGhosts() {
    GamePresenter presenter = presenter(FakeWorkbench.COMPUTER, FakeWorkbench.PERSON);
    presenter.shown().show(BoardDisplaySettings.EXPECTED, true);
    bench
        .game()
        .report(
            Stone.BLACK,
            Insight.Line.of(new Score.WinIn(5), List.of(H8, I9)).withDepth(6).withNodes(900));
    bench.runAll();
    PointScene ghost = presenter.board().spot(I9);
    assertThat(ghost.ghost()).contains(Stone.WHITE);
    assertThat(ghost.label()).isEqualTo("2");
    stands("h8", 0, false);
    assertThat(presenter.board().spot(I9).ghost()).as("after the move").contains(Stone.WHITE);
    stands("h8 a1", 0, false);
    assertThat(presenter.board().spot(I9)).as("after another move").isEqualTo(PointScene.BARE);
    stands("h8", 0, false);
    assertThat(presenter.session().display().thinking().orElseThrow().line()).isPresent();
  }

  @Test
  void showsOutputOnlyForItsPosition() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    presenter.session().assistance().showWeights(HeatMap.Source.OfGame.COMPUTERS);
    stands("h8", 0, false);
    bench
        .game()
        .report(
            Stone.WHITE,
            Insight.Line.of(new Score.WinIn(5), List.of(I9)).withDepth(6).withNodes(900));
    bench.game().report(Stone.WHITE, Weights.of(15, Map.of(I9, 5)));
    bench.runAll();
    assertThat(presenter.board().spot(I9).heat()).isEqualTo(9);
    assertThat(presenter.session().display().weights().orElseThrow().by().player())
        .isEqualTo("deep");
    stands("h8 h9", 0, false);
    assertThat(presenter.session().display().thinking().orElseThrow().isAbout(bench.game().state()))
        .as("about the last move")
        .isFalse();
    assertThat(presenter.board().spot(I9).heat()).as("about the previous position").isZero();
    answer(new Answer.Best(A1), Weights.of(15, Map.of(A1, 5)));
    assertThat(presenter.board().spot(A1).heat()).isEqualTo(9);
    stands("h8 h9", 2, true);
    assertThat(presenter.session().display().thinking()).as("taken back").isEmpty();
    assertThat(presenter.board().spot(A1).heat()).isZero();
    stands("h8 h9", 0, true);
    assertThat(presenter.session().display().thinking().orElseThrow().line().orElseThrow().depth())
        .isEqualTo(6);
    presenter
        .session()
        .open(FakeWorkbench.renju(FakeWorkbench.PERSON, FakeWorkbench.PERSON, Budget.UNLIMITED));
    bench.runAll();
    stands("h8 h9", 0, false);
    assertThat(presenter.session().display().thinking()).as("about another game").isEmpty();
  }

  @Test
  void numbersExpectedMovesAfterTheLastStone() {
    GamePresenter presenter = presenter(FakeWorkbench.COMPUTER, FakeWorkbench.PERSON);
    presenter.shown().show(BoardDisplaySettings.EXPECTED, true);
    stands("a1 a2 a3 a4", 0, false);
    bench
        .game()
        .report(
            Stone.BLACK,
            Insight.Line.of(new Score.WinIn(5), List.of(H8, I9)).withDepth(6).withNodes(900));
    bench.runAll();
    assertThat(presenter.board().spot(H8).label()).isEqualTo("5");
    assertThat(presenter.board().spot(I9).label()).isEqualTo("6");
  }

  @Test
  void requestsHeatAfterEachMove() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    presenter.session().assistance().showWeights(new HeatMap.Source.One(PLAIN));
    answer(new Answer.Best(H8), Weights.of(15, Map.of(H8, 800, I9, 100)));
    assertThat(presenter.board().spot(H8).heat()).isEqualTo(9);
    assertThat(presenter.board().spot(I9).heat()).isEqualTo(6);
    assertThat(presenter.board().spot(H8).hint()).as("no hint ring").isFalse();
    assertThat(presenter.board().spot(I9).weight()).isEmpty();
    presenter.shown().show(BoardDisplaySettings.WEIGHTS, true);
    assertThat(presenter.board().spot(I9).weight()).isEqualTo("100");
    FakeAnalyses.Query late = ask(presenter);
    stands("h8 h9", 0, false);
    late.reports().accept(Weights.of(15, Map.of(I9, 5)));
    bench.runAll();
    assertThat(presenter.board().spot(I9).heat()).as("about another position").isZero();
    presenter.session().assistance().showWeights(HeatMap.Source.OfGame.OFF);
    assertThat(bench.queries.getLast().answer()).isCompletedWithValue(Answer.CANCELLED);
  }

  private FakeAnalyses.Query ask(GamePresenter presenter) {
    stands("h8", 0, false);
    assertThat(presenter.board().spot(I9).heat()).isZero();
    return bench.queries.getLast();
  }

  private void answer(Answer answer, Weights weights) {
    FakeAnalyses.Query last = bench.queries.getLast();
    last.reports().accept(weights);
    last.answer().complete(answer);
    bench.runAll();
  }

  @Test
  void requestsAHintFromTheNextPlayerThatSupportsHints() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    presenter.session().assistance().askForHint();
    assertThat(presenter.session().display().notice().sentence()).isEqualTo("Finding a hint…");
    bench.queries.getLast().answer().complete(new Answer.Failed(Ending.CRASHED, "fell over"));
    bench.runAll();
    hint(I9);
    assertThat(presenter.board().spot(I9).hint()).as("the area first").isFalse();
    assertThat(presenter.board().scene().area().orElseThrow().contains(I9)).isTrue();
    presenter.session().assistance().askForHint();
    assertThat(presenter.board().spot(I9).hint()).isTrue();
    assertThat(presenter.board().scene().area()).isEmpty();
    presenter.session().assistance().askForHint();
    assertThat(presenter.session().display().notice().sentence()).isEqualTo("i9 looks best.");
    stands("h8", 0, false);
    assertThat(presenter.board().spot(I9).hint()).isFalse();
    assertThat(presenter.session().display().notice().sentence()).isEmpty();
  }

  /** Answers with a move and without an answered threat. */
  private void hint(Point point) {
    bench.queries.getLast().answer().complete(new Answer.Best(point));
    bench.runAll();
    bench.queries.getLast().answer().complete(new Answer.Best(A1));
    bench.runAll();
  }

  @Test
  void showsAHintOnlyWithItsSentence() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    bench.troubled("The disk is full.");
    bench.runAll();
    presenter.session().assistance().askForHint();
    hint(I9);
    presenter.session().assistance().askForHint();
    presenter.session().assistance().askForHint();
    assertThat(presenter.session().display().notice().sentence()).isEqualTo("i9 looks best.");
    presenter.session().notices().say("Saved.");
    assertThat(presenter.board().spot(I9).hint()).isFalse();
    bench.put(Preferences.LANGUAGE, "zh");
    presenter.session().translate();
    assertThat(presenter.session().display().notice().sentence()).isEqualTo("推荐 i9。");
    assertThat(presenter.board().spot(I9).hint()).isTrue();
    stands("h8", 0, false);
    assertThat(presenter.session().display().notice().sentence()).isEqualTo("The disk is full.");
    stands("h8", 1, true);
    assertThat(presenter.board().spot(I9).hint()).as("again at the same point").isTrue();
    presenter
        .session()
        .open(FakeWorkbench.renju(FakeWorkbench.PERSON, FakeWorkbench.PERSON, Budget.UNLIMITED));
    bench.runAll();
    bench.game().end(Optional.empty(), Ending.AGREED, "");
    bench.runAll();
    assertThat(presenter.board().spot(I9).hint()).as("in a finished game").isFalse();
  }

  @Test
  void showsTheEndInWords() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    stands("h8 a1 i8 a2 j8 a3 k8 a4 l8", 0, false);
    bench.runAll();
    assertThat(presenter.session().display().status()).isEqualTo("Black wins.");
    assertThat(presenter.board().scene().line()).hasSize(5);
    assertThat(presenter.board().spot(H8).winning()).isTrue();
    bench.game().end(Optional.of(Stone.WHITE), Ending.FOUL, "overline");
    bench.runAll();
    assertThat(presenter.session().display().status()).isEqualTo("White wins. No overline here.");
  }

  @Test
  void reportsChangedPlugins() {
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    AtomicLong told = new AtomicLong();
    presenter.onPlugins(told::incrementAndGet);
    bench.pluginsChanged();
    bench.runAll();
    assertThat(told).hasValue(1);
    bench.troubled("the disk is full");
    bench.runAll();
    assertThat(presenter.session().display().notice())
        .isEqualTo(new Notice("the disk is full", true));
    presenter.takeBack();
    bench.game().stands("h8 h9", 0, false);
    bench.runAll();
    assertThat(presenter.session().display().notice())
        .isEqualTo(new Notice("the disk is full", true));
    presenter
        .session()
        .open(FakeWorkbench.renju(FakeWorkbench.PERSON, FakeWorkbench.PERSON, Budget.UNLIMITED));
    bench.runAll();
    assertThat(presenter.session().display().notice()).isEqualTo(Notice.NONE);
  }

  @Test
  void onlyWatchesWhileAnotherInterfaceLeads() {
    GamePresenter presenter = begun();
    assertThat(presenter.session().display().status()).isEqualTo("Waiting for a game to watch…");
    FakeGame game =
        (FakeGame)
            bench
                .open(
                    FakeWorkbench.renju(
                        FakeWorkbench.PERSON, FakeWorkbench.COMPUTER, Budget.UNLIMITED))
                .toCompletableFuture()
                .join();
    bench.runAll();
    presenter.board().hover(Optional.of(H8));
    assertThat(presenter.board().spot(H8).ghost()).isEmpty();
    presenter.board().click(H8);
    assertThat(said(presenter)).isEqualTo("You can only watch this game.");
    presenter.close();
    assertThat(game.commands).isEmpty();
  }

  @Test
  void showsTheNameOfAHuman() {
    bench.put("name", " Anna ");
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    assertThat(presenter.session().display().position().orElseThrow().names()).contains("Anna");
    presenter.rename("Bo");
    assertThat(bench.get("name")).contains("Bo");
    assertThat(bench.game().commands).containsExactly("BLACK person");
  }

  @Test
  void showsNoNamesForTwoHumans() {
    bench.put("name", "Anna");
    GamePresenter presenter = presenter(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    presenter.rename("Bo");
    assertThat(presenter.session().display().position().orElseThrow().names())
        .containsExactly("Human", "Human");
    assertThat(bench.game().commands).isEmpty();
  }
}
