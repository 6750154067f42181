package org.gobang.ui.swing.window;

import java.awt.Component;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.gobang.api.Point;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.RecordEditor;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** The context menus of moves in the tree and of points on the board. */
final class EditMenu {

  private final SessionPresenter session;
  private final Texts texts;
  private final JPopupMenu menu = new JPopupMenu();

  private EditMenu(SessionPresenter session, Texts texts) {
    this.session = session;
    this.texts = texts;
  }

  /**
   * Shows the context menu of a move.
   *
   * @param path the position after the move
   */
  static void show(
      SessionPresenter session,
      Texts texts,
      List<Integer> path,
      Component on,
      java.awt.Point place) {
    EditMenu edit = new EditMenu(session, texts);
    edit.add("go", true, () -> session.actions().goTo(path));
    edit.addMove(path);
    edit.history();
    edit.menu.show(on, place.x, place.y);
  }

  /** Shows the context menu of a point. */
  static void show(
      SessionPresenter session, Texts texts, Point at, Component on, java.awt.Point place) {
    EditMenu edit = new EditMenu(session, texts);
    session.display().position().ifPresent(now -> edit.addPoint(now, at));
    edit.history();
    edit.menu.show(on, place.x, place.y);
  }

  private void addPoint(ShownPosition now, Point at) {
    Optional<List<Integer>> path = now.pathTo(at);
    if (path.isPresent()) {
      add("go", true, () -> session.actions().goTo(path.get()));
      addMove(path.get());
    } else if (!now.stones().containsKey(at)) {
      add("why", !now.over(), () -> session.assistance().askWhyNot(at));
    }
    menu.addSeparator();
    for (MarkTool tool : MarkTool.values()) {
      String name = "mark-" + tool.word();
      String text = texts.of("mark.here", texts.of("do." + name));
      add(name, text, true, () -> session.editor().mark(tool, at));
    }
  }

  private void addMove(List<Integer> path) {
    RecordEditor editor = session.editor();
    menu.addSeparator();
    add("remove", path, editor::remove, !path.isEmpty());
    add("promote", path, editor::promote, path.stream().anyMatch(child -> child > 0));
    add("main-line", path, editor::makeMain, path.stream().anyMatch(child -> child > 0));
    add("clear-notes", path, editor::clear, true);
  }

  private void history() {
    boolean undoable =
        session.display().position().filter(now -> now.state().undoable()).isPresent();
    boolean redoable =
        session.display().position().filter(now -> now.state().redoable()).isPresent();
    menu.addSeparator();
    add("undo-edit", undoable, session.editor()::undo);
    add("redo-edit", redoable, session.editor()::redo);
  }

  private void add(String name, List<Integer> path, Consumer<List<Integer>> task, boolean enabled) {
    add(name, enabled, () -> task.accept(path));
  }

  private void add(String name, boolean enabled, Runnable task) {
    add(name, texts.of("do." + name), enabled, task);
  }

  private void add(String name, String text, boolean enabled, Runnable task) {
    JMenuItem item = menu.add(new RunnableAction(text, task));
    item.setName(name);
    item.setEnabled(enabled && session.leads());
  }
}
