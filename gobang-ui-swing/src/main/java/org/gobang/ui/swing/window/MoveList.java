package org.gobang.ui.swing.window;

import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import javax.swing.ScrollPaneConstants;
import org.gobang.api.Move;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.Words;

/** The moves of the game; a click goes to one. */
final class MoveList {

  private final GamePresenter game;
  private final Words words;
  private final DefaultListModel<Move> moves = new DefaultListModel<>();
  private final JList<Move> list = new JList<>(moves);
  private final JScrollPane pane;

  MoveList(GamePresenter game, Words words) {
    this.game = game;
    this.words = words;
    list.setLayoutOrientation(JList.HORIZONTAL_WRAP);
    list.setVisibleRowCount(0);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setFixedCellWidth(94);
    list.setFixedCellHeight(24);
    // The board has the keyboard; stepping has keys of its own.
    list.setFocusable(false);
    list.getAccessibleContext().setAccessibleName(words.of("moves"));
    DefaultListCellRenderer usual = new DefaultListCellRenderer();
    list.setCellRenderer(
        (all, move, index, selected, focused) -> cell(usual, move, index, selected));
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            int index = list.locationToIndex(event.getPoint());
            if (index >= 0 && list.getCellBounds(index, index).contains(event.getPoint())) {
              game.deeds().goTo(index + 1);
            }
          }
        });
    pane = new JScrollPane(list);
    pane.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
  }

  private Component cell(DefaultListCellRenderer usual, Move move, int index, boolean selected) {
    String text = move instanceof Move.Place ? move.toString() : words.of("moves.pass");
    Component cell =
        usual.getListCellRendererComponent(list, (index + 1) + "  " + text, index, selected, false);
    ((JLabel) cell).setIcon(new StoneIcon(move.stone(), 13));
    return cell;
  }

  JComponent component() {
    return pane;
  }

  void show() {
    List<Move> line = game.line();
    for (int i = 0; i < line.size(); i++) {
      if (i == moves.size()) {
        moves.addElement(line.get(i));
      } else if (!moves.get(i).equals(line.get(i))) {
        moves.set(i, line.get(i));
      }
    }
    if (moves.size() > line.size()) {
      moves.removeRange(line.size(), moves.size() - 1);
    }
    int at = game.position().map(now -> now.state().path().size()).orElse(0) - 1;
    if (at < 0) {
      list.clearSelection();
    } else if (at != list.getSelectedIndex()) {
      list.setSelectedIndex(at);
      list.ensureIndexIsVisible(at);
    }
  }
}
