package org.gobang.http;

import com.sun.net.httpserver.Headers;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;

/** The texts of the server in the language requested by a browser. */
record ServerTexts(Locale language) {

  private static final int LONGEST_HEADER = 200;

  /** Returns the texts for a request; English if it accepts no supported language. */
  static ServerTexts of(Headers request) {
    String accepted = request.getFirst("Accept-Language");
    boolean chinese =
        accepted != null && accepted.length() <= LONGEST_HEADER && prefersChinese(accepted);
    return new ServerTexts(chinese ? Locale.CHINESE : Locale.ENGLISH);
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

  private ResourceBundle bundle() {
    return ResourceBundle.getBundle("org.gobang.http.Http", language);
  }

  /** Returns the text for a key with the arguments inserted. */
  String of(String key, Object... arguments) {
    return LocalizedText.format(bundle().getString(key), arguments);
  }

  /**
   * Returns the text for the kind of an exception, or the message of the exception if there is
   * none.
   */
  String of(RefusedException refused) {
    String key = "refused." + refused.kind();
    return bundle().containsKey(key)
        ? of(key, refused.arguments().toArray())
        : refused.sentence(language);
  }
}
