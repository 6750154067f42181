package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.newgame.AdaptiveStrength;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class GameEndTest {

  private static final String FIVE = "h8 a1 i8 a2 j8 a3 k8 a4 l8";

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();

  private SessionPresenter game(Seat black, Seat white) {
    bench.request(black, white);
    SessionPresenter game = new HeadlessFrontEnd(bench).started().session();
    setPosition("h8 a1", 0);
    return game;
  }

  private void setPosition(String moves, int back) {
    bench.game().stands(moves, back, false);
    bench.runAll();
  }

  private void end(Optional<Stone> winner, Ending ending, String words) {
    bench.game().end(winner, ending, words);
    bench.runAll();
  }

  private String sentence(Optional<Stone> winner, Ending ending, String words, Locale language) {
    SessionPresenter game = game(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    end(winner, ending, words);
    return game.display().end().orElseThrow().sentence(Texts.shared(language));
  }

  private String english(Optional<Stone> winner, Ending ending, String words) {
    return sentence(winner, ending, words, Locale.ENGLISH);
  }

  @Test
  void namesTheWinnerAndTheWinningLine() {
    SessionPresenter game = game(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    assertThat(game.display().end()).isEmpty();
    setPosition(FIVE, 0);
    GameEnd end = game.display().end().orElseThrow();
    assertThat(end.sentence(Texts.shared(Locale.ENGLISH)))
        .isEqualTo("Black wins with five in a row, h8–l8, in 9 moves.");
    assertThat(end.sentence(Texts.shared(Locale.CHINESE))).isEqualTo("黑棋连成五子获胜（h8–l8），共 9 手。");
    assertThat(end.winner()).contains(Stone.BLACK);
    assertThat(end.points()).hasSize(5);
  }

  @Test
  void describesOtherEndings() {
    Optional<Stone> black = Optional.of(Stone.BLACK);
    Optional<Stone> white = Optional.of(Stone.WHITE);
    assertThat(english(black, Ending.RESIGNED, ""))
        .isEqualTo("Black wins: White resigned after 2 moves.");
    assertThat(english(white, Ending.OVERSTEPPED, ""))
        .isEqualTo("White wins on time: Black’s clock ran out after 2 moves.");
    assertThat(english(white, Ending.FOUL, "double-three"))
        .isEqualTo("White wins after 2 moves: Black made a forbidden move (double three).");
    assertThat(english(Optional.empty(), Ending.AGREED, ""))
        .isEqualTo("Draw by agreement after 2 moves.");
    assertThat(english(Optional.empty(), Ending.BOARD_FULL, ""))
        .isEqualTo("Draw after 2 moves: neither side can win any more.");
    assertThat(sentence(white, Ending.FOUL, "double-three", Locale.CHINESE))
        .isEqualTo("黑棋下出禁手（三三），白棋获胜，共 2 手。");
  }

  @Test
  void describesEndingsOfRulesInTheirWords() {
    assertThat(english(Optional.of(Stone.WHITE), Ending.FOUL, "unheard-of"))
        .startsWith("White wins.");
    assertThat(english(Optional.of(Stone.WHITE), Ending.CRASHED, "boom"))
        .isEqualTo("White wins: the engine playing Black crashed.");
  }

  @Test
  void isShownAtTheEndUntilItIsDismissed() {
    SessionPresenter game = game(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    setPosition(FIVE, 0);
    game.actions().step(Navigation.Step.BACK);
    bench.runAll();
    assertThat(game.display().end()).as("another position is shown").isEmpty();
    game.actions().step(Navigation.Step.FORTH);
    bench.runAll();
    assertThat(game.display().end()).isPresent();
    game.assistance().forget();
    assertThat(game.display().end()).isEmpty();
  }

  @Test
  void isHiddenInAResumedOrNewGame() {
    SessionPresenter game = game(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    end(Optional.of(Stone.BLACK), Ending.RESIGNED, "");
    setPosition("h8 a1 b1", 0);
    assertThat(game.display().end()).isEmpty();
    setPosition(FIVE, 0);
    assertThat(game.display().end()).isPresent();
    game.rematch();
    bench.runAll();
    assertThat(game.display().end()).isEmpty();
  }

  @Test
  void aRematchSwapsTheColoursOnly() {
    SessionPresenter game = game(new Seat.Human("Ann"), FakeWorkbench.COMPUTER);
    setPosition(FIVE, 0);
    game.rematch();
    bench.runAll();
    assertThat(bench.games).hasSize(2);
    assertThat(bench.game().state().black()).isEqualTo(FakeWorkbench.COMPUTER);
    assertThat(bench.game().state().white()).isEqualTo(new Seat.Human("Ann"));
    assertThat(bench.game().state().path()).isEmpty();
    assertThat(bench.game().setup().budget()).isEqualTo(bench.games.get(0).setup().budget());
  }

  @Test
  void describesTheNextLevelAndARematchUsesIt() {
    bench.add(new FakePlayer("levelled", new Option.Whole("level", 1, 10, 3)));
    new AdaptiveStrength(bench).put(true);
    SessionPresenter game = game(FakeWorkbench.PERSON, FakeWorkbench.computer("levelled"));
    end(Optional.of(Stone.BLACK), Ending.RESIGNED, "");
    assertThat(game.display().end().orElseThrow().note())
        .startsWith("You won 1 of the last 1 game")
        .isEqualTo(game.display().notice().sentence());
    bench.preferences.replaceAll(
        (key, kept) -> key.equals("adaptive.levelled") ? kept.replaceFirst("^[0-9.]+", "7") : kept);
    game.rematch();
    bench.runAll();
    assertThat(((Seat.Computer) bench.game().state().black()).who().options())
        .containsEntry(
            "level",
            new AdaptiveStrength(bench).level("levelled", new Option.Whole("level", 1, 10, 3)));
  }
}
