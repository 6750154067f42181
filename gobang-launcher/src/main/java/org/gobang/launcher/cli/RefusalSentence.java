package org.gobang.launcher.cli;

import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Texts;

/** The message of a {@link RefusedException} in the language of the command line. */
public final class RefusalSentence {

  /** The prefix of kinds whose arguments are an unknown word and all known ones. */
  private static final String UNKNOWN = "unknown-";

  private RefusalSentence() {}

  /**
   * Returns the message. A refusal that only adds the source of another one, as in {@code runs: no
   * option a}, is translated too.
   */
  public static String of(RefusedException refused) {
    String key = "refused." + refused.kind();
    if (!LauncherTexts.has(key)) {
      return Texts.withOrigin(refused, RefusalSentence::of)
          .orElseGet(() -> Texts.shared(LauncherTexts.language()).of(refused));
    }
    List<String> arguments = refused.arguments();
    ErrorSentences sentences = new ErrorSentences(key, arguments.toArray());
    return (refused.kind().startsWith(UNKNOWN)
            ? sentences.known(arguments.get(0), arguments.subList(1, arguments.size()))
            : sentences)
        .toString();
  }
}
