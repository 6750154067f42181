package org.gobang.launcher.records;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.workbench.Plugins;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.presentation.library.LibraryFilter;
import org.gobang.presentation.library.LibraryRow;
import org.gobang.presentation.library.OwnResults;
import org.gobang.presentation.library.RowBuilder;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;
import org.gobang.workbench.Host;
import org.gobang.workbench.explorer.GameLibrary;
import org.gobang.workbench.library.GameListing;
import org.gobang.workbench.platform.DataFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code gobang history}: lists unfinished and finished games, optionally filtered by words, with
 * the results of the user.
 */
@Command
public final class HistoryCommand extends HostCommand {

  @Parameters(paramLabel = "WORD", arity = "0..*", descriptionKey = "history.words")
  private List<String> words = new ArrayList<>();

  @Option(names = "--json")
  private boolean json;

  public HistoryCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected int run(Host host) {
    // Saved games specify their rules and size, so the defaults do not matter.
    list(
        host.plugins(),
        host.library(new ReadDefaults(ReadDefaults.USUAL_RULES, 15, host.catalogue()::hasRules)));
    return 0;
  }

  private void list(Plugins plugins, GameLibrary library) {
    RowBuilder builder = builder(plugins);
    List<LibraryRow> rows = new ArrayList<>();
    List<String> problems =
        new GameListing(library)
            .list(
                LauncherTexts.language(),
                List.of(),
                batch ->
                    batch.stream().filter(LibraryGame::kept).map(builder::row).forEach(rows::add),
                () -> false);
    rows.sort(
        Comparator.comparing((LibraryRow row) -> row.game().source().file().getFileName())
            .reversed());
    List<LibraryRow> wanted = rows.stream().filter(this::isWanted).toList();
    HistoryAnswer answer =
        new HistoryAnswer(
            words.isEmpty() ? library.store().unfinished() : List.of(),
            words.isEmpty() ? library.store().unusable() : List.of(),
            wanted,
            problems,
            OwnResults.of(wanted));
    if (json) {
      out.json(answer.json());
    } else if (answer.isEmpty()) {
      out.text(
          words.isEmpty()
              ? LauncherTexts.of("history.none", DataFolder.ofPerson().games())
              : LauncherTexts.of("history.no.match"));
    } else {
      answer.lines(Texts.shared(LauncherTexts.language())).forEach(out::line);
    }
  }

  /** Returns whether a game matches all words. Openings also have a language-independent word. */
  private boolean isWanted(LibraryRow row) {
    return Stream.of(String.join(" ", words).split("\\s+", -1))
        .allMatch(
            word ->
                LibraryFilter.of(word).matches(row) || word.equalsIgnoreCase(OpeningWord.of(row)));
  }

  /** Returns the builder of rows. Programs receive the ids of players and rules. */
  private RowBuilder builder(Plugins plugins) {
    Texts texts = Texts.shared(LauncherTexts.language());
    PlayerNames names = new PlayerNames(() -> plugins, texts);
    UnaryOperator<String> players = json ? UnaryOperator.identity() : names::recorded;
    return new RowBuilder(players, UnaryOperator.identity(), plugins, texts);
  }
}
