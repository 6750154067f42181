package org.gobang.ui.web.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Keyword;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.board.BoardDisplaySettings;
import org.gobang.presentation.session.GameSignal;
import org.gobang.ui.web.session.WebSession;

/** The appearance settings of the page for a visitor. */
public enum PageLook implements Keyword {
  /** The board theme. */
  THEME,

  /** The light or dark mode, or the setting of the system. */
  DARK,

  /** The style of stones. */
  STONES;

  /** Returns the values, the default one first. */
  private List<String> all() {
    return switch (this) {
      case THEME ->
          List.of(
              "wood",
              "cherry",
              "walnut",
              "bamboo",
              "slate",
              "felt",
              "midnight",
              "paper",
              "high-contrast");
      case DARK -> List.of("auto", "light", "dark");
      case STONES -> List.of("classic", "flat", "colour-blind");
    };
  }

  /** Returns the setting with a name, or empty for an unknown name. */
  public static Optional<PageLook> of(String word) {
    return Keyword.find(values(), word);
  }

  private String key() {
    return "web." + word();
  }

  /** Returns the saved value of this setting. */
  public String in(Preferences preferences) {
    return preferences.get(key()).filter(all()::contains).orElse(all().get(0));
  }

  /**
   * Saves a value of this setting.
   *
   * @throws RefusedException if the value is invalid
   */
  public void put(Preferences preferences, String value) {
    if (!all().contains(value)) {
      throw new RefusedException("web-form", "no look " + value, List.of(value));
    }
    preferences.put(key(), value);
  }

  /** Returns the settings as a part of the page. */
  static Map<String, Object> part(WebSession session) {
    Map<String, Object> part = new LinkedHashMap<>();
    for (PageLook look : values()) {
      part.put(look.word(), look.in(session.workbench().preferences()));
    }
    for (BoardDisplaySettings showing : BoardDisplaySettings.values()) {
      part.put(showing.word(), session.board().is(showing));
    }
    part.put("sounds", GameSignal.areSoundsOn(session.workbench().preferences()));
    part.put("language", session.workbench().preferences().get(Preferences.LANGUAGE).orElse(""));
    return part;
  }
}
