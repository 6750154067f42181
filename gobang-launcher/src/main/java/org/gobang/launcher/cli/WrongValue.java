package org.gobang.launcher.cli;

import java.util.List;
import org.gobang.api.RefusedException;
import picocli.CommandLine.TypeConversionException;

/** A value that an option cannot have: says what is wrong, the rule and an example. */
public final class WrongValue extends TypeConversionException {
  private static final long serialVersionUID = 1L;

  private WrongValue(String sentence) {
    super(sentence);
  }

  /** A value with a sentence of {@link LauncherTexts}. */
  public static WrongValue of(String key, Object... arguments) {
    return new WrongValue(LauncherTexts.of(key, arguments));
  }

  /** A value that was refused elsewhere. */
  public static WrongValue of(RefusedException refused) {
    return new WrongValue(RefusalSentence.of(refused));
  }

  /** A value that is none of some words. */
  public static WrongValue of(String value, List<String> known) {
    return new WrongValue(new Sentences("value.unknown", value).known(value, known).toString());
  }
}
