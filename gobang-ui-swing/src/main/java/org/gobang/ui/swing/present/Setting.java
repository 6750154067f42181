package org.gobang.ui.swing.present;

import java.util.List;
import java.util.function.Function;
import org.gobang.api.Keyword;
import org.gobang.api.workbench.Preferences;

/**
 * A setting with fixed values, saved as a preference.
 *
 * @param <T> the type of the values
 * @param preferences the storage
 * @param key the key of the preference
 * @param all the values in display order
 * @param word returns the saved form of a value
 * @param usual the default, also for an unknown saved form
 * @param changed called after the user has chosen a value
 */
public record Setting<T>(
    Preferences preferences,
    String key,
    List<T> all,
    Function<T, String> word,
    T usual,
    Runnable changed) {

  /** Creates a setting with the constants of an enumeration. The first one is the default. */
  public static <K extends Keyword> Setting<K> of(
      Preferences preferences, String key, K[] all, Runnable changed) {
    return new Setting<>(preferences, key, List.of(all), Keyword::word, all[0], changed);
  }

  /** Returns the current value. */
  public T get() {
    String kept = preferences.get(key).orElse("");
    return all.stream().filter(each -> word.apply(each).equals(kept)).findFirst().orElse(usual);
  }

  /** Sets and saves a value. */
  public void set(T next) {
    preferences.put(key, word.apply(next));
    changed.run();
  }
}
