package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.image.BufferedImage;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JScrollPane;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The list of mistakes in a reviewed game, without a screen. */
class MistakeListTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final PositionDescriber describer =
      new PositionDescriber(bench, WindowTexts.in(bench.locale()));
  private GamePresenter game;
  private MistakeList list;

  @BeforeEach
  void open() {
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 i9 j10 a1", Stone.BLACK));
    bench.request(GameSetup.explore(record));
    bench.faults.put(2, MoveClass.INACCURACY);
    bench.faults.put(4, MoveClass.MISSED_DEFENCE);
    game = new GamePresenter(bench, describer, bench, System::nanoTime);
    game.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
    list =
        new MistakeList(
            game.session().mistakes(), describer.texts(), game.session().actions()::goTo);
    show();
  }

  private void show() {
    list.show(game.session().state().orElseThrow().path());
  }

  @SuppressWarnings("unchecked")
  private JList<ReviewedMove> view() {
    return (JList<ReviewedMove>) ((JScrollPane) list.component()).getViewport().getView();
  }

  private void review() {
    game.session().review();
    bench.runAll();
    show();
  }

  private JLabel row(int index) {
    JList<ReviewedMove> view = view();
    Component row =
        view.getCellRenderer()
            .getListCellRendererComponent(
                view, view.getModel().getElementAt(index), index, false, false);
    return (JLabel) row;
  }

  @Test
  void listsMistakesAfterTheReview() {
    assertThat(view().getModel().getSize()).isZero();
    review();
    assertThat(row(0).getText()).isEqualTo("4. a1  missed defence  −60%");
    assertThat(row(0).getToolTipText()).isEqualTo("missed defence (−60%): because");
    assertThat(row(1).getText()).isEqualTo("2. i9  inaccuracy  −10%");
    BufferedImage icon = new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB);
    row(0).getIcon().paintIcon(row(0), icon.getGraphics(), 0, 0);
    assertThat(new Color(icon.getRGB(6, 6)))
        .isEqualTo(MistakeMarks.colour(MoveClass.MISSED_DEFENCE));
  }

  @Test
  void synchronizesTheSelectionWithTheGame() {
    review();
    assertThat(view().getSelectedIndex()).as("at the end of the game").isZero();
    view().setSelectedIndex(1);
    bench.runAll();
    assertThat(game.session().state().orElseThrow().path()).isEqualTo(List.of(0, 0));
    game.session().actions().goTo(List.of(0));
    bench.runAll();
    show();
    assertThat(view().getSelectedIndex()).as("no mistake").isEqualTo(-1);
  }
}
