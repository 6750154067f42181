package org.gobang.ui.web.session;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.presentation.text.Texts;

/** The texts of the browser interface. */
public final class WebTexts {

  private static final String BUNDLE = "org.gobang.ui.web.Web";
  private static final String PAGE = "org.gobang.ui.web.Page";

  private static final Map<Locale, Map<String, String>> PAGES = new ConcurrentHashMap<>();

  private WebTexts() {}

  /** Returns the texts of a language, including the shared ones. */
  public static Texts in(Locale locale) {
    return Texts.of(language -> ResourceBundle.getBundle(BUNDLE, language), locale);
  }

  /** Returns the text patterns of the page by key, always in the same map. */
  public static Map<String, String> page(Locale locale) {
    boolean known = locale.getLanguage().equals("zh");
    return PAGES.computeIfAbsent(known ? Locale.CHINESE : Locale.ENGLISH, WebTexts::patterns);
  }

  private static Map<String, String> patterns(Locale locale) {
    ResourceBundle bundle = ResourceBundle.getBundle(PAGE, locale);
    Map<String, String> patterns = new LinkedHashMap<>();
    bundle.keySet().stream().sorted().forEach(key -> patterns.put(key, bundle.getString(key)));
    return Collections.unmodifiableMap(patterns);
  }
}
