package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.all;
import static org.gobang.ui.swing.OpenWindow.dialog;
import static org.gobang.ui.swing.OpenWindow.named;
import static org.gobang.ui.swing.OpenWindow.on;

import java.net.URI;
import java.time.LocalDate;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.gobang.api.RefusedException;
import org.gobang.api.update.Release;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.update.UpdatesPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class UpdatesWindowTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);

  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  private void open(String item) throws Exception {
    window.open();
    assertThat(bench.updates.checks).as("automatic checks").isEmpty();
    SwingUtilities.invokeLater(window.item(item)::doClick);
    await().until(() -> dialog().isPresent());
  }

  private static AbstractButton button(String name) {
    return named(dialog().orElseThrow(), name, AbstractButton.class);
  }

  private static boolean says(String sentence) throws Exception {
    return on(
        () ->
            all(dialog().orElseThrow(), JTextComponent.class)
                .anyMatch(each -> each.getText().contains(sentence)));
  }

  @Test
  void showsTheAnswerWithItsPage() throws Exception {
    open("updates");
    assertThat(says("Checking for updates")).isTrue();
    assertThat(on(() -> button("updates.leave").getText())).isEqualTo("Cancel");
    assertThat(on(() -> button("updates.page").isVisible())).isFalse();
    bench
        .updates
        .checks
        .getLast()
        .result()
        .complete(
            new UpdateReport(
                "1.0.0",
                new Release(
                    "1.1.0", LocalDate.of(2026, 11, 21), URI.create("https://example.org/")),
                true));
    await()
        .until(() -> says("Gobang 1.1.0 is available (released 2026-11-21): https://example.org/"));
    assertThat(on(() -> button("updates.leave").getText())).isEqualTo("Close");
    assertThat(on(() -> button("updates.page").isVisible())).isTrue();
  }

  @Test
  void showsAFailure() throws Exception {
    open("updates");
    bench
        .updates
        .checks
        .getLast()
        .result()
        .completeExceptionally(new RefusedException("there is no network"));
    await().until(() -> says("there is no network"));
    assertThat(on(() -> button("updates.page").isVisible())).isFalse();
  }

  @Test
  void cancelsTheCheckWithItsDialog() throws Exception {
    open("updates");
    on(
        () -> {
          button("updates.leave").doClick();
          return true;
        });
    await().until(() -> dialog().isEmpty());
    await().untilAsserted(() -> assertThat(bench.updates.checks.getLast().result()).isCancelled());
  }

  @Test
  void settingsContainTheAddress() throws Exception {
    open("settings");
    on(
        () -> {
          JTabbedPane tabs =
              all(dialog().orElseThrow(), JTabbedPane.class).findFirst().orElseThrow();
          tabs.setSelectedIndex(tabs.getTabCount() - 1);
          choose(UpdatesPage.Source.OFF);
          assertThat(bench.updates.address()).isEqualTo(Updates.OFF);
          choose(UpdatesPage.Source.OWN);
          type("nowhere");
          return true;
        });
    assertThat(says("nowhere is no address")).isTrue();
    assertThat(bench.updates.address()).isEqualTo(Updates.OFF);
    on(
        () -> {
          type("https://example.org/release.json");
          assertThat(bench.updates.address()).isEqualTo("https://example.org/release.json");
          choose(UpdatesPage.Source.BUILT_IN);
          return true;
        });
    assertThat(bench.updates.address()).isEqualTo(Updates.DEFAULT);
  }

  private static void choose(UpdatesPage.Source source) {
    all(dialog().orElseThrow(), JComboBox.class)
        .filter(each -> each.getItemAt(0) instanceof UpdatesPage.Source)
        .findFirst()
        .orElseThrow()
        .setSelectedItem(source);
  }

  private static void type(String address) {
    JTextField field = named(dialog().orElseThrow(), "updates.own", JTextField.class);
    field.setText(address);
    field.postActionEvent();
  }
}
