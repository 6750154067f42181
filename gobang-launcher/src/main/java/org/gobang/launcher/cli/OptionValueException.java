package org.gobang.launcher.cli;

import java.util.List;
import org.gobang.api.RefusedException;
import picocli.CommandLine.TypeConversionException;

/** A value that an option cannot have: says what is wrong, the rule and an example. */
public final class OptionValueException extends TypeConversionException {
  private static final long serialVersionUID = 1L;

  private OptionValueException(String sentence) {
    super(sentence);
  }

  /** Returns a value with a sentence of {@link LauncherTexts}. */
  public static OptionValueException of(String key, Object... arguments) {
    return new OptionValueException(LauncherTexts.of(key, arguments));
  }

  /** Returns a value that was refused elsewhere. */
  public static OptionValueException of(RefusedException refused) {
    return new OptionValueException(RefusalSentence.of(refused));
  }

  /** Returns a value that is none of some words. */
  public static OptionValueException of(String value, List<String> known) {
    return new OptionValueException(
        new ErrorSentences("value.unknown", value).known(value, known).toString());
  }
}
