package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that writes tournament games to a file for measuring evaluations. */
@Command(
    name = "arena-games",
    description =
        "Writes the games of the arena's runs to a file for 'loss', each game once. Those that"
            + " ended by time, a fault or a foul are left out.")
final class ArenaGamesCommand extends TuningCommand {

  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Folders of runs")
  private List<Path> runs = new ArrayList<>();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "Where the games are written")
  private Path output = Path.of("");

  @Mixin private BoardOptions board = new BoardOptions();

  @Override
  void run() throws IOException {
    OutputFile file = new OutputFile(output);
    Rules rules = board.rules();
    ArenaGames games = new ArenaGames(rules, board.size());
    for (Path run : runs) {
      games.add(run);
    }
    StringBuilder text = new StringBuilder();
    text.append("# Games of the arena, ").append(rules.id());
    text.append(", ").append(board.size()).append(" lines: ");
    text.append(String.join(", ", games.players())).append('\n');
    text.append(
        "# nodes a move, 0 if they were not limited | winner | moves of the opening | moves\n");
    games.lines().forEach(line -> text.append(line).append('\n'));
    file.write(text.toString());
    out().println(file + ": " + games.lines().size() + " of " + games.read() + " games");
  }
}
