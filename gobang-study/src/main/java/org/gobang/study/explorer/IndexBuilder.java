package org.gobang.study.explorer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.record.GameRecord;
import org.gobang.record.IllegalMoves;
import org.gobang.record.format.RecordMessages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One update of an index. The caller holds its lock. */
final class IndexBuilder {

  private static final Logger LOG = LoggerFactory.getLogger(IndexBuilder.class);

  /** The number of postings after which they are written: 32 MB, and as much again for sorting. */
  private static final int MOST_POSTINGS = 2_000_000;

  private final Path index;
  private final WantedGames wanted;
  private final int mostPostings;
  private final Map<Path, FileStamp> files = new LinkedHashMap<>();
  private final Set<Path> dropped = new HashSet<>();
  private final GameBatch batch = new GameBatch();
  private final List<String> problems = new ArrayList<>();
  private boolean changed;

  /** Whether the current file could not be read for a temporary reason. */
  private boolean again;

  private int games;

  /** The number of bytes read in completed files, and of all files to read. */
  private long bytes;

  private long planned;

  /** The start board of the last game, which most next games share. */
  private Optional<Board> lastStart = Optional.empty();

  IndexBuilder(Path index, WantedGames wanted) {
    this(index, wanted, MOST_POSTINGS);
  }

  IndexBuilder(Path index, WantedGames wanted, int mostPostings) {
    this.index = index;
    this.wanted = wanted;
    this.mostPostings = mostPostings;
  }

  IndexSummary update() throws IOException {
    Map<Path, FileStamp> now = stamps();
    readOld(now);
    now.keySet().removeAll(files.keySet());
    planned = now.values().stream().mapToLong(FileStamp::bytes).sum();
    for (Map.Entry<Path, FileStamp> file : now.entrySet()) {
      if (!wanted.cancelled().getAsBoolean()) {
        read(file.getKey(), file.getValue());
        bytes += file.getValue().bytes();
        tell();
      }
    }
    if (changed) {
      flush();
    }
    try (IndexFile written = IndexFile.open(index)) {
      return written == null
          ? new IndexSummary(0, 0, 0, problems)
          : new IndexSummary(files.size(), written.games(), written.postings(), problems);
    }
  }

  /** Returns the stamps of the wanted files, without deleted ones. */
  private Map<Path, FileStamp> stamps() {
    Map<Path, FileStamp> stamps = new LinkedHashMap<>();
    for (Map.Entry<Path, GameSource> each : wanted.files().entrySet()) {
      Path file = each.getKey();
      try {
        stamps.put(file, FileStamp.of(file, each.getValue()));
      } catch (IOException e) {
        problems.add(FileRefusal.unread(file, e).sentence(wanted.language()));
      }
    }
    return stamps;
  }

  /** Copies the unchanged files, and drops the others. */
  private void readOld(Map<Path, FileStamp> now) throws IOException {
    try (IndexFile old = IndexFile.open(index)) {
      if (old != null) {
        old.verify();
        old.files()
            .forEach(
                (file, stamp) -> {
                  if (stamp.equals(now.get(file))) {
                    files.put(file, stamp);
                  } else {
                    dropped.add(file);
                    changed = true;
                  }
                });
      }
    } catch (DamagedIndexException damaged) {
      LOG.warn("Index {} is made anew: {}", index, damaged.getMessage());
      files.clear();
      dropped.clear();
      Files.delete(index);
    }
  }

  private void tell() {
    wanted.progress().accept(new IndexProgress(games, bytes, planned));
  }

  private void read(Path file, FileStamp stamp) throws IOException {
    changed = true;
    again = false;
    files.put(file, FileStamp.PARTIAL);
    GameSource source = Objects.requireNonNull(wanted.files().get(file));
    int[] number = {0};
    try {
      wanted
          .reader()
          .read(
              file,
              source.defaults(),
              wanted.language(),
              game -> {
                number[0]++;
                if (source.criteria().matches(game.record())) {
                  add(file, number[0], game.record());
                }
                games++;
                tell();
                return !wanted.cancelled().getAsBoolean();
              });
    } catch (RefusedException unreadable) {
      problems.add(String.valueOf(unreadable.getMessage()));
      again = unreadable.getCause() instanceof IOException;
    }
    if (!again && !wanted.cancelled().getAsBoolean()) {
      files.put(file, stamp);
    }
    if (batch.postings().size() >= mostPostings) {
      flush();
    }
  }

  /** Adds a game. Boards may be from plugins, whose errors affect this game only. */
  private void add(Path file, int number, GameRecord record) {
    try {
      batch.add(file, number, record, board(record.rules(), record.start()));
    } catch (IllegalMoveException impossible) {
      // The game was lost by a forbidden move.
      if (!impossible.verdict().foul()) {
        problem(file, number, IllegalMoves.reason(impossible));
      }
    } catch (RefusedException noBoard) {
      again = true;
      problem(file, number, String.valueOf(noBoard.getMessage()));
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      LOG.info("Game {} of {} was not read to its end", number, file, e);
      problem(file, number, String.valueOf(e.getMessage()));
    }
  }

  private void problem(Path file, int number, Object why) {
    problems.add(RecordMessages.of("file.game", file, number, why).in(wanted.language()));
  }

  private Board board(String rules, Start start) {
    Optional<Board> same =
        lastStart.filter(last -> last.rules().equals(rules) && last.start().equals(start));
    Board board = same.orElseGet(() -> wanted.boards().apply(rules, start));
    lastStart = Optional.of(board);
    return board;
  }

  private void flush() throws IOException {
    batch.sort();
    try (IndexFile old = IndexFile.open(index)) {
      new IndexMerge(old, files, dropped, batch).write(index);
    }
    batch.clear();
    dropped.clear();
  }
}
