package org.gobang.launcher.cli;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.UnmatchedArgumentException;

/** The sentence about an unknown argument: similar commands or options. */
public final class UnknownArgument {

  private UnknownArgument() {}

  /** The sentence for what the command line library could not place. */
  public static String sentence(UnmatchedArgumentException unmatched) {
    CommandLine command = unmatched.getCommandLine();
    String word = unmatched.getUnmatched().get(0);
    if (!word.startsWith("-") && !command.getSubcommands().isEmpty()) {
      return sentence(command, word, unmatched.getSuggestions());
    }
    String kind = word.startsWith("-") ? "option " : "parameter ";
    String name = command.getCommandSpec().qualifiedName();
    return "there is no "
        + (kind + word)
        + (" here" + meant(unmatched.getSuggestions()))
        + ("; " + name + " --help tells what there is");
  }

  /**
   * The sentence for a command that does not exist.
   *
   * @param above the command above it
   * @param word what was given in its place
   * @param similar names that may have been meant, the likeliest first
   */
  public static String sentence(CommandLine above, String word, List<String> similar) {
    String names =
        above.getSubcommands().entrySet().stream()
            .filter(each -> !each.getValue().getCommandSpec().usageMessage().hidden())
            .map(Map.Entry::getKey)
            .collect(Collectors.joining(", "));
    String name = above.getCommandSpec().qualifiedName();
    return "there is no command "
        + (word + meant(similar))
        + (names.isEmpty() ? "" : "; there are " + names)
        + ("; " + name + " --help tells more");
  }

  private static String meant(List<String> similar) {
    return similar.isEmpty() ? "" : " (did you mean " + similar.get(0) + "?)";
  }
}
