package org.gobang.ui.swing.dock;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.workbench.Preferences;

/**
 * Where the panels are, and how much room each side has: kept in the preferences. As long as the
 * person has moved no panel, the width of the window decides.
 */
final class Places {

  private static final String SIDES = "swing.panels";
  private static final String SIZES = "swing.panel-sizes";

  private final Preferences preferences;

  Places(Preferences preferences) {
    this.preferences = preferences;
  }

  /**
   * Where each panel is, by their ids, in their order.
   *
   * @param wide whether the window is much wider than its board
   */
  Map<String, Side> sides(Collection<DockPanel> panels, boolean wide) {
    Map<String, String> chosen = entries(SIDES);
    Map<String, Side> sides = new LinkedHashMap<>();
    for (DockPanel panel : panels) {
      Optional<Side> own = Optional.ofNullable(chosen.get(panel.id())).flatMap(Side::of);
      sides.put(panel.id(), own.orElse(wide ? panel.wide() : panel.usual()));
    }
    return sides;
  }

  /** Keeps where all panels are. */
  void keep(Map<String, Side> sides) {
    Map<String, String> words = new LinkedHashMap<>();
    sides.forEach((panel, side) -> words.put(panel, side.word()));
    put(SIDES, words);
  }

  /** Lets the width of the window decide again. */
  void forget() {
    preferences.put(SIDES, "");
    preferences.put(SIZES, "");
  }

  /** A size that the person has chosen: pixels of a side, or the share of a panel. */
  Optional<Double> size(String what) {
    try {
      return Optional.ofNullable(entries(SIZES).get(what))
          .map(Double::valueOf)
          .filter(size -> size > 0 && size < 1e5);
    } catch (NumberFormatException edited) {
      return Optional.empty();
    }
  }

  void size(String what, double size) {
    Map<String, String> sizes = new LinkedHashMap<>(entries(SIZES));
    sizes.put(what, String.valueOf(Math.round(size * 1000) / 1000.0));
    put(SIZES, sizes);
  }

  private Map<String, String> entries(String key) {
    Map<String, String> entries = new LinkedHashMap<>();
    for (String entry : preferences.get(key).orElse("").split(",", -1)) {
      int equals = entry.indexOf('=');
      if (equals > 0) {
        entries.put(entry.substring(0, equals), entry.substring(equals + 1));
      }
    }
    return entries;
  }

  private void put(String key, Map<String, String> entries) {
    preferences.put(
        key,
        String.join(
            ",",
            entries.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .toList()));
  }
}
