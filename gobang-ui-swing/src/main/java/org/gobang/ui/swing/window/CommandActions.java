package org.gobang.ui.swing.window;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.present.KeyMap;

/** The actions of the commands of a window by name, for menus and tools. */
final class CommandActions {

  /**
   * The aliases of keys: plus requires Shift on many keyboards, and the numeric keypad has separate
   * keys.
   */
  private static final Map<String, List<Integer>> ALIASES =
      Map.of(
          "larger", List.of(KeyEvent.VK_EQUALS, KeyEvent.VK_ADD),
          "smaller", List.of(KeyEvent.VK_SUBTRACT),
          "usual-size", List.of(KeyEvent.VK_NUMPAD0));

  private final SessionCommands session;
  private final Texts texts;
  private final KeyMap keys;
  private final Map<CommandRow, Action> actions = new LinkedHashMap<>();

  CommandActions(SessionCommands session, Texts texts, KeyMap keys) {
    this.session = session;
    this.texts = texts;
    this.keys = keys;
    for (CommandRow row : SessionCommands.TABLE) {
      if (session.has(row)) {
        actions.put(row, new RunnableAction(texts.of(row.text()), () -> session.run(row)));
      }
    }
  }

  /** Returns the action of a command. */
  Action action(String name) {
    return Objects.requireNonNull(actions.get(SessionCommands.named(name)), name);
  }

  /** Returns the texts of the commands by name, in the order of the menus. */
  Map<String, String> texts() {
    Map<String, String> all = new LinkedHashMap<>();
    actions.forEach((row, action) -> all.put(row.name(), text(action)));
    return all;
  }

  private static String text(Action action) {
    return String.valueOf(action.getValue(Action.NAME));
  }

  /** Updates states and texts and returns whether a text has changed. */
  boolean show() {
    boolean renamed = false;
    for (Map.Entry<CommandRow, Action> each : actions.entrySet()) {
      CommandRow row = each.getKey();
      Action action = each.getValue();
      action.setEnabled(session.isPossible(row));
      if (isTicked(row)) {
        action.putValue(Action.SELECTED_KEY, session.isOn(row).orElseThrow());
      }
      String text = texts.of(session.text(row));
      renamed |= !text.equals(text(action));
      action.putValue(Action.NAME, text);
    }
    return renamed;
  }

  /** Returns whether a command shows its state with a check mark instead of a different text. */
  boolean isTicked(CommandRow row) {
    return row.now().isEmpty() && session.isOn(row).isPresent();
  }

  /**
   * Updates the keys.
   *
   * @param component the component for the aliases of keys, active while its window has the focus
   */
  void showKeys(JComponent component) {
    Map<String, String> all = keys.all();
    actions.forEach((row, action) -> showKey(row, action, all.getOrDefault(row.name(), "")));
    ALIASES.forEach(
        (name, codes) -> codes.forEach(code -> showAlias(component, action(name), code)));
  }

  private void showKey(CommandRow row, Action action, String key) {
    String tip = texts.orElse(row.text() + ".tip", text(action));
    action.putValue(Action.ACCELERATOR_KEY, KeyNames.stroke(key));
    action.putValue(
        Action.SHORT_DESCRIPTION,
        key.isEmpty() ? tip : texts.of("tip.key", tip, KeyNames.shown(key)));
  }

  private void showAlias(JComponent component, Action action, int code) {
    for (int held : List.of(0, InputEvent.SHIFT_DOWN_MASK)) {
      String key = KeyNames.control(code, held);
      KeyStroke stroke = Objects.requireNonNull(KeyNames.stroke(key));
      if (keys.holder(key).isEmpty()) {
        component.registerKeyboardAction(action, stroke, JComponent.WHEN_IN_FOCUSED_WINDOW);
      } else {
        component.unregisterKeyboardAction(stroke);
      }
    }
  }
}
