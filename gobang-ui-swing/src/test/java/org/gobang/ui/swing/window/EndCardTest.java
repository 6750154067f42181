package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JTextArea;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The result card over the board, without a screen. */
class EndCardTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final Texts texts = WindowTexts.in(bench.locale());
  private final GamePresenter game =
      new GamePresenter(bench, new PositionDescriber(bench, texts), bench, () -> 0);
  private final List<String> saved = new ArrayList<>();
  private final BoardComponent board = new BoardComponent(game.board(), texts);
  private final EndCard card = new EndCard(game.session(), texts, () -> saved.add("saved"));
  private final BoardArea area = new BoardArea(board, () -> card);

  @BeforeAll
  static void light() {
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
  }

  private void play(String moves) {
    if (bench.games.isEmpty()) {
      game.session().begin(false, () -> {}, failure -> {});
      bench.runAll();
    }
    bench.game().stands(moves, 0, false);
    bench.runAll();
    show();
  }

  private void show() {
    area.show(game.session().display().end());
    area.doLayout();
  }

  private static Stream<Component> inside(Container in) {
    return Stream.of(in.getComponents())
        .flatMap(
            each ->
                each instanceof Container inner
                    ? Stream.concat(Stream.of(each), inside(inner))
                    : Stream.of(each));
  }

  private void click(String name) {
    inside(card)
        .filter(each -> name.equals(each.getName()))
        .map(JButton.class::cast)
        .forEach(JButton::doClick);
    bench.runAll();
    show();
  }

  /** Tests a five at each edge, in the centre and in a corner. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "h1 a15 i1 b15 j1 c15 k1 d15 l1",
        "h2 a15 h3 b15 h4 c15 h5 d15 h6",
        "f15 a1 g15 b1 h15 c1 i15 d1 j15",
        "a1 o15 b2 n15 c3 m15 d4 l15 e5",
        "h6 a1 h7 a2 h8 a3 h9 a5 h10"
      })
  void doesNotCoverTheWinningLine(String moves) {
    for (int side : new int[] {280, 440, 700, 1400}) {
      area.setSize(side, side);
      play("h8 i9");
      assertThat(area.isAncestorOf(card) && card.isVisible()).as("during the game").isFalse();
      play(moves);
      assertThat(card.isVisible()).isTrue();
      assertThat(game.board().scene().line()).hasSize(5);
      assertThat(area.getVisibleRect().contains(card.getBounds())).isTrue();
      if (side > 300) {
        for (Point point : game.board().scene().line()) {
          assertThat(board.around(point).intersects(card.getBounds())).as("%s", point).isFalse();
        }
      }
    }
  }

  @Test
  void showsNoCardDuringAGame() {
    area.setSize(600, 600);
    play("h8 i9");
    assertThat(area.getComponents()).containsExactly(board);
  }

  @Test
  void showsTheResultUntilDismissed() {
    area.setSize(600, 600);
    play("h8 i9");
    bench.game().end(Optional.of(Stone.WHITE), Ending.OVERSTEPPED, "");
    bench.runAll();
    show();
    assertThat(inside(card).filter(JTextArea.class::isInstance).map(JTextArea.class::cast))
        .extracting(JTextArea::getText)
        .contains("White wins on time: Black’s clock ran out after 2 moves.");
    assertThat(card.getAccessibleContext().getAccessibleName()).startsWith("White wins on time");
    click("end.close");
    assertThat(card.isVisible()).isFalse();
  }

  /** The height of the wrapped texts depends on the width. */
  @ParameterizedTest
  @ValueSource(ints = {300, 400, 500, 800})
  void fitsTheHeightOfItsTexts(int side) {
    area.setSize(side, side);
    play("h8 i9");
    bench.game().end(Optional.of(Stone.BLACK), Ending.REFUSED, "");
    bench.runAll();
    show();
    card.doLayout();
    int lowest =
        Stream.of(card.getComponents())
            .filter(Component::isVisible)
            .mapToInt(each -> each.getY() + each.getHeight())
            .max()
            .orElseThrow();
    assertThat(card.getHeight() - lowest).as("below the buttons").isBetween(8, 18);
  }

  @ParameterizedTest
  @CsvSource({"end.save, 1, 0", "end.review, 0, 1"})
  void savesAndReviews(String name, int saves, int reviews) {
    area.setSize(600, 600);
    play("h8 a1 i8 a2 j8 a3 k8 a4 l8");
    click(name);
    assertThat(saved).hasSize(saves);
    assertThat(bench.reviews).hasSize(reviews);
  }

  @Test
  void rematchSwapsColours() {
    area.setSize(600, 600);
    play("h8 a1 i8 a2 j8 a3 k8 a4 l8");
    click("end.rematch");
    assertThat(bench.games).hasSize(2);
    assertThat(bench.game().state().black()).isInstanceOf(Seat.Computer.class);
    assertThat(card.isVisible()).isFalse();
  }

  @Test
  void escapeOnTheBoardDismissesTheCard() {
    area.setSize(600, 600);
    play("h8 a1 i8 a2 j8 a3 k8 a4 l8");
    game.board().escape();
    show();
    assertThat(card.isVisible()).isFalse();
  }
}
