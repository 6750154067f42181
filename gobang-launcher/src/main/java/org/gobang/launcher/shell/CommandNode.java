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
 */
record CommandNode(CommandSpec spec) {

  /** A command and all that are below it, those before the ones below them. */
  static List<CommandNode> tree(CommandSpec root) {
    List<CommandNode> tree = new ArrayList<>();
    tree.add(new CommandNode(root));
    for (CommandNode below : new CommandNode(root).below()) {
      tree.addAll(tree(below.spec));
    }
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
        .map(CommandNode::new)
        .toList();
  }

  List<OptionSpec> options() {
    return spec.options().stream().filter(option -> !option.hidden()).toList();
  }

  /** The words that a parameter may be. */
  List<String> parameters() {
    return spec.positionalParameters().stream().map(Values::choices).flatMap(List::stream).toList();
  }

  boolean takesFiles() {
    return spec.positionalParameters().stream().anyMatch(Values::isFile);
  }

  /** What it does, in a few words. */
  String brief() {
    return Brief.of(spec.usageMessage().header());
  }

  static String brief(ArgSpec option) {
    return Brief.of(option.description());
  }
}
