package org.gobang.ui.swing.window;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.present.KeyMap;

/** The commands of a window by name, each with its text, its keys and when it is enabled. */
final class Commands {

  /** Plus is Shift and another key on many keyboards; the numeric keypad has keys of its own. */
  private static final Map<String, List<Integer>> ALIASES =
      Map.of(
          "larger", List.of(KeyEvent.VK_EQUALS, KeyEvent.VK_ADD),
          "smaller", List.of(KeyEvent.VK_SUBTRACT),
          "usual-size", List.of(KeyEvent.VK_NUMPAD0));

  private final Texts texts;
  private final KeyMap keys;
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  /** A command, and the positions in which it is enabled; empty for always. */
  private record Entry(Action action, Optional<Predicate<ShownPosition>> possible) {

    void enable(Optional<ShownPosition> position) {
      action.setEnabled(possible.isEmpty() || position.filter(possible.get()).isPresent());
    }
  }

  Commands(Texts texts, KeyMap keys) {
    this.texts = texts;
    this.keys = keys;
  }

  /**
   * Adds a command.
   *
   * @param key its usual key; empty for none
   * @param possible the positions in which it is enabled; empty for always
   */
  Action add(String name, String key, Runnable task, Optional<Predicate<ShownPosition>> possible) {
    Action action = new RunnableAction(texts.of("do." + name), task);
    keys.add(name, key);
    entries.put(name, new Entry(action, possible));
    return action;
  }

  /** Whether there is a command of a name. */
  boolean has(String name) {
    return entries.containsKey(name);
  }

  /** The command of a name. */
  Action action(String name) {
    return Objects.requireNonNull(entries.get(name), name).action();
  }

  /** The texts of the commands by name, in the order in which they were added. */
  Map<String, String> texts() {
    Map<String, String> all = new LinkedHashMap<>();
    entries.forEach((name, entry) -> all.put(name, text(entry.action())));
    return all;
  }

  /**
   * Gives a command another text, without its key.
   *
   * @param next the name whose text it is
   * @return whether it had another one
   */
  boolean rename(String name, String next) {
    Action action = action(name);
    boolean changes = !texts.of("do." + next).equals(text(action));
    if (changes) {
      action.putValue(Action.NAME, texts.of("do." + next));
    }
    return changes;
  }

  private static String text(Action action) {
    return String.valueOf(action.getValue(Action.NAME));
  }

  /** Enables the commands that are possible in a position; without one, those that always are. */
  void enable(Optional<ShownPosition> position) {
    entries.values().forEach(entry -> entry.enable(position));
  }

  /**
   * Shows the current keys.
   *
   * @param component holds the aliases of keys while its window has the focus
   */
  void showKeys(JComponent component) {
    Map<String, String> all = keys.all();
    entries.forEach((name, entry) -> showKey(name, entry.action(), all.getOrDefault(name, "")));
    ALIASES.forEach(
        (name, codes) -> codes.forEach(code -> showAlias(component, action(name), code)));
  }

  private void showKey(String name, Action action, String key) {
    String tip = texts.of("do." + name + ".tip");
    action.putValue(Action.ACCELERATOR_KEY, Keys.stroke(key));
    action.putValue(
        Action.SHORT_DESCRIPTION, key.isEmpty() ? tip : texts.of("tip.key", tip, Keys.shown(key)));
  }

  private void showAlias(JComponent component, Action action, int code) {
    for (int held : List.of(0, InputEvent.SHIFT_DOWN_MASK)) {
      String key = Keys.control(code, held);
      KeyStroke stroke = Objects.requireNonNull(Keys.stroke(key));
      if (keys.holder(key).isEmpty()) {
        component.registerKeyboardAction(action, stroke, JComponent.WHEN_IN_FOCUSED_WINDOW);
      } else {
        component.unregisterKeyboardAction(stroke);
      }
    }
  }
}
