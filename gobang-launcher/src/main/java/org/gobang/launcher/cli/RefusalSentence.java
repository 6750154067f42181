package org.gobang.launcher.cli;

import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Texts;

/** The sentence about a refusal, in the language of the command line where there is one. */
public final class RefusalSentence {

  /** How the kinds begin whose arguments are a wrong word and all right ones. */
  private static final String UNKNOWN = "unknown-";

  private RefusalSentence() {}

  /**
   * Returns the sentence. A refusal that only says where another one came from, as in {@code runs:
   * no option a}, is put into the language as well.
   */
  public static String of(RefusedException refused) {
    String message = String.valueOf(refused.getMessage());
    if (refused.kind().isEmpty() && refused.getCause() instanceof RefusedException inner) {
      String about = String.valueOf(inner.getMessage());
      return message.endsWith(about)
          ? message.substring(0, message.length() - about.length()) + of(inner)
          : message;
    }
    String key = "refused." + refused.kind();
    if (!LauncherTexts.has(key)) {
      return Texts.shared(LauncherTexts.language()).of(refused);
    }
    List<String> arguments = refused.arguments();
    ErrorSentences sentences = new ErrorSentences(key, arguments.toArray());
    return (refused.kind().startsWith(UNKNOWN)
            ? sentences.known(arguments.get(0), arguments.subList(1, arguments.size()))
            : sentences)
        .toString();
  }
}
