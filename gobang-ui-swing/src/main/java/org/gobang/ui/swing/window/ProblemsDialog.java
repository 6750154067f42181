package org.gobang.ui.swing.window;

import java.awt.Font;
import java.awt.Window;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.problem.ProblemMenu;
import org.gobang.presentation.problem.ProblemSolving;
import org.gobang.presentation.text.Texts;

/** The dialog that filters problems, with their numbers and the progress of the user. */
final class ProblemsDialog {

  private final ProblemSolving problems;
  private final Texts texts;
  private final JDialog dialog;
  private final JButton start;
  private final JTextArea counts = SidePanel.text(Font.BOLD, 0);
  private final JTextArea progress = SidePanel.text(Font.PLAIN, -1);
  private final JTextArea refusal = SidePanel.text(Font.PLAIN, 0);
  private final ProblemMenu menu;

  private ProblemsDialog(Window owner, ProblemSolving problems, Texts texts) {
    this.problems = problems;
    this.texts = texts;
    this.dialog = Dialogs.modal(owner, texts.of("problem.choose.title"));
    this.start = Buttons.of(texts, "new.begin", this::start);
    this.menu = problems.menu(this::counted);
    start.setName("problems-start");
    counts.setName("problems-counts");
    progress.setRows(2);
    SidePanel.quiet(progress);
    refusal.setForeground(UIManager.getColor("Actions.Red"));
    refusal.setVisible(false);
    JPanel panel =
        new JPanel(
            new MigLayout(
                "insets 18 20 16 20, wrap 2, hidemode 3", "[right]10[330, grow, fill]", "[]8[]"));
    for (ProblemMenu.Row row : ProblemMenu.Row.values()) {
      ChoiceBox<Integer> values = values(row);
      JLabel label = new JLabel(menu.name(row));
      label.setLabelFor(values);
      panel.add(label);
      panel.add(values);
    }
    panel.add(counts, "skip 1, wmin 0, gaptop 6");
    panel.add(progress, "skip 1, wmin 0");
    panel.add(refusal, "span, growx, wmin 0, gaptop 4");
    panel.add(Buttons.of(texts, "cancel", dialog::dispose), "span, split 2, right, gaptop 8, sg");
    panel.add(start, "sg");
    dialog.setContentPane(panel);
    dialog.getRootPane().setDefaultButton(start);
  }

  /** Shows the dialog until a problem is started or the dialog is closed. */
  static void show(Window owner, ProblemSolving problems, Texts texts) {
    ProblemsDialog shown = new ProblemsDialog(owner, problems, texts);
    shown.counted();
    Dialogs.show(shown.dialog);
  }

  private ChoiceBox<Integer> values(ProblemMenu.Row row) {
    List<String> names = menu.values(row);
    ChoiceBox<Integer> values =
        new ChoiceBox<>(
            IntStream.range(0, names.size()).boxed().toList(),
            menu.chosen(row),
            names::get,
            chosen -> {
              refusal.setVisible(false);
              menu.choose(row, chosen);
            });
    values.setName("problems-" + row);
    values.setMaximumRowCount(names.size());
    return values;
  }

  private void counted() {
    SidePanel.set(counts, menu.counts());
    SidePanel.set(progress, menu.progress());
    start.setEnabled(!menu.isEmpty());
  }

  private void start() {
    start.setEnabled(false);
    problems.choose(
        menu,
        dialog::dispose,
        why -> {
          refusal.setText(texts.of(why));
          refusal.setVisible(true);
          start.setEnabled(true);
          dialog.pack();
        });
  }
}
