package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.util.stream.Stream;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.StoneSet;
import org.gobang.ui.swing.board.Theme;
import org.gobang.ui.swing.board.ThemePreview;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardSettingsTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final Texts texts = WindowTexts.in(bench.locale());
  private final Appearance appearance = new Appearance(bench, () -> false);
  private final BoardSettings page =
      new BoardSettings(
          new GamePresenter(bench, new PositionDescriber(bench, texts), bench, () -> 0),
          texts,
          appearance,
          new PictureChoice(
              appearance,
              new BackgroundTasks(
                  new InterfaceContext(bench, new PositionDescriber(bench, texts), bench, () -> {}),
                  bench),
              texts));

  private JToggleButton button(String name) {
    return buttons(page.panel)
        .filter(each -> name.equals(each.getName()))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<JToggleButton> buttons(Container in) {
    return Stream.of(in.getComponents())
        .flatMap(
            each ->
                each instanceof JToggleButton button
                    ? Stream.of(button)
                    : each instanceof Container inner ? buttons(inner) : Stream.of());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void selectedButtonsHaveTheColourOfTheTheme(boolean dark) {
    if (dark) {
      ThemeSwitcher.apply("dark", () -> false, TextSize.USUAL);
    } else {
      ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
    }
    SwingUtilities.updateComponentTreeUI(page.panel);
    button("slate").doClick();
    Color chosen = ground(button("slate"));
    Color other = ground(button("felt"));
    assertThat(chosen.getBlue() - chosen.getRed())
        .isGreaterThan(other.getBlue() - other.getRed() + 30);
  }

  private static Color ground(JToggleButton button) {
    button.setSize(button.getPreferredSize());
    BufferedImage image =
        new BufferedImage(button.getWidth(), button.getHeight(), BufferedImage.TYPE_INT_RGB);
    button.paint(image.getGraphics());
    return new Color(image.getRGB(image.getWidth() / 2, 4));
  }

  private ThemePreview preview(String name) {
    return (ThemePreview) button(name).getIcon();
  }

  @Test
  void previewsShowTheSelectedBoardAndStones() {
    button("midnight").doClick();
    assertThat(preview("jade").theme()).isEqualTo(Theme.MIDNIGHT);
    assertThat(preview("jade").set()).isEqualTo(StoneSet.JADE);
    button("jade").doClick();
    assertThat(preview("paper").set()).isEqualTo(StoneSet.JADE);
    assertThat(preview("paper").theme()).isEqualTo(Theme.PAPER);
  }
}
