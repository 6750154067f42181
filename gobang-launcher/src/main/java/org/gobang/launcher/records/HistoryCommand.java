package org.gobang.launcher.records;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.UnfinishedGame;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.Host;
import org.gobang.workbench.games.GameStore;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine.Command;

/** {@code gobang history}: the unfinished games, and the finished ones. */
@Command
public final class HistoryCommand implements Callable<Integer> {

  private final PluginFolders folders;
  private final StandardOutput out;

  public HistoryCommand(PluginFolders folders, StandardOutput out) {
    this.folders = folders;
    this.out = out;
  }

  @Override
  public Integer call() {
    try (Host host = Host.open(folders)) {
      PluginCatalogue catalogue = host.catalogue();
      // Kept games name their rules and size, so that the defaults do not matter.
      list(host.games(new ReadDefaults(ReadDefaults.USUAL_RULES, 15, catalogue::hasRules)));
    }
    return 0;
  }

  private void list(GameStore store) {
    List<UnfinishedGame> unfinished = store.unfinished();
    unfinished.forEach(left -> out.line(unfinished(left.setup())));
    List<String> unusable = store.unusable();
    unusable.forEach(why -> out.line(LauncherTexts.of("history.unusable", why)));
    List<Path> finished = store.finished();
    finished.forEach(file -> out.line(finished(store, file)));
    if (finished.isEmpty() && unfinished.isEmpty() && unusable.isEmpty()) {
      out.text(LauncherTexts.of("history.none", DataFolder.ofPerson().games()));
    }
  }

  private static String unfinished(GameSetup left) {
    return line(left.record(), LauncherTexts.of("history.unfinished"), left.line().size());
  }

  private static String finished(GameStore store, Path file) {
    try {
      GameRecord record = store.read(file).record();
      return line(record, result(record.tags()), record.mainLine().size()) + "  " + file;
    } catch (RefusedException unreadable) {
      return String.valueOf(unreadable.getMessage());
    }
  }

  private static String line(GameRecord record, String end, int moves) {
    Map<String, String> tags = record.tags();
    String players = player(tags, Tags.BLACK) + " - " + player(tags, Tags.WHITE);
    return String.format(
        Locale.ROOT,
        "%s  %-10s  %s  %s  %s",
        tags.getOrDefault(Tags.DATE, "?"),
        record.rules(),
        players,
        end,
        LauncherTexts.of("history.moves", moves));
  }

  private static String player(Map<String, String> tags, String key) {
    return tags.getOrDefault(key, LauncherTexts.of("history.human"));
  }

  private static String result(Map<String, String> tags) {
    String result = tags.getOrDefault(Tags.RESULT, "unfinished");
    return switch (result) {
      case "black", "white", "draw", "unfinished" -> LauncherTexts.of("history." + result);
      // Not written by this program.
      default -> result;
    };
  }
}
