package org.gobang.ui.web.session;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.api.workbench.Preferences;

/** What a guest likes, for as long as the guest stays: nothing of the host's, and nothing kept. */
public final class GuestPreferences implements Preferences {

  private final Map<String, String> values = new ConcurrentHashMap<>();
  private final Locale usual;

  /**
   * Nothing chosen yet.
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
