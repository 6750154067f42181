package org.gobang.ui.swing.window;

import java.awt.Font;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** How likely Black was to win in the course of the game, and the mistakes that a review found. */
final class EvaluationPanel {

  private final RecordReview review;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 1, hidemode 3", "[grow, fill]", "[]0[]8[]"));
  private final EvaluationView graph;
  private final JTextArea notJudged = SidePanel.text(Font.PLAIN, -1);
  private final MistakeList mistakes;

  EvaluationPanel(GamePresenter game, Texts texts) {
    this.review = game.review();
    graph =
        new EvaluationView(
            review, texts, ply -> game.session().actions().goTo(review.line().get(ply).path()));
    notJudged.setText(texts.of("graph.empty"));
    notJudged.setForeground(UIManager.getColor("Label.disabledForeground"));
    mistakes = new MistakeList(game.session().mistakes(), texts, game.session().actions()::goTo);
    panel.add(graph, "grow, pushy 200");
    panel.add(notJudged, "wmin 0");
    panel.add(mistakes.component(), "grow, pushy 100");
  }

  JComponent component() {
    return panel;
  }

  void show() {
    boolean judged = !review.graph().curves().isEmpty();
    graph.setVisible(judged);
    notJudged.setVisible(!judged);
    graph.show(review.graph(), review.current().map(cell -> cell.ply()).orElse(0));
    mistakes.show(review.current().map(MoveTree.Cell::path).orElse(List.of()));
  }
}
