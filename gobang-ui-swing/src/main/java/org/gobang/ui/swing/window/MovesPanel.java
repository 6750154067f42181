package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.Insets;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.ScrollPaneConstants;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** The panel of moves, with as many whole rows as fit. */
final class MovesPanel extends JPanel {
  private final MoveTreeView tree;
  private final JScrollPane pane;

  MovesPanel(GamePresenter game, Texts texts) {
    super(null);
    tree =
        new MoveTreeView(
            game.review(), game.session().actions()::goTo, game.session().actions()::step);
    tree.onMenu(
        (path, place) -> EditMenu.show(game.session(), texts, path, tree, place),
        game.session().editor()::remove);
    tree.getAccessibleContext().setAccessibleName(texts.of("moves"));
    pane = new JScrollPane();
    pane.setViewport(new WholeRows());
    pane.setViewportView(tree);
    pane.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    pane.getViewport()
        .addComponentListener(
            new ComponentAdapter() {
              @Override
              public void componentResized(ComponentEvent event) {
                tree.scroll();
              }
            });
    add(pane);
  }

  JComponent component() {
    return this;
  }

  void showMoves() {
    tree.refresh();
  }

  @Override
  public void doLayout() {
    Insets border = pane.getInsets();
    int room = getHeight() - border.top - border.bottom;
    pane.setBounds(0, 0, getWidth(), MoveCells.wholeRows(room) + border.top + border.bottom);
  }

  @Override
  public Dimension getPreferredSize() {
    return pane.getPreferredSize();
  }

  /** A viewport that aligns the scroll position to a whole row. */
  private static final class WholeRows extends JViewport {
    @Override
    public void setViewPosition(Point position) {
      super.setViewPosition(new Point(position.x, MoveCells.wholeRow(position.y)));
    }
  }
}
