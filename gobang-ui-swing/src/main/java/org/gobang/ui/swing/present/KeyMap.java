package org.gobang.ui.swing.present;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.gobang.api.workbench.Preferences;

/**
 * Which key does what. Each deed has its usual key or none, and may be given another; no key does
 * two things. Keys are texts here, always written in one way; an empty one means that a deed has no
 * key.
 */
public final class KeyMap {

  private static final String KEPT = "swing.key.";

  private final Preferences preferences;
  private final UnaryOperator<String> spelling;
  private final Map<String, String> usual = new LinkedHashMap<>();

  /**
   * Without any deed yet.
   *
   * @param preferences where keys are kept
   * @param spelling the one way to write a key; empty for a text that is none
   */
  public KeyMap(Preferences preferences, UnaryOperator<String> spelling) {
    this.preferences = preferences;
    this.spelling = spelling;
  }

  /**
   * Tells of a deed, once or again.
   *
   * @param key its usual key; empty for none
   */
  public void deed(String deed, String key) {
    usual.put(deed, spelling.apply(key));
  }

  /** The key of every deed, in the order in which they were told of; empty for none. */
  public Map<String, String> all() {
    Map<String, String> keys = new LinkedHashMap<>();
    usual.keySet().forEach(deed -> keys.put(deed, ""));
    // What the person has chosen goes before what is usual elsewhere.
    usual.keySet().forEach(deed -> kept(deed).ifPresent(key -> give(keys, deed, key)));
    usual.forEach(
        (deed, key) -> {
          if (kept(deed).isEmpty()) {
            give(keys, deed, key);
          }
        });
    return keys;
  }

  private static void give(Map<String, String> keys, String deed, String key) {
    if (!keys.containsValue(key)) {
      keys.put(deed, key);
    }
  }

  /** What was chosen for a deed; empty where nothing was, or nothing that makes sense. */
  private Optional<String> kept(String deed) {
    return preferences
        .get(KEPT + deed)
        .filter(text -> text.isEmpty() || !spelling.apply(text).isEmpty())
        .map(spelling);
  }

  /** The key of a deed; empty for none. */
  public String key(String deed) {
    return all().getOrDefault(deed, "");
  }

  /** What a key does. */
  public Optional<String> holder(String key) {
    String spelled = spelling.apply(key);
    return spelled.isEmpty()
        ? Optional.empty()
        : all().entrySet().stream()
            .filter(each -> each.getValue().equals(spelled))
            .map(Entry::getKey)
            .findFirst();
  }

  /** Gives a deed another key, or none. Whatever had it is left without. */
  public void bind(String deed, String key) {
    String spelled = spelling.apply(key);
    holder(spelled)
        .filter(other -> !other.equals(deed))
        .ifPresent(other -> preferences.put(KEPT + other, ""));
    preferences.put(KEPT + deed, spelled);
  }

  /** Gives a deed its usual key again, and takes it from whatever has it. */
  public void reset(String deed) {
    bind(deed, usual.getOrDefault(deed, ""));
  }

  /** Gives every deed its usual key again. */
  public void reset() {
    usual.forEach((deed, key) -> preferences.put(KEPT + deed, key));
  }

  /** Whether every deed has its usual key. */
  public boolean isUsual() {
    return all().equals(usual);
  }
}
