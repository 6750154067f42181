package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JMenuBar;
import javax.swing.JPanel;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.dock.Dock;
import org.gobang.ui.swing.dock.DockPanel;
import org.gobang.ui.swing.dock.Side;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.KeyMap;

/** The menus, tools and panels around the board, in one language and one size of texts. */
final class WindowContents {

  private static final String MOVES = "moves";
  private static final String EVALUATION = "evaluation";
  private static final String COMMENT = "comment";
  private static final String ENGINE = "engine";
  private static final String EXPLORER = "explorer";

  private final GamePresenter game;
  private final BoardComponent board;
  private final BoardArea area;
  private final Menus menus;
  private final SidePanel side;
  private final MovesPanel moves;
  private final EvaluationPanel evaluation;
  private final CommentPane comment;
  private final EnginePanel engine;
  private final Later<ExplorerPanel> explorer;
  private final JComponent tools;
  private final Dock dock;
  private final Later<EditBar> edit;

  WindowContents(
      JFrame frame,
      BoardComponent board,
      GamePresenter game,
      Texts texts,
      KeyMap keys,
      Preferences preferences,
      GameWindow window) {
    this.game = game;
    this.board = board;
    this.area =
        new BoardArea(board, () -> new EndCard(game.session(), texts, window.files()::save));
    this.side = new SidePanel(game, texts, board::requestFocusInWindow);
    JPanel middle = new JPanel(new BorderLayout());
    middle.add(area, BorderLayout.CENTER);
    this.edit =
        new Later<>(
            () -> {
              EditBar made = new EditBar(game, texts, board::requestFocusInWindow);
              middle.add(made.component(), BorderLayout.SOUTH);
              return made;
            });
    board.menu((on, x, y, at) -> EditMenu.show(game.session(), texts, at, on, x, y));
    this.moves = new MovesPanel(game, texts);
    this.evaluation = new EvaluationPanel(game, texts);
    this.comment = new CommentPane(game.review().comments(), this::show);
    this.engine = new EnginePanel(game, texts);
    this.explorer = new Later<>(() -> new ExplorerPanel(game.session(), window.files(), texts));
    List<DockPanel> panels =
        List.of(
            new DockPanel(MOVES, moves::component, 66, 30, Side.RIGHT, Side.LEFT),
            new DockPanel(EVALUATION, evaluation::component, 66, 44, Side.RIGHT, Side.RIGHT),
            new DockPanel(COMMENT, comment::component, 44, 16, Side.RIGHT, Side.LEFT),
            new DockPanel(ENGINE, engine::component, 150, 40, Side.RIGHT, Side.RIGHT),
            new DockPanel(
                EXPLORER, () -> explorer.get().component(), 240, 50, Side.HIDDEN, Side.HIDDEN));
    this.dock = new Dock(frame, middle, side.component(), panels, texts, preferences);
    this.menus = new Menus(game, texts, keys, window, dock, panels);
    this.tools = new Tools(menus.commands(), texts).component();
    dock.onChange(this::moved);
    moved();
  }

  /** A panel with everything but the menus; the board is taken from the previous one. */
  JPanel panel() {
    JPanel panel = new JPanel(new BorderLayout());
    JComponent room = dock.component();
    room.setBorder(BorderFactory.createEmptyBorder(0, 8, 8, 8));
    panel.add(tools, BorderLayout.NORTH);
    panel.add(room, BorderLayout.CENTER);
    return panel;
  }

  JMenuBar bar() {
    return menus.bar();
  }

  /** Makes the entries of the menus; once, when the window is open. */
  void fillMenus() {
    menus.fill();
  }

  Commands commands() {
    return menus.commands();
  }

  /** Shows the current keys in the menus and tools. */
  void showKeys() {
    menus.showKeys();
  }

  private void moved() {
    if (dock.side(EXPLORER) == Side.HIDDEN || dock.isAlone()) {
      game.session().explorer().close();
    } else if (!game.session().explorer().isOpen()) {
      game.session().explorer().open();
    }
    tools.setVisible(!dock.isAlone());
    menus.show();
  }

  /** Shows the explorer; the first time in a window of its own. */
  void showExplorer() {
    dock.show(EXPLORER, Side.WINDOW);
  }

  /** Shows the present state of the game. */
  void show() {
    side.show();
    area.show(game.session().display().end());
    moves.showMoves();
    evaluation.show();
    String about = game.review().about();
    dock.title(COMMENT, about);
    comment.show(about);
    engine.show();
    dock.title(ENGINE, engine.title());
    explorer.ifMade(ExplorerPanel::show);
    edit.update(EditBar.isNeeded(game), EditBar::show);
    menus.show();
    tick();
  }

  /** Shows the clocks as of now. */
  void tick() {
    side.tick();
    engine.tick();
    game.tick();
  }

  /** Sets the names of players by id. */
  void players(Map<String, String> names) {
    engine.players(names);
  }

  /** Moves the keyboard focus from one area to the next: board, tools, panels. */
  void nextArea() {
    List<JComponent> areas = new ArrayList<>(List.of(board));
    edit.ifMade(bar -> areas.add(bar.component()));
    areas.add(tools);
    areas.addAll(dock.areas());
    new Areas(areas).next();
  }

  /** Closes the windows of panels. */
  void close() {
    dock.close();
  }
}
