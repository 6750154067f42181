package org.gobang.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.study.explorer.GameIndex;
import org.gobang.study.explorer.GameSource;
import org.gobang.study.explorer.WantedGames;
import org.gobang.workbench.Host;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;

/**
 * Measures the index of the opening explorer: the time for indexing games in SGF files and one more
 * game, the time of a look-up, and the size of the index. The games are reproducible random games
 * near the centre, 1000 per file. Run as {@link OpenGames}, with the rules and the number of games.
 */
public final class IndexedGames {

  private static final int MOVES = 40;
  private static final int SIZE = 15;
  private static final int FILE = 1000;
  private static final int LOOK_UPS = 2000;

  private IndexedGames() {}

  /**
   * Runs the measurement.
   *
   * @param args the rules and the number of games
   * @throws IOException if files cannot be written
   */
  public static void main(String[] args) throws IOException {
    Path data = Files.createTempDirectory("gobang-indexed-games");
    PluginFolders folders = new PluginFolders(new DataFolder(data), System.err::println);
    try (Host host = Host.open(folders)) {
      Board empty = host.catalogue().board(args[0], Start.empty(SIZE));
      List<GameRecord> games = games(empty, Integer.parseInt(args[1]));
      List<Path> many = new ArrayList<>();
      for (int i = 0; i < games.size(); i += FILE) {
        Path file = data.resolve(i + ".sgf");
        host.files()
            .writeAll(games.subList(i, Math.min(games.size(), i + FILE)), file, Locale.ENGLISH);
        many.add(file);
      }
      Path one = data.resolve("one.sgf");
      host.files().writeAll(games.subList(0, 1), one, Locale.ENGLISH);
      for (int round = 1; round <= 2; round++) {
        measure(host, data.resolve("index" + round), empty, many, one);
      }
    }
  }

  private static void measure(Host host, Path folder, Board empty, List<Path> many, Path one)
      throws IOException {
    GameIndex index = new GameIndex(folder);
    long begun = System.nanoTime();
    IndexSummary summary = index.update(wanted(host, many));
    System.out.printf(
        Locale.ROOT, "%d positions indexed in %.2f s%n", summary.positions(), seconds(begun));
    begun = System.nanoTime();
    List<Path> more = new ArrayList<>(many);
    more.add(one);
    index.update(wanted(host, more));
    System.out.printf(Locale.ROOT, "one more game in %.3f s%n", seconds(begun));
    try (Stream<Path> files = Files.list(folder)) {
      long bytes = files.mapToLong(file -> file.toFile().length()).sum();
      System.out.printf(Locale.ROOT, "%.1f MB%n", bytes / 1e6);
    }
    begun = System.nanoTime();
    for (int i = 0; i < 20; i++) {
      index.explore(empty, 10);
    }
    System.out.printf(Locale.ROOT, "look-up of the empty board: %.1f ms%n", 50 * seconds(begun));
    Random random = new Random(2);
    begun = System.nanoTime();
    int found = 0;
    for (int i = 0; i < LOOK_UPS; i++) {
      Board at = empty.play(near(empty, random));
      found += index.explore(at.play(near(at, random)), 10).results().games();
    }
    System.out.printf(
        Locale.ROOT,
        "look-up after two moves: %.0f µs, %d games on average%n",
        1e6 * seconds(begun) / LOOK_UPS,
        found / LOOK_UPS);
  }

  private static double seconds(long begun) {
    return (System.nanoTime() - begun) / 1e9;
  }

  private static WantedGames wanted(Host host, List<Path> files) {
    Map<Path, GameSource> wanted = new LinkedHashMap<>();
    for (Path file : files) {
      wanted.put(
          file, GameSource.all(new ReadDefaults(ReadDefaults.USUAL_RULES, SIZE, any -> false)));
    }
    return new WantedGames(
        wanted,
        host.files(),
        (rules, start) -> host.catalogue().board(rules, start),
        Locale.ENGLISH,
        games -> {},
        () -> false);
  }

  private static List<GameRecord> games(Board empty, int count) {
    Random random = new Random(1);
    List<GameRecord> games = new ArrayList<>();
    while (games.size() < count) {
      Board board = empty;
      while (board.moves().size() < MOVES && board.outcome() instanceof Outcome.Undecided) {
        board = board.play(near(board, random));
      }
      // Games of the same length, so that their number gives that of the positions.
      if (board.moves().size() == MOVES) {
        games.add(
            GameRecord.of(board.rules(), board.start(), board.moves())
                .withTags(
                    Map.of(
                        Tags.BLACK, "Player " + random.nextInt(500),
                        Tags.WHITE, "Player " + random.nextInt(500),
                        Tags.DATE, "20" + (10 + random.nextInt(16)) + "-06-01",
                        Tags.RESULT, List.of("black", "white", "draw").get(random.nextInt(3)))));
      }
    }
    return games;
  }

  /** Returns an allowed point, the first ones near the centre and later ones farther from it. */
  private static Point near(Board board, Random random) {
    double spread = 0.7 + board.moves().size() / 12.0;
    while (true) {
      int column = 7 + (int) Math.round(random.nextGaussian() * spread);
      int row = 7 + (int) Math.round(random.nextGaussian() * spread);
      if (column >= 0 && column < SIZE && row >= 0 && row < SIZE) {
        Point point = new Point(column, row);
        if (board.judge(board.toMove(), point) instanceof Verdict.Allowed) {
          return point;
        }
      }
    }
  }
}
