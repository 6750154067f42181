package org.gobang.study.explorer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.record.RecordFiles;
import org.gobang.study.StudyBoards;

/** Creates files of random games and index updates for tests. */
final class RandomGames {

  static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, any -> false);

  private static final List<String> RESULTS = List.of("black", "white", "draw", "");

  private RandomGames() {}

  /** Creates games near the centre, so that many positions occur by several orders of moves. */
  static List<GameRecord> of(int count, long seed) {
    Random random = new Random(seed);
    List<GameRecord> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      games.add(of(random, i));
    }
    return games;
  }

  private static GameRecord of(Random random, int number) {
    Board board = StudyBoards.empty("freestyle");
    int length = 1 + random.nextInt(12);
    while (board.moves().size() < length && board.outcome() instanceof Outcome.Undecided) {
      int near = board.moves().isEmpty() ? 1 : 2;
      Point point =
          new Point(
              7 - near + random.nextInt(2 * near + 1), 7 - near + random.nextInt(2 * near + 1));
      if (board.vacant().contains(point)) {
        board = board.play(point);
      }
    }
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(Tags.BLACK, "B" + number);
    tags.put(Tags.WHITE, "W" + number);
    tags.put(Tags.DATE, String.format(Locale.ROOT, "2026-%02d-01", 1 + random.nextInt(12)));
    tags.put(Tags.RESULT, RESULTS.get(random.nextInt(RESULTS.size())));
    tags.values().removeIf(String::isEmpty);
    return GameRecord.of("freestyle", Start.empty(15), board.moves()).withTags(tags);
  }

  static GameRecord game(String moves, String black) {
    List<Move> played = MoveText.parse(moves, Stone.BLACK);
    return GameRecord.of("freestyle", Start.empty(15), played).withTags(Map.of(Tags.BLACK, black));
  }

  static Path write(Path file, List<GameRecord> games) throws IOException {
    RecordFiles.BUNDLED.writeAll(games, file, Locale.ENGLISH);
    return file;
  }

  /** Returns an update that reads these files and counts the games. */
  static WantedGames wanted(AtomicInteger read, Path... files) {
    return wanted(read, DEFAULTS, files);
  }

  /** Returns the same update with defaults for missing values. */
  static WantedGames wanted(AtomicInteger read, ReadDefaults defaults, Path... files) {
    return wanted(read, GameSource.all(defaults), files);
  }

  /** Returns the same update for selected games. */
  static WantedGames wanted(AtomicInteger read, GameSource source, Path... files) {
    Map<Path, GameSource> wanted = new LinkedHashMap<>();
    for (Path file : files) {
      wanted.put(file, source);
    }
    return new WantedGames(
        wanted,
        RecordFiles.BUNDLED,
        RandomGames::board,
        Locale.ENGLISH,
        now -> read.set(now.games()),
        () -> false);
  }

  static Board board(String rules, Start start) {
    if (!start.equals(Start.empty(15))) {
      throw new RefusedException("no such board");
    }
    return StudyBoards.empty(rules);
  }
}
