package org.gobang.study.explorer;

import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.explorer.ResultCounts;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.LockFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An index of the games of many files by their positions, in one file. Any number of threads and
 * processes read it concurrently. Only one updates it at a time, and replaces the file in one step.
 * A damaged or foreign file counts as an empty index, which the next update replaces.
 */
public final class GameIndex {

  private static final Logger LOG = LoggerFactory.getLogger(GameIndex.class);

  /** The age after which a temporary file is no longer being written. */
  private static final Duration OLD = Duration.ofDays(1);

  private final Path folder;
  private final Path file;

  /**
   * Creates an index.
   *
   * @param folder the folder of the index, which need not exist; only the index writes there
   */
  public GameIndex(Path folder) {
    this.folder = folder;
    this.file = folder.resolve("games.index");
  }

  /**
   * Returns the moves played in a position.
   *
   * @param position the position
   * @param games the maximum number of listed games
   * @return the moves and the latest games; {@link ExploredPosition#NONE} without an index
   * @throws RefusedException if the file cannot be read
   */
  public ExploredPosition explore(Board position, int games) {
    try (IndexFile index = IndexFile.open(file)) {
      return index == null ? ExploredPosition.NONE : explore(index, position, games);
    } catch (DamagedIndexException
        | EOFException
        | UTFDataFormatException
        | IllegalArgumentException damaged) {
      // The last of these are thrown for impossible values, such as a point outside all boards.
      LOG.warn("Index {} is damaged: {}", file, damaged.getMessage());
      return ExploredPosition.NONE;
    } catch (IOException e) {
      throw FileRefusal.unread(file, e);
    }
  }

  private static ExploredPosition explore(IndexFile index, Board position, int games)
      throws IOException {
    SymmetricHash hash = new SymmetricHash(position);
    long key = hash.key();
    Map<Integer, int[]> byMove = new HashMap<>();
    int[] total = new int[GameResult.ALL.size()];
    // The numbers of the games, and the plies at which they first reached the position.
    TreeMap<Integer, Integer> last = new TreeMap<>();
    for (IndexFile.Cursor at = index.from(key); at.next() && at.key() == key; ) {
      int result = PostingList.result(at.entry()).code();
      total[result]++;
      byMove.computeIfAbsent(PostingList.move(at.entry()), any -> new int[total.length])[result]++;
      last.merge(PostingList.game(at.entry()), PostingList.ply(at.entry()), Math::min);
      if (last.size() > games) {
        last.pollFirstEntry();
      }
    }
    byMove.remove(SymmetricHash.NO_MOVE);
    List<ExploredMove> moves = new ArrayList<>();
    byMove.forEach((move, results) -> moves.add(new ExploredMove(hash.points(move), of(results))));
    moves.sort(
        Comparator.comparing((ExploredMove move) -> move.results().games())
            .reversed()
            .thenComparing(move -> move.point().toString()));
    List<ExploredGame> named = new ArrayList<>();
    for (Map.Entry<Integer, Integer> each : last.descendingMap().entrySet()) {
      GameRow game = index.game(each.getKey());
      named.add(
          new ExploredGame(index.file(game.file()), game.number(), each.getValue(), game.tags()));
    }
    return new ExploredPosition(of(total), moves, named);
  }

  private static ResultCounts of(int[] results) {
    return new ResultCounts(
        results[GameResult.BLACK.code()],
        results[GameResult.DRAW.code()],
        results[GameResult.WHITE.code()],
        results[GameResult.OPEN.code()]);
  }

  /**
   * Updates the index: reads new and changed files, and removes unwanted files. May take minutes.
   *
   * @param wanted the files to index
   * @return a summary of the updated index
   * @throws RefusedException if the index cannot be written, or, with the kind {@link
   *     Explorer#BUSY} or {@link Explorer#BUSY_ELSEWHERE}, if another update runs
   */
  public IndexSummary update(WantedGames wanted) {
    try {
      Files.createDirectories(folder);
      LockFile lock = lock();
      try {
        removeLeftovers();
        return new IndexBuilder(file, wanted).update();
      } finally {
        lock.close();
      }
    } catch (IOException e) {
      throw FileRefusal.unwritten(file, e);
    }
  }

  private LockFile lock() throws IOException {
    Path lock = folder.resolve(".lock");
    Optional<LockFile> taken = LockFile.tryLock(lock);
    if (taken.isPresent()) {
      return taken.get();
    }
    throw LockFile.isHeldByThisProcess(lock)
        ? new RefusedException(Explorer.BUSY, "the index of games is being updated already")
        : new RefusedException(
            Explorer.BUSY_ELSEWHERE, "another process is updating the index of games");
  }

  /** Deletes the temporary files of a killed update. */
  private void removeLeftovers() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      for (Path left : all.filter(this::isLeftover).toList()) {
        Files.deleteIfExists(left);
      }
    }
  }

  /**
   * Returns whether a file is a leftover. Other processes may be writing the other files of the
   * folder under their own locks.
   */
  private boolean isLeftover(Path other) {
    return AtomicFile.isTemporary(other)
        && (other.getFileName().toString().startsWith("." + file.getFileName() + ".")
            || System.currentTimeMillis() - other.toFile().lastModified() > OLD.toMillis());
  }
}
