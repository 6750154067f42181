package org.gobang.launcher.plugins;

import static org.gobang.launcher.cli.PlainOptions.flag;
import static org.gobang.launcher.cli.PlainOptions.parameters;
import static org.gobang.launcher.cli.PlainOptions.values;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.index.IndexedPlugin;
import org.gobang.workbench.index.PluginIndex;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gobang plugins search}: searches the plugins of indexes by words in their metadata. */
final class SearchCommand implements Callable<Integer> {

  private final IndexAccess access;
  private final StandardOutput out;

  private List<String> words = new ArrayList<>();
  private List<String> given = new ArrayList<>();

  SearchCommand(IndexAccess access, StandardOutput out) {
    this.access = access;
    this.out = out;
  }

  CommandSpec spec() {
    return CommandSpec.wrapWithoutInspection(this)
        .name("search")
        .addPositional(parameters("WORD", "plugins.words", String.class, values -> words = values))
        .addOption(values("--index", "URL", String.class, urls -> given = urls))
        .addOption(flag("--yes", access.consent()::give));
  }

  @Override
  public Integer call() {
    boolean found = false;
    for (PluginIndex index : access.read(given)) {
      for (IndexedPlugin plugin : index.plugins()) {
        if (plugin.matches(words)) {
          found = true;
          print(plugin);
        }
      }
    }
    if (!found) {
      out.line(LauncherTexts.of("search.none"));
    }
    return 0;
  }

  private void print(IndexedPlugin plugin) {
    String published =
        Stream.of(
                plugin.metadata().version(),
                PluginFacts.providers(plugin.metadata()),
                plugin.metadata().author(),
                plugin.metadata().licence(),
                plugin.metadata().homepage())
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining(", "));
    out.line(plugin.id() + "  " + published);
  }
}
