package org.gobang.launcher.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A command in the tree of commands, with the possible next words.
 *
 * @param spec the command
 * @param ids the ids for option values
 */
record CommandNode(CommandSpec spec, KnownIds ids) {

  /** The end of the first clause: closing punctuation or a parenthesis. */
  private static final Pattern CLAUSE_END = Pattern.compile("[.:;,]( |$)|[。：；，]| \\(");

  /**
   * The name of an option with a required value.
   *
   * @param path the words up to the option, for example {@code gobang plugins --player}
   * @param choices the possible values; empty if any value is allowed
   */
  record Valued(String path, OptionSpec spec, List<String> choices) {}

  /** Returns a command and all its subcommands, parents first. */
  static List<CommandNode> tree(CommandSpec root, KnownIds ids) {
    CommandNode node = new CommandNode(root, ids);
    List<CommandNode> tree = new ArrayList<>(List.of(node));
    node.below().forEach(below -> tree.addAll(tree(below.spec, ids)));
    return tree;
  }

  /** Returns the path of the command, for example {@code gobang engines add}. */
  String path() {
    return spec.qualifiedName(" ");
  }

  String name() {
    return spec.name();
  }

  /** Returns the direct subcommands. */
  List<CommandNode> below() {
    return spec.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(each -> !each.usageMessage().hidden())
        .map(below -> new CommandNode(below, ids))
        .toList();
  }

  List<OptionSpec> options() {
    return spec.options().stream().filter(option -> !option.hidden()).toList();
  }

  /** Returns the possible values of parameters. */
  List<String> parameters() {
    return spec.positionalParameters().stream().flatMap(each -> choices(each).stream()).toList();
  }

  /** Returns the names of direct subcommands and the possible values of parameters. */
  Stream<String> words() {
    return Stream.concat(below().stream().map(CommandNode::name), parameters().stream());
  }

  /** Returns the forms of an option, including the form with each optional value. */
  Stream<String> words(OptionSpec option) {
    Stream<String> names = Stream.of(option.names());
    return ValueKind.isPossible(option)
        ? Stream.concat(
            names, choices(option).stream().map(choice -> option.longestName() + "=" + choice))
        : names;
  }

  Stream<String> optionWords() {
    return options().stream().flatMap(this::words);
  }

  Stream<Valued> valued() {
    return options().stream()
        .filter(ValueKind::isNeeded)
        .flatMap(
            option ->
                Stream.of(option.names())
                    .map(name -> new Valued(path() + " " + name, option, choices(option))));
  }

  /** Returns the choices for an argument; empty if any value is allowed. */
  List<String> choices(ArgSpec argument) {
    return ValueKind.choices(argument, ids);
  }

  boolean takesFiles() {
    return spec.positionalParameters().stream().anyMatch(ValueKind::isFile);
  }

  /** Returns a brief description of the command. */
  String brief() {
    return brief(spec.usageMessage().header());
  }

  static String brief(ArgSpec option) {
    return brief(option.description());
  }

  private static String brief(String... text) {
    return CLAUSE_END.split(String.join(" ", text).replace("%%", "%"), 2)[0];
  }
}
