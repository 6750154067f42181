package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Stone;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.PositionActions;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** The toolbar below the board for drawing marks and setting up positions. */
final class EditBar {

  private static final Map<MarkTool, String> SIGNS =
      Map.of(
          MarkTool.TRIANGLE, "\u25b3",
          MarkTool.SQUARE, "\u25a1",
          MarkTool.CIRCLE, "\u25cb",
          MarkTool.CROSS, "\u2715",
          MarkTool.LETTER, "A",
          MarkTool.NUMBER, "1");

  private final GamePresenter game;
  private final Texts texts;
  private final Runnable toBoard;
  private final JPanel panel = new JPanel(new BorderLayout());
  private final JPanel marks = row();
  private final JPanel position = new JPanel(new MigLayout("insets 0, wrap 1, gapy 4"));

  /** The tasks that update the selection of buttons. */
  private final List<Runnable> selections = new ArrayList<>();

  /**
   * Creates a toolbar.
   *
   * @param toBoard moves the keyboard focus to the board
   */
  EditBar(GamePresenter game, Texts texts, Runnable toBoard) {
    this.game = game;
    this.texts = texts;
    this.toBoard = toBoard;
    marks.add(new JLabel(texts.of("marks.how")));
    for (MarkTool tool : MarkTool.values()) {
      add(marks, "mark-" + tool.word(), () -> game.mark(tool), () -> game.isMarking(tool))
          .setText(SIGNS.get(tool));
    }
    marks.add(button(new JButton(), "marks-end", this::endMarks));
    fillPosition();
    panel.setBorder(BorderFactory.createEmptyBorder(0, 14, 10, 8));
    panel.add(marks, BorderLayout.NORTH);
    panel.add(position, BorderLayout.SOUTH);
  }

  private void endMarks() {
    game.session().editor().tool().ifPresent(game::mark);
  }

  private void fillPosition() {
    SessionPresenter session = game.session();
    PositionActions positions = session.positions();
    JPanel put = row();
    put.add(new JLabel(texts.of("position.put")));
    ButtonGroup chosen = new ButtonGroup();
    for (PositionEditor.Tool tool : PositionEditor.Tool.values()) {
      AbstractButton button =
          add(
              put,
              "put-" + tool.word(),
              () -> positions.change(editor -> editor.choose(tool)),
              () -> is(editor -> editor.tool() == tool));
      if (tool != PositionEditor.Tool.ERASE) {
        button.setIcon(stone(tool == PositionEditor.Tool.BLACK ? Stone.BLACK : Stone.WHITE));
      }
      chosen.add(button);
    }
    put.add(button(new JButton(), "position-clear", () -> positions.change(PositionEditor::clear)));
    JPanel side = row();
    side.add(new JLabel(texts.of("position.to.move")));
    ButtonGroup moving = new ButtonGroup();
    for (Stone stone : Stone.values()) {
      AbstractButton button =
          add(
              side,
              stone == Stone.BLACK ? "move-black" : "move-white",
              () -> positions.change(editor -> editor.toMove(stone)),
              () -> is(editor -> editor.toMove() == stone));
      button.setIcon(stone(stone));
      moving.add(button);
    }
    JPanel ends = row();
    ends.add(button(new JButton(), "position-play", session::playPosition));
    ends.add(button(new JButton(), "position-analyse", session::analysePosition));
    ends.add(button(new JButton(), "position-cancel", positions::end));
    position.add(put);
    position.add(side, "split 2");
    position.add(ends, "gapleft 16");
  }

  private static Icon stone(Stone stone) {
    return new StoneIcon(stone, 14);
  }

  private static JPanel row() {
    return new JPanel(new MigLayout("insets 0, gapx 4"));
  }

  private boolean is(Predicate<PositionEditor> state) {
    return game.session().positions().editor().filter(state).isPresent();
  }

  private AbstractButton add(JPanel row, String name, Runnable task, BooleanSupplier selected) {
    AbstractButton button = button(new JToggleButton(), name, task);
    selections.add(() -> button.setSelected(selected.getAsBoolean()));
    row.add(button);
    return button;
  }

  /** Returns a button with an accessible name from the text of a command. */
  private AbstractButton button(AbstractButton button, String name, Runnable task) {
    button.setName("bar-" + name);
    button.setText(texts.of("do." + name));
    // A click does not move the focus from the board.
    button.setRequestFocusEnabled(false);
    button.setToolTipText(texts.of("do." + name));
    button.getAccessibleContext().setAccessibleName(texts.of("do." + name));
    button.addActionListener(event -> task.run());
    return button;
  }

  JComponent component() {
    return panel;
  }

  /** Returns whether the toolbar is needed in the current mode. */
  static boolean isNeeded(GamePresenter game) {
    return game.session().editor().tool().isPresent()
        || game.session().positions().editor().isPresent();
  }

  void show() {
    boolean marking = game.session().editor().tool().isPresent();
    position.setVisible(game.session().positions().editor().isPresent());
    marks.setVisible(marking && !position.isVisible());
    selections.forEach(Runnable::run);
    boolean shown = isNeeded(game);
    if (!shown && hasFocus()) {
      toBoard.run();
    }
    panel.setVisible(shown);
  }

  private boolean hasFocus() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    return owner != null && SwingUtilities.isDescendingFrom(owner, panel);
  }
}
