package org.gobang.ui.swing.window;

import java.awt.Font;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ScrollPaneConstants;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** The game as it is looked through: its moves, who stood better, and what is written about it. */
final class ReviewPanel {

  private final RecordReview review;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "insets 0, wrap 1, hidemode 3", "[grow, fill]", "[][grow, fill]8[]10[]10[][]"));
  private final MoveTreeView tree;
  private final EvaluationView graph;
  private final JTextArea nobodyJudged = SidePanel.text(Font.PLAIN, -1);
  private final JLabel about = SidePanel.heading("");
  private final CommentPane comments;
  private final MistakeList mistakes;

  ReviewPanel(GamePresenter game, Texts texts) {
    this.review = game.review();
    tree = new MoveTreeView(review, game.session().actions()::goTo, game.session().actions()::step);
    tree.onMenu(
        (path, x, y) -> EditMenu.show(game.session(), texts, path, tree, x, y),
        game.session().editor()::remove);
    tree.getAccessibleContext().setAccessibleName(texts.of("moves"));
    graph =
        new EvaluationView(
            review::describe, ply -> game.session().actions().goTo(review.line().get(ply).path()));
    graph.getAccessibleContext().setAccessibleName(texts.of("graph.title"));
    nobodyJudged.setText(texts.of("graph.empty"));
    nobodyJudged.setForeground(UIManager.getColor("Label.disabledForeground"));
    mistakes = new MistakeList(game.session().mistakes(), texts, game.session().actions()::goTo);
    comments = new CommentPane(review.comments(), this::show);
    JScrollPane pane = new JScrollPane(tree);
    pane.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    pane.getViewport()
        .addComponentListener(
            new ComponentAdapter() {
              @Override
              public void componentResized(ComponentEvent event) {
                tree.scroll();
              }
            });
    panel.add(SidePanel.heading(texts.of("moves")));
    panel.add(pane, "hmin 66");
    panel.add(graph, "flowy, split 2");
    panel.add(nobodyJudged, "wmin 0");
    panel.add(mistakes.component());
    panel.add(about);
    panel.add(comments.component(), "hmin 44");
  }

  JComponent component() {
    return panel;
  }

  void show() {
    tree.refresh();
    boolean judged = !review.graph().curves().isEmpty();
    graph.setVisible(judged);
    nobodyJudged.setVisible(!judged);
    graph.show(review.graph(), review.current().map(cell -> cell.ply()).orElse(0));
    mistakes.show(review.current().map(MoveTree.Cell::path).orElse(List.of()));
    about.setText(review.about());
    comments.show(about.getText());
  }
}
