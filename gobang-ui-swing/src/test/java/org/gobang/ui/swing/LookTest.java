package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.all;
import static org.gobang.ui.swing.OpenWindow.frame;
import static org.gobang.ui.swing.OpenWindow.on;

import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Changing the theme or text size of an open window. */
class LookTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  @ParameterizedTest
  @CsvSource({"light, dark", "dark, light"})
  void looksLikeAWindowOpenedWithTheNewSettings(String look, String other) throws Exception {
    bench.put("swing.look", look);
    window.open();
    assertThat(UIManager.getInt("TextComponent.arc"))
        .as("equal corners of fields and lists")
        .isEqualTo(UIManager.getInt("Component.arc"));
    List<String> opened = on(LookTest::looks);
    choose(other);
    await().untilAsserted(() -> assertThat(on(LookTest::looks)).doesNotContainSequence(opened));
    choose(look);
    await().untilAsserted(() -> assertThat(on(LookTest::looks)).isEqualTo(opened));
  }

  private void choose(String look) {
    SwingUtilities.invokeLater(window.item(look)::doClick);
  }

  /** Returns the bounds and colours of all components. */
  private static List<String> looks() {
    JFrame frame = frame().orElseThrow();
    frame.validate();
    Stream<String> inside =
        all(frame.getContentPane(), JComponent.class)
            .filter(JComponent::isShowing)
            .map(
                each ->
                    String.join(
                        " ",
                        each.getClass().getSimpleName(),
                        each.getBounds().toString(),
                        each.getInsets().toString(),
                        String.valueOf(each.getForeground()),
                        String.valueOf(each.getBackground())));
    return Stream.concat(Stream.of("frame " + frame.getBackground()), inside).toList();
  }
}
