package org.gobang.ui.swing.window;

import java.awt.Font;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.problem.ProblemSolving;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** The panel of problems, with the progress of the user and the commands. */
final class ProblemPanel {

  private final GamePresenter game;
  private final Texts texts;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 2", "[grow, fill, sg][grow, fill, sg]"));
  private final JTextArea progress = SidePanel.text(Font.PLAIN, -1);
  private final JButton solution;
  private final JButton next;

  /** Creates a panel without a problem. */
  ProblemPanel(GamePresenter game, Texts texts) {
    this.game = game;
    this.texts = texts;
    ProblemSolving problems = game.session().problems();
    solution = Buttons.besideBoard(texts, "problem.button.solution", problems::showSolution);
    next = Buttons.besideBoard(texts, "problem.button.next", problems::next);
    panel.add(solution);
    panel.add(next);
    panel.add(progress, "span, wmin 0");
  }

  JComponent component() {
    return panel;
  }

  /** Updates the panel and returns whether a problem is shown. */
  boolean show() {
    boolean solving = game.session().problems().isSolving();
    solution.setEnabled(solving);
    next.setText(texts.of(solving ? "problem.button.skip" : "problem.button.next"));
    SidePanel.set(progress, game.session().display().problem().orElse(""));
    return game.session().display().problem().isPresent();
  }
}
