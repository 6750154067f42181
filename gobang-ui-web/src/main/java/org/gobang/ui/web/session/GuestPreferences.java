package org.gobang.ui.web.session;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.api.workbench.Preferences;

/**
 * The preferences of a guest during the visit. They are separate from the preferences of the host
 * and are not saved.
 */
public final class GuestPreferences implements Preferences {

  private final Map<String, String> values = new ConcurrentHashMap<>();
  private final Locale usual;

  /**
   * Creates empty preferences.
   *
   * @param usual the language of the browser
   */
  public GuestPreferences(Locale usual) {
    this.usual = usual;
  }

  @Override
  public Locale locale() {
    return get(LANGUAGE).filter(tag -> !tag.isEmpty()).map(Locale::forLanguageTag).orElse(usual);
  }

  @Override
  public Optional<String> get(String key) {
    return Optional.ofNullable(values.get(key));
  }

  @Override
  public void put(String key, String value) {
    values.put(key, value);
  }
}
