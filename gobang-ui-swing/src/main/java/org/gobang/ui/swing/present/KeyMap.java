package org.gobang.ui.swing.present;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.gobang.api.workbench.Preferences;

/**
 * The key bindings of commands. Each command has a default key or none, and can be bound to another
 * key. A key has at most one command. Keys are texts in a normal form, empty for no key.
 */
public final class KeyMap {

  private static final String KEPT = "swing.key.";

  private final Preferences preferences;
  private final UnaryOperator<String> spelling;
  private final Map<String, String> usual;

  /**
   * Creates a key map.
   *
   * @param preferences the storage of chosen keys
   * @param spelling converts a text to the normal form of a key; empty for an invalid text
   * @param usual the default keys of all commands in normal form; empty for none
   */
  public KeyMap(
      Preferences preferences, UnaryOperator<String> spelling, Map<String, String> usual) {
    this.preferences = preferences;
    this.spelling = spelling;
    this.usual = usual;
  }

  /** Returns the keys of all commands, in the order of the default keys; empty for no key. */
  public Map<String, String> all() {
    Map<String, String> keys = new LinkedHashMap<>();
    usual.keySet().forEach(command -> keys.put(command, ""));
    // Chosen keys take precedence over default keys.
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

  /** Returns the key chosen for a command, or empty if no valid key is chosen. */
  private Optional<String> kept(String command) {
    return preferences
        .get(KEPT + command)
        .filter(text -> text.isEmpty() || !spelling.apply(text).isEmpty())
        .map(spelling);
  }

  /** Returns the key of a command; empty for no key. */
  public String key(String command) {
    return all().getOrDefault(command, "");
  }

  /** Returns the command bound to a key. */
  public Optional<String> holder(String key) {
    String spelled = spelling.apply(key);
    return spelled.isEmpty()
        ? Optional.empty()
        : all().entrySet().stream()
            .filter(each -> each.getValue().equals(spelled))
            .map(Entry::getKey)
            .findFirst();
  }

  /**
   * Binds a command to a key, or removes the key if empty. Another command with this key loses it.
   */
  public void bind(String command, String key) {
    String spelled = spelling.apply(key);
    holder(spelled)
        .filter(other -> !other.equals(command))
        .ifPresent(other -> preferences.put(KEPT + other, ""));
    preferences.put(KEPT + command, spelled);
  }

  /** Restores the default key of a command. Another command with this key loses it. */
  public void reset(String command) {
    bind(command, usual.getOrDefault(command, ""));
  }

  /** Restores the default keys of all commands. */
  public void reset() {
    usual.forEach((command, key) -> preferences.put(KEPT + command, key));
  }
}
