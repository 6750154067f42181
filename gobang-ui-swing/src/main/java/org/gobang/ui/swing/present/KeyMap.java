package org.gobang.ui.swing.present;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.gobang.api.workbench.Preferences;

/**
 * The keys of commands. Each command has a usual key or none, and can be bound to another one; no
 * key has two commands. Keys are texts in a normal form; an empty one is no key.
 */
public final class KeyMap {

  private static final String KEPT = "swing.key.";

  private final Preferences preferences;
  private final UnaryOperator<String> spelling;
  private final Map<String, String> usual;

  /**
   * The keys of commands.
   *
   * @param preferences where keys are kept
   * @param spelling the normal form of a key; empty for a text that is none
   * @param usual the usual keys of all commands, in the normal form; empty for none
   */
  public KeyMap(
      Preferences preferences, UnaryOperator<String> spelling, Map<String, String> usual) {
    this.preferences = preferences;
    this.spelling = spelling;
    this.usual = usual;
  }

  /** The key of every command, in the order of the usual keys; empty for none. */
  public Map<String, String> all() {
    Map<String, String> keys = new LinkedHashMap<>();
    usual.keySet().forEach(command -> keys.put(command, ""));
    // Chosen keys take precedence over usual ones.
    usual.keySet().forEach(command -> kept(command).ifPresent(key -> give(keys, command, key)));
    usual.forEach(
        (command, key) -> {
          if (kept(command).isEmpty()) {
            give(keys, command, key);
          }
        });
    return keys;
  }

  private static void give(Map<String, String> keys, String command, String key) {
    if (!keys.containsValue(key)) {
      keys.put(command, key);
    }
  }

  /** The key chosen for a command; empty if there is none or it is invalid. */
  private Optional<String> kept(String command) {
    return preferences
        .get(KEPT + command)
        .filter(text -> text.isEmpty() || !spelling.apply(text).isEmpty())
        .map(spelling);
  }

  /** The key of a command; empty for none. */
  public String key(String command) {
    return all().getOrDefault(command, "");
  }

  /** The command of a key. */
  public Optional<String> holder(String key) {
    String spelled = spelling.apply(key);
    return spelled.isEmpty()
        ? Optional.empty()
        : all().entrySet().stream()
            .filter(each -> each.getValue().equals(spelled))
            .map(Entry::getKey)
            .findFirst();
  }

  /** Binds a command to a key, or none. A command that had the key is left without. */
  public void bind(String command, String key) {
    String spelled = spelling.apply(key);
    holder(spelled)
        .filter(other -> !other.equals(command))
        .ifPresent(other -> preferences.put(KEPT + other, ""));
    preferences.put(KEPT + command, spelled);
  }

  /** Binds a command to its usual key again, which another command may lose. */
  public void reset(String command) {
    bind(command, usual.getOrDefault(command, ""));
  }

  /** Binds every command to its usual key. */
  public void reset() {
    usual.forEach((command, key) -> preferences.put(KEPT + command, key));
  }
}
