package org.gobang.ui.web.http;

import com.sun.net.httpserver.Headers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.presentation.text.Texts;

/** The server's own sentences, in the language that a browser asks for. */
final class Sentences {

  private static final Map<Locale, Texts> LANGUAGES =
      Stream.of(Locale.ENGLISH, Locale.CHINESE)
          .collect(Collectors.toMap(Function.identity(), Sentences::texts));

  private Sentences() {}

  private static Texts texts(Locale locale) {
    return Texts.of(each -> ResourceBundle.getBundle("org.gobang.ui.web.Web", each), locale);
  }

  /** The texts for a request; English for one that accepts no language that there is. */
  static Texts of(Headers request) {
    String accepted = request.getFirst("Accept-Language");
    return LANGUAGES.getOrDefault(
        accepted == null ? Locale.ENGLISH : locale(accepted), texts(Locale.ENGLISH));
  }

  private static Locale locale(String accepted) {
    try {
      List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(accepted);
      Locale found = Locale.lookup(ranges, LANGUAGES.keySet());
      return found == null ? Locale.ENGLISH : found;
    } catch (IllegalArgumentException malformed) {
      return Locale.ENGLISH;
    }
  }
}
