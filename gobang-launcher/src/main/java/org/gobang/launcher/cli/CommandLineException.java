package org.gobang.launcher.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MaxValuesExceededException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * A command line that cannot be parsed.
 *
 * @param args the command line
 */
public record CommandLineException(List<String> args) {

  /** Returns the error message. It replaces the message of picocli. */
  public String sentence(ParameterException wrong) {
    CommandSpec command = wrong.getCommandLine().getCommandSpec();
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      return unknown(unmatched.getCommandLine(), unmatched.getUnmatched().get(0));
    }
    if (wrong instanceof MissingParameterException missing) {
      return missing(command, missing.getMissing());
    }
    if (wrong instanceof MutuallyExclusiveArgsException) {
      return LauncherTexts.of("wrong.exclusive", exclusive(command));
    }
    if (wrong instanceof OverwrittenOptionException twice) {
      return LauncherTexts.of("wrong.twice", name(twice.getOverwritten()));
    }
    if (wrong instanceof MaxValuesExceededException) {
      return excess(command);
    }
    ArgSpec argument = wrong.getArgSpec();
    String value = wrong.getValue();
    if (argument != null) {
      return value(argument, String.valueOf(value), wrong.getCause());
    }
    return value == null
        ? String.valueOf(wrong.getMessage())
        : LauncherTexts.of("value.unreadable", value);
  }

  /** Returns the message for a word that is not a command, option or parameter. */
  private static String unknown(CommandLine command, String word) {
    CommandSpec spec = command.getCommandSpec();
    if (!word.startsWith("-") && !command.getSubcommands().isEmpty()) {
      return command(command, word);
    }
    if (spec.optionsMap().containsKey(word.split("=", 2)[0])) {
      return LauncherTexts.of("wrong.after.hyphens", word);
    }
    if (!word.startsWith("-")) {
      return help(spec, new ErrorSentences("wrong.surplus", word));
    }
    ErrorSentences unknown = new ErrorSentences("wrong.option", word);
    SimilarWord.to(word, visible(spec)).ifPresent(meant -> unknown.add("wrong.meant", meant));
    return help(spec, unknown);
  }

  private static List<String> visible(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !option.hidden())
        .flatMap(option -> Stream.of(option.names()))
        .toList();
  }

  /**
   * Returns the message for an unknown command.
   *
   * @param above the command above it
   * @param word the word given instead
   */
  public static String command(CommandLine above, String word) {
    List<String> names =
        above.getSubcommands().entrySet().stream()
            .filter(each -> !each.getValue().getCommandSpec().usageMessage().hidden())
            .map(Map.Entry::getKey)
            .toList();
    ErrorSentences unknown = new ErrorSentences("wrong.command", word);
    if (SimilarWord.to(word, names).isEmpty()) {
      below(above, word).ifPresent(meant -> unknown.add("wrong.meant", meant));
    }
    return help(above.getCommandSpec(), unknown.known(word, names));
  }

  /** Returns a command two levels down, such as {@code plugins search}. */
  private static Optional<String> below(CommandLine above, String word) {
    for (Map.Entry<String, CommandLine> each : above.getSubcommands().entrySet()) {
      Set<String> names = each.getValue().getSubcommands().keySet();
      Optional<String> meant =
          names.contains(word) ? Optional.of(word) : SimilarWord.to(word, names);
      if (meant.isPresent()) {
        return meant.map(name -> each.getKey() + " " + name);
      }
    }
    return Optional.empty();
  }

  private static String help(CommandSpec command, ErrorSentences sentences) {
    return sentences.add("wrong.help", command.qualifiedName()).toString();
  }

  private String missing(CommandSpec command, List<ArgSpec> missing) {
    ArgSpec first = missing.get(0);
    if (missing.size() == 1 && first instanceof OptionSpec option && times(option) > 0) {
      return help(command, new ErrorSentences("wrong.missing.value", written(first)));
    }
    if (first.group() != null) {
      return help(command, new ErrorSentences("wrong.missing.either", written(missing)));
    }
    List<ArgSpec> all = new ArrayList<>(missing);
    if (missing.size() == 1 && first instanceof PositionalParamSpec parameter) {
      List<PositionalParamSpec> parameters = command.positionalParameters();
      parameters.subList(parameters.indexOf(parameter) + 1, parameters.size()).stream()
          .filter(ArgSpec::required)
          .forEach(all::add);
    }
    return help(command, new ErrorSentences("wrong.missing", written(all)));
  }

  /** Returns the options in the line that exclude each other. */
  private String exclusive(CommandSpec command) {
    return command.argGroups().stream()
        .filter(ArgGroupSpec::exclusive)
        .map(group -> group.allOptionsNested().stream().filter(each -> times(each) > 0).toList())
        .filter(given -> given.size() > 1)
        .findFirst()
        .orElse(List.of())
        .stream()
        .map(OptionSpec::longestName)
        .collect(Collectors.joining(", "));
  }

  /**
   * Returns the message for an option that is repeated too often, or has a value but accepts none.
   */
  private String excess(CommandSpec command) {
    return command.options().stream()
        .filter(option -> times(option) > 1 && !option.isMultiValue())
        .findFirst()
        .map(option -> LauncherTexts.of("wrong.twice", option.longestName()))
        .orElseGet(() -> LauncherTexts.of("wrong.no.value", valued(command)));
  }

  private String valued(CommandSpec command) {
    return command.options().stream()
        .filter(option -> option.arity().max() == 0)
        .flatMap(option -> Stream.of(option.names()))
        .filter(name -> args.stream().anyMatch(arg -> arg.startsWith(name + "=")))
        .findFirst()
        .orElse(args.toString());
  }

  private long times(OptionSpec option) {
    return Stream.of(option.names())
        .flatMap(name -> args.stream().filter(a -> a.equals(name) || a.startsWith(name + "=")))
        .count();
  }

  private static String value(ArgSpec argument, String value, @Nullable Throwable cause) {
    String name = name(argument);
    if (cause instanceof OptionValueException known) {
      return LauncherTexts.of("wrong.value", name, String.valueOf(known.getMessage()));
    }
    if (argument.typeInfo().isBoolean()) {
      return LauncherTexts.of("wrong.no.value", name);
    }
    return LauncherTexts.of(
        "wrong.value",
        name,
        LauncherTexts.of(argument.typeInfo().isMap() ? "value.pair" : "value.unreadable", value));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private static String written(Collection<ArgSpec> arguments) {
    return arguments.stream().map(CommandLineException::written).collect(Collectors.joining(", "));
  }

  /** Returns the option with its value: {@code --games N}. */
  private static String written(ArgSpec argument) {
    boolean valued = argument instanceof OptionSpec && argument.arity().max() > 0;
    return valued && !argument.typeInfo().isBoolean()
        ? name(argument) + " " + argument.paramLabel()
        : name(argument);
  }
}
