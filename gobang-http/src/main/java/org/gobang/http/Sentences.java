package org.gobang.http;

import com.sun.net.httpserver.Headers;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.presentation.text.Texts;

/** The server's own sentences, in the language that a browser asks for. */
final class Sentences {

  private static final Texts ENGLISH = texts(Locale.ENGLISH);
  private static final Texts CHINESE = texts(Locale.CHINESE);
  private static final int LONGEST_HEADER = 200;

  private Sentences() {}

  private static Texts texts(Locale locale) {
    return Texts.of(each -> ResourceBundle.getBundle("org.gobang.http.Http", each), locale);
  }

  /** The texts for a request; English for one that accepts no language that there is. */
  static Texts of(Headers request) {
    String accepted = request.getFirst("Accept-Language");
    return accepted != null && accepted.length() <= LONGEST_HEADER && prefersChinese(accepted)
        ? CHINESE
        : ENGLISH;
  }

  private static boolean prefersChinese(String accepted) {
    try {
      List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(accepted);
      Locale found = Locale.lookup(ranges, List.of(Locale.ENGLISH, Locale.CHINESE));
      return Locale.CHINESE.equals(found);
    } catch (IllegalArgumentException malformed) {
      return false;
    }
  }
}
