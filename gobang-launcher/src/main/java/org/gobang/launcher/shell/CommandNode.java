package org.gobang.launcher.shell;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A command, with what may follow it.
 *
 * @param spec the command
 * @param ids the ids that its options take
 */
record CommandNode(CommandSpec spec, KnownIds ids) {

  /** A command and all that are below it, those before the ones below them. */
  static List<CommandNode> tree(CommandSpec root, KnownIds ids) {
    CommandNode node = new CommandNode(root, ids);
    List<CommandNode> tree = new ArrayList<>(List.of(node));
    node.below().forEach(below -> tree.addAll(tree(below.spec, ids)));
    return tree;
  }

  /** The words that lead to it, such as {@code gobang engines add}. */
  String path() {
    return spec.qualifiedName(" ");
  }

  String name() {
    return spec.name();
  }

  /** The commands right below it. */
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

  /** The words that a parameter may be. */
  List<String> parameters() {
    return spec.positionalParameters().stream().flatMap(each -> choices(each).stream()).toList();
  }

  /** The choices for an argument; none where it may be anything. */
  List<String> choices(ArgSpec argument) {
    return ValueKind.choices(argument, ids);
  }

  boolean takesFiles() {
    return spec.positionalParameters().stream().anyMatch(ValueKind::isFile);
  }

  /** What it does, in a few words. */
  String brief() {
    return HelpSummary.of(spec.usageMessage().header());
  }

  static String brief(ArgSpec option) {
    return HelpSummary.of(option.description());
  }
}
