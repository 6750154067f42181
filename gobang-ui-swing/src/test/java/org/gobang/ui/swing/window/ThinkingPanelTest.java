package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextArea;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.Test;

class ThinkingPanelTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final Texts texts = WindowTexts.in(bench.locale());
  private final GamePresenter game =
      new GamePresenter(bench, new PositionDescriber(bench, texts), bench, () -> 0);

  private static JComboBox<?> heat(ThinkingPanel panel) {
    Container content = panel.component();
    return Stream.of(content.getComponents())
        .filter(JComboBox.class::isInstance)
        .map(each -> (JComboBox<?>) each)
        .findFirst()
        .orElseThrow();
  }

  private static List<String> choices(ThinkingPanel panel) {
    return names(heat(panel));
  }

  private static <T> List<String> names(JComboBox<T> heat) {
    JList<T> list = new JList<>(heat.getModel());
    return IntStream.range(0, heat.getItemCount())
        .mapToObj(
            i ->
                heat.getRenderer()
                    .getListCellRendererComponent(list, heat.getItemAt(i), i, false, false))
        .map(each -> ((JLabel) each).getText())
        .toList();
  }

  private void play(ThinkingPanel panel, Seat black, Seat white) {
    GameSetup now = game.session().games().setups().last().orElseThrow();
    game.session().open(now.between(black, white));
    bench.runAll();
    panel.show();
  }

  @Test
  void offersTheHeatMapOfThePlayingEngine() {
    game.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
    ThinkingPanel panel = new ThinkingPanel(game, texts);
    panel.players(Map.of("deep", "Deep"));
    assertThat(choices(panel)).containsExactly("Off", "Playing engine", "Deep");
    heat(panel).setSelectedIndex(1);
    assertThat(game.session().assistance().adviser().heatMap().source())
        .isEqualTo(HeatMap.Source.OfGame.COMPUTERS);

    play(panel, FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    assertThat(choices(panel)).containsExactly("Off", "Deep");
    assertThat(heat(panel).getSelectedIndex()).isZero();

    play(panel, FakeWorkbench.COMPUTER, FakeWorkbench.COMPUTER);
    assertThat(heat(panel).getSelectedIndex()).as("the restored selection").isEqualTo(1);
  }

  @Test
  void showsATextInsteadOfEmptyRows() {
    game.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
    ThinkingPanel panel = new ThinkingPanel(game, texts);
    panel.show();
    panel.tick();
    assertThat(visible(panel)).contains("No engine output for this position.", "Heat map");
    assertThat(visible(panel)).doesNotContain("Depth", "Expected line", "Limit used");
  }

  private static List<String> visible(ThinkingPanel panel) {
    Container content = panel.component();
    return Stream.of(content.getComponents())
        .filter(Component::isVisible)
        .map(
            each ->
                each instanceof JLabel label
                    ? label.getText()
                    : each instanceof JTextArea area ? area.getText() : "")
        .toList();
  }
}
