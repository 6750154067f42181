package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.dialog;
import static org.gobang.ui.swing.OpenWindow.named;
import static org.gobang.ui.swing.OpenWindow.on;

import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import org.gobang.api.problem.ProblemKind;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The selection of problems in a real window; requires a screen. */
class ProblemsWindowTest {

  private final FakeWorkbench bench =
      new FakeWorkbench("deep").request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  @Test
  void showsASelectedProblem() throws Exception {
    bench.problems.add(ProblemKind.WIN_BY_FOURS, "h8 a1 i8 c1 j8 e1", "k8");
    bench.problems.add(ProblemKind.ONLY_DEFENCE, "h8 a1 i8 c1 j8", "g8");
    window.open();
    SwingUtilities.invokeLater(window.item("choose-problems")::doClick);
    await().until(() -> dialog().isPresent());
    JComboBox<?> tasks = named(dialog().orElseThrow(), "problems-TASK", JComboBox.class);
    JTextArea counts = named(dialog().orElseThrow(), "problems-counts", JTextArea.class);
    JButton start = named(dialog().orElseThrow(), "problems-start", JButton.class);
    await().until(() -> on(() -> counts.getText().equals("Due: 0 · new: 1 · total: 1")));

    ProblemProgress some = bench.problems.progress;
    bench.problems.progress = new ProblemProgress(0, 0, 2, new ProblemProgress.Counts(0, 0, 0, 0));
    SwingUtilities.invokeLater(() -> tasks.setSelectedIndex(1));
    await().until(() -> on(() -> !start.isEnabled()));
    bench.problems.progress = some;
    SwingUtilities.invokeLater(() -> tasks.setSelectedIndex(4));
    await().until(() -> on(start::isEnabled));
    SwingUtilities.invokeLater(start::doClick);
    await().until(() -> dialog().isEmpty());
    await().until(() -> bench.game().state().board().moves().size() == 5);
    assertThat(bench.preferences).containsEntry("problems.task", "DEFENCE");
  }
}
