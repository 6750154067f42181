package org.gobang.launcher.shell;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The possible values of an option or a parameter. */
final class ValueKind {

  /** The form of fixed choices in help texts: {@code refuse|lose}, but not {@code FILE|DIR}. */
  private static final Pattern CHOICES = Pattern.compile("[a-z-]+(\\|[a-z-]+)*");

  private ValueKind() {}

  /** Returns the choices for a value: fixed words or ids; empty if any value is allowed. */
  static List<String> choices(ArgSpec argument, KnownIds ids) {
    List<String> known = ids.of(argument);
    return known.isEmpty() ? fixed(argument) : known;
  }

  private static List<String> fixed(ArgSpec argument) {
    String label = argument.paramLabel();
    if (CHOICES.matcher(label).matches()) {
      return List.of(label.split("\\|"));
    }
    Iterable<String> known = argument.completionCandidates();
    return known == null || argument.typeInfo().isEnum()
        ? List.of()
        : StreamSupport.stream(known.spliterator(), false).toList();
  }

  static boolean isFile(ArgSpec argument) {
    return argument.type() == Path.class
        || Arrays.stream(argument.auxiliaryTypes()).limit(1).anyMatch(Path.class::equals);
  }

  /** Returns whether the value of an option is required. */
  static boolean isNeeded(OptionSpec option) {
    return option.arity().min() > 0;
  }

  /** Returns whether an option can have a value after an equals sign. */
  static boolean isPossible(OptionSpec option) {
    return option.arity().min() == 0 && option.arity().max() > 0 && !option.typeInfo().isBoolean();
  }
}
