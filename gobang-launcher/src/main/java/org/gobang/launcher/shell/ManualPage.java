package org.gobang.launcher.shell;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.launcher.cli.LauncherTexts;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;

/** The manual page of all commands, in the macros {@code man} of troff. */
record ManualPage(CommandSpec root) {

  /** Returns the text of the manual page. */
  String text() {
    CommandNode all = new CommandNode(root, KnownIds.NONE);
    return """
    .TH GOBANG 1 "" "%s" "%s"
    .SH %s
    gobang \\- %s
    .SH %s
    .B gobang
    .RI [ COMMAND ]
    .RI [ OPTION ...]
    .SH %s
    %s.SH %s
    %s.SH %s
    %s
    """
        .formatted(
            String.join(" ", root.version()),
            LauncherTexts.of("manual.title"),
            LauncherTexts.of("manual.name"),
            paragraph(root.usageMessage().header()),
            LauncherTexts.of("manual.synopsis"),
            LauncherTexts.of("manual.options"),
            list(all.options().stream().filter(ManualPage::isCommon)),
            LauncherTexts.of("manual.commands"),
            CommandNode.tree(root, KnownIds.NONE).stream()
                .skip(1)
                .map(ManualPage::section)
                .collect(Collectors.joining()),
            LauncherTexts.of("manual.exit"),
            paragraph(root.usageMessage().footer()));
  }

  /** Returns whether every command has it. */
  private static boolean isCommon(OptionSpec option) {
    return option.inherited() || option.scopeType() == ScopeType.INHERIT;
  }

  private static String section(CommandNode command) {
    String footer = paragraph(command.spec().usageMessage().footer());
    return ".SS "
        + escaped(command.path())
        + "\n"
        + paragraph(command.spec().usageMessage().header())
        + "\n"
        + list(
            Stream.concat(
                command.spec().positionalParameters().stream(),
                command.options().stream().filter(option -> !isCommon(option))))
        + (footer.isEmpty() ? "" : ".PP\n" + footer + "\n");
  }

  private static String list(Stream<? extends ArgSpec> arguments) {
    return arguments
        .map(each -> ".TP\n" + term(each) + "\n" + paragraph(each.description()) + "\n")
        .collect(Collectors.joining());
  }

  /** Returns an option in bold, and the placeholder of its value in italics. */
  private static String term(ArgSpec argument) {
    String label = "\\fI" + escaped(argument.paramLabel()) + "\\fR";
    if (!(argument instanceof OptionSpec option)) {
      return label;
    }
    String names =
        Stream.of(option.names())
            .map(name -> "\\fB" + escaped(name) + "\\fR")
            .collect(Collectors.joining(", "));
    return ValueKind.isNeeded(option)
        ? names + " " + label
        : ValueKind.isPossible(option) ? names + "[=" + label + "]" : names;
  }

  private static String paragraph(String... help) {
    return Stream.of(help)
        .map(text -> text.replace("%n", "\n").replace("%%", "%"))
        .flatMap(String::lines)
        .map(ManualPage::line)
        .collect(Collectors.joining("\n"));
  }

  /** Returns a line of text, escaped so that it is never a request. */
  private static String line(String text) {
    return (List.of('.', '\'').contains(text.isEmpty() ? ' ' : text.charAt(0)) ? "\\&" : "")
        + escaped(text);
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-");
  }
}
