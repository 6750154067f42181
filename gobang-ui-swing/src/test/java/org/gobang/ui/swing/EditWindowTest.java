package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.awaitNamed;
import static org.gobang.ui.swing.OpenWindow.named;
import static org.gobang.ui.swing.OpenWindow.on;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import javax.swing.AbstractButton;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Editing a game in a real window; requires a screen. */
class EditWindowTest {

  private static final Point C3 = Point.parse("c3");
  private static final GameRecord RECORD =
      GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 i9 h9", Stone.BLACK));

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(GameSetup.explore(RECORD));
  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  private GameState state() {
    return bench.game().state();
  }

  private void choose(String item) {
    await().until(() -> on(window.item(item)::isEnabled));
    SwingUtilities.invokeLater(window.item(item)::doClick);
  }

  private List<RecordNote> notes() {
    return state().record().notes(state().path());
  }

  private static JPopupMenu popup() {
    return Arrays.stream(MenuSelectionManager.defaultManager().getSelectedPath())
        .map(MenuElement::getComponent)
        .filter(JPopupMenu.class::isInstance)
        .map(JPopupMenu.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static void choosePopup(String item) throws Exception {
    Callable<Boolean> shown =
        () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
    await().until(() -> on(shown));
    on(
        () -> {
          JMenuItem chosen = named(popup(), item, JMenuItem.class);
          MenuSelectionManager.defaultManager().clearSelectedPath();
          chosen.doClick();
          return true;
        });
  }

  @Test
  void deletesTheMoveShownAndUndoesThat() {
    window.open();
    choose("remove");
    await().until(() -> state().path().size() == 2);
    assertThat(state().record().mainLine()).hasSize(2);
    await().until(() -> on(window.item("undo-edit")::isEnabled));
    // While studying a game, take-back undoes the edit.
    choose("undo");
    await().until(() -> state().record().mainLine().size() == 3);
    choose("redo-edit");
    await().until(() -> state().record().mainLine().size() == 2);
  }

  @Test
  void drawsMarksWithAToolUntilEscape() throws Exception {
    window.open();
    choose("mark-letter");
    AbstractButton letter = awaitNamed("bar-mark-letter", AbstractButton.class);
    await().until(() -> on(() -> letter.isShowing() && letter.isSelected()));
    assertThat(on(() -> letter.getAccessibleContext().getAccessibleName())).isEqualTo("Letter");
    window.click(window.board(), C3);
    await().until(() -> notes().contains(new RecordNote.Marked("A", List.of(C3))));
    assertThat(state().path()).as("no additional stone").hasSize(3);
    window.press(KeyEvent.VK_ESCAPE);
    await().until(() -> on(() -> !letter.isShowing()));
    window.click(window.board(), Point.parse("c4"));
    await().until(() -> state().path().size() == 4);
  }

  @Test
  void marksThePointOfTheContextMenuByKeyboard() throws Exception {
    window.open();
    SwingUtilities.invokeLater(
        () -> {
          window.board().requestFocusInWindow();
          window
              .board()
              .getAccessibleContext()
              .getAccessibleChild(12 * 15 + 2)
              .getAccessibleContext()
              .getAccessibleComponent()
              .requestFocus();
        });
    window.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F10);
    choosePopup("mark-circle");
    await()
        .until(
            () -> notes().contains(new RecordNote.Marked(RecordNote.Marked.CIRCLE, List.of(C3))));
  }

  @Test
  void setsUpAPositionAndAnalysesIt() throws Exception {
    window.open();
    choose("set-up");
    AbstractButton clear = awaitNamed("bar-position-clear", AbstractButton.class);
    await().until(() -> on(clear::isShowing));
    SwingUtilities.invokeLater(clear::doClick);
    window.click(window.board(), C3);
    assertThat(state().path()).as("the unchanged game").hasSize(3);
    AbstractButton analyse = awaitNamed("bar-position-analyse", AbstractButton.class);
    AbstractButton white = awaitNamed("bar-move-white", AbstractButton.class);
    SwingUtilities.invokeLater(white::doClick);
    // A click on the board, which may arrive later, moves the focus there.
    await()
        .until(
            () ->
                on(
                    () -> {
                      analyse.requestFocusInWindow();
                      return analyse.isFocusOwner();
                    }));
    window.press(KeyEvent.VK_SPACE);
    await().until(() -> state().record().start().stones().size() == 1);
    assertThat(state().record().start().first()).isEqualTo(Stone.WHITE);
    await().until(() -> on(() -> !analyse.isShowing()));
    await().until(() -> on(window.board()::isFocusOwner));
  }

  @Test
  void turnsTheGameAndCopiesAPicture() throws Exception {
    window.open();
    choose("flip");
    await()
        .until(
            () ->
                MoveText.write(
                        state().record().follow(state().path()).stream()
                            .map(node -> node.move())
                            .toList())
                    .equals("h8 i7 h7"));
    choose("copy-picture");
    await()
        .until(
            () ->
                on(
                    () ->
                        Toolkit.getDefaultToolkit()
                            .getSystemClipboard()
                            .isDataFlavorAvailable(DataFlavor.imageFlavor)));
  }
}
