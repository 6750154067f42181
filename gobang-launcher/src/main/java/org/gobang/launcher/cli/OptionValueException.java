package org.gobang.launcher.cli;

import java.util.List;
import org.gobang.api.RefusedException;
import picocli.CommandLine.TypeConversionException;

/** An exception for an invalid option value: the error, the rule and an example. */
public final class OptionValueException extends TypeConversionException {
  private static final long serialVersionUID = 1L;

  private OptionValueException(String sentence) {
    super(sentence);
  }

  /** Returns an exception with a message of {@link LauncherTexts}. */
  public static OptionValueException of(String key, Object... arguments) {
    return new OptionValueException(LauncherTexts.of(key, arguments));
  }

  /** Returns an exception for a rejected value. */
  public static OptionValueException of(RefusedException refused) {
    return new OptionValueException(RefusalSentence.of(refused));
  }

  /** Returns an exception for an unknown word. */
  public static OptionValueException of(String value, List<String> known) {
    return new OptionValueException(
        new ErrorSentences("value.unknown", value).known(value, known).toString());
  }
}
