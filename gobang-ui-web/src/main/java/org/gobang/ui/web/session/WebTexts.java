package org.gobang.ui.web.session;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.gobang.presentation.text.Texts;

/** The texts of the front end in the browser. */
public final class WebTexts {

  private static final String BUNDLE = "org.gobang.ui.web.Web";
  private static final String PAGE = "org.gobang.ui.web.Page";

  private WebTexts() {}

  /** The texts of a language, with those that all front ends share. */
  public static Texts in(Locale locale) {
    return Texts.of(language -> ResourceBundle.getBundle(BUNDLE, language), locale);
  }

  /** The texts that the page itself shows, by their keys, as patterns. */
  public static Map<String, String> page(Locale locale) {
    boolean known = locale.getLanguage().equals("zh");
    ResourceBundle bundle = ResourceBundle.getBundle(PAGE, known ? Locale.CHINESE : Locale.ENGLISH);
    Map<String, String> patterns = new LinkedHashMap<>();
    bundle.keySet().stream().sorted().forEach(key -> patterns.put(key, bundle.getString(key)));
    return patterns;
  }
}
