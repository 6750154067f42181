package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import org.gobang.api.problem.ProblemKind;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The buttons of a problem, without a screen. */
class ProblemPanelTest {

  private final FakeWorkbench bench = new FakeWorkbench("deep");
  private final PositionDescriber describer =
      new PositionDescriber(bench, WindowTexts.in(bench.locale()));
  private GamePresenter game;
  private ProblemPanel problem;
  private JPanel panel;

  @BeforeEach
  void open() {
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
    bench.problems.add(ProblemKind.ONLY_DEFENCE, "h8 a1 i8 c1 j8", "k8");
    bench.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    game = new GamePresenter(bench, describer, bench, System::nanoTime);
    problem = new ProblemPanel(game, describer.texts());
    game.onChange(problem::show);
    game.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
    panel = (JPanel) problem.component();
  }

  private JButton button(int index) {
    return (JButton) panel.getComponent(index);
  }

  @Test
  void isVisibleDuringAProblem() {
    assertThat(problem.show()).isFalse();
    game.session().problems().next();
    bench.runAll();
    assertThat(problem.show()).isTrue();
    assertThat(button(0).getText()).isEqualTo("Solution");
    assertThat(button(1).getText()).isEqualTo("Skip");
    assertThat(((JTextArea) panel.getComponent(2)).getText()).startsWith("Freestyle · grade 3");
    button(0).doClick();
    bench.runAll();
    assertThat(game.session().display().status()).isEqualTo("Solution: k8.");
    assertThat(button(0).isEnabled()).isFalse();
    assertThat(button(1).getText()).isEqualTo("Next");
    game.session().open(game.session().games().setups().again());
    bench.runAll();
    assertThat(problem.show()).isFalse();
  }
}
