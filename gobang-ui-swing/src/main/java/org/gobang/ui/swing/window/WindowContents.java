package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JMenuBar;
import javax.swing.JPanel;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.KeyMap;

/** The menus, tools and panel around the board, in one language and one size of texts. */
final class WindowContents {

  private final BoardComponent board;
  private final Menus menus;
  private final SidePanel side;
  private final JComponent tools;
  private final EditBar edit;

  WindowContents(
      BoardComponent board, GamePresenter game, Texts texts, KeyMap keys, GameWindow window) {
    this.board = board;
    this.menus = new Menus(game, texts, keys, window);
    this.side = new SidePanel(game, texts, board::requestFocusInWindow);
    this.edit = new EditBar(game, texts, board::requestFocusInWindow);
    board.menu((on, x, y, at) -> EditMenu.show(game.session(), texts, at, on, x, y));
    this.tools = new Tools(menus.commands(), texts).component();
  }

  /** A panel with everything but the menus; the board is taken from the previous one. */
  JPanel panel() {
    JPanel panel = new JPanel(new BorderLayout());
    panel.add(tools, BorderLayout.NORTH);
    JPanel middle = new JPanel(new BorderLayout());
    middle.add(board, BorderLayout.CENTER);
    middle.add(edit.component(), BorderLayout.SOUTH);
    panel.add(middle, BorderLayout.CENTER);
    panel.add(side.component(), BorderLayout.EAST);
    return panel;
  }

  JMenuBar bar() {
    return menus.bar();
  }

  Commands commands() {
    return menus.commands();
  }

  /** Shows the current keys in the menus and tools. */
  void showKeys() {
    menus.showKeys();
  }

  /** Shows the present state of the game. */
  void show() {
    side.show();
    edit.show();
    menus.show();
  }

  /** Shows the clocks as of now. */
  void tick() {
    side.tick();
  }

  /** Sets the names of players by id. */
  void players(Map<String, String> names) {
    side.players(names);
  }

  /** Moves the keyboard focus from one area to the next: board, tools, panel. */
  void nextArea() {
    new Areas(List.of(board, edit.component(), tools, side.component())).next();
  }
}
