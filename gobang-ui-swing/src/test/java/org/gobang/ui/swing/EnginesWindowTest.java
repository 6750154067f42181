package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.all;
import static org.gobang.ui.swing.OpenWindow.dialog;
import static org.gobang.ui.swing.OpenWindow.named;
import static org.gobang.ui.swing.OpenWindow.on;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JCheckBox;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.gobang.api.Point;
import org.gobang.api.engine.Engine;
import org.gobang.api.engine.EngineReport;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class EnginesWindowTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);

  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  private void open() throws Exception {
    window.open();
    SwingUtilities.invokeLater(window.item("engines")::doClick);
    await().until(() -> dialog().isPresent());
  }

  private static void type(String field, String text) throws Exception {
    on(
        () -> {
          named(dialog().orElseThrow(), field, JTextField.class).setText(text);
          return true;
        });
  }

  private static void press(String button) throws Exception {
    on(
        () -> {
          named(dialog().orElseThrow(), button, AbstractButton.class).doClick();
          return true;
        });
  }

  private static boolean says(String sentence) throws Exception {
    return on(
        () ->
            all(dialog().orElseThrow(), JTextComponent.class)
                .anyMatch(each -> each.getText().contains(sentence)));
  }

  @Test
  void describesTestsAndSavesAnEngine() throws Exception {
    open();
    assertThat(on(() -> named(dialog().orElseThrow(), "engines.do.save", AbstractButton.class)))
        .matches(save -> !save.isEnabled(), "there is nothing to save");
    type("engines.program", "/opt/pbrain-toy");
    on(
        () -> {
          named(dialog().orElseThrow(), "rule-renju", JCheckBox.class).doClick();
          return true;
        });
    press("engines.do.test");
    assertThat(bench.engines.tests).hasSize(1);
    bench
        .engines
        .tests
        .getLast()
        .result()
        .complete(
            new EngineReport(
                Map.of("name", "Toy"), List.of(new Point(7, 7)), Duration.ZERO, Duration.ZERO));
    await().until(() -> says("Toy. Started in"));
    press("engines.do.save");
    await().until(() -> says("You can now choose toy"));
    assertThat(bench.engines.engines)
        .containsExactly(new Engine("toy", "/opt/pbrain-toy", "", Map.of("rules", "freestyle")));
    assertThat(on(() -> named(dialog().orElseThrow(), "engines", JList.class).getSelectedValue()))
        .isEqualTo("toy");
  }

  @Test
  void showsTheLogOfAnEngine() throws Exception {
    bench.engines.engines.add(new Engine("toy", "/opt/toy", "", Map.of()));
    bench.engines.logs.put("toy", List.of("12:00 1 > START 15", "12:00 1 < OK"));
    open();
    await().until(() -> says("< OK"));
  }

  @Test
  void everyFieldHasAnAccessibleName() throws Exception {
    open();
    assertThat(
            on(
                () ->
                    all(dialog().orElseThrow(), JTextComponent.class)
                        .filter(each -> each.isEditable())
                        .map(
                            each -> String.valueOf(each.getAccessibleContext().getAccessibleName()))
                        .toList()))
        .isNotEmpty()
        .doesNotContain("null", "");
  }
}
