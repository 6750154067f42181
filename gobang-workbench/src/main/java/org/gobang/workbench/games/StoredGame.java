package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.game.GameSaver;
import org.gobang.record.TextFormat;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.jspecify.annotations.Nullable;

/**
 * One game on disk: unfinished from the first move or comment on, finished after the end of the
 * game.
 *
 * <p>A finished game stays in its file while its positions are viewed. If a move is taken back at
 * its end, which corrects it, the game is unfinished again. If it continues from an earlier
 * position that was viewed, that is another game, in a separate file.
 */
final class StoredGame implements GameSaver {

  private final GameStore store;
  private final GameSetup setup;
  private Instant begun;

  /** The beginning of its finished file's name, created lazily because time zones load slowly. */
  private @Nullable String stamp;

  /** The file of the unfinished game, once it exists. */
  private @Nullable Path unfinished;

  private @Nullable Finished finished;
  private @Nullable GameLock lock;

  /** The file of a finished game, and its last state. */
  private record Finished(Path file, GameState last) {

    /**
     * Returns whether a state has the same end, so that only the current position, notes or
     * variations have changed.
     */
    boolean isOf(GameState state) {
      return last.ended().equals(state.ended()) && moves(last).equals(moves(state));
    }

    private static List<Move> moves(GameState state) {
      return state.record().follow(state.line()).stream().map(Node::move).toList();
    }
  }

  /**
   * Creates a game that is not on disk yet.
   *
   * @param begun the start time of the game, used in the file name
   */
  StoredGame(GameStore store, GameSetup setup, Instant begun) {
    this.store = store;
    this.setup = setup;
    this.begun = begun;
  }

  /** Resumes an unfinished game in its original file. */
  void resumeIn(Path file, GameLock held) {
    unfinished = file;
    lock = held;
    stamp = GameName.stamp(file);
  }

  private String stamp() {
    if (stamp == null) {
      stamp = GameName.stamp(local());
    }
    return stamp;
  }

  private LocalDateTime local() {
    return LocalDateTime.ofInstant(begun, ZoneId.systemDefault());
  }

  @Override
  public void save(GameState state) {
    boolean kept = unfinished != null || finished != null;
    if (!kept && content(state.record()).equals(content(setup.record()))) {
      return;
    }
    try {
      Finished before = finished;
      if (before != null && before.isOf(state)) {
        finishedStill(before, state);
        return;
      }
      if (before != null && before.last().looksElsewhere()) {
        beginAnother();
      }
      if (over(state)) {
        finish(state);
      } else {
        saveUnfinished(state);
      }
    } catch (IOException e) {
      store.cannotKeep(FileErrors.reason(e));
    }
  }

  private void finishedStill(Finished before, GameState state) throws IOException {
    if (!state.record().equals(before.last().record())) {
      write(state.record(), state.line(), before.file());
    }
    finished = new Finished(before.file(), state);
  }

  /** Continues the game from an earlier position as a new game. The finished one is unchanged. */
  private void beginAnother() {
    finished = null;
    begun = Instant.now();
    stamp = null;
  }

  /** Returns the stored content of a game: its moves and notes. */
  private static List<Object> content(GameRecord record) {
    return List.of(record.notes(), record.lines());
  }

  /** Returns whether the game has ended, which does not include abandoned games. */
  private static boolean over(GameState state) {
    return state.ended().filter(result -> result.ending() != Ending.ABANDONED).isPresent();
  }

  private void saveUnfinished(GameState state) throws IOException {
    Path file = unfinished;
    if (file == null) {
      file = GameName.create(store.unfinishedFolder(), stamp());
      unfinished = file;
      lock = GameLock.of(file).orElse(null);
      store.begun(setup.tags());
    }
    write(SetupTags.with(setup, state, store.writable()), state.line(), file);
    if (finished != null) {
      Files.deleteIfExists(finished.file());
      finished = null;
    }
  }

  private void finish(GameState state) throws IOException {
    Path file = GameName.finished(store.finishedFolder(), stamp(), state.record().tags());
    try {
      write(state.record(), state.line(), file);
    } catch (IOException e) {
      Files.deleteIfExists(file);
      throw e;
    }
    finished = new Finished(file, state);
    if (unfinished != null) {
      Files.deleteIfExists(unfinished);
      unfinished = null;
      unlock();
    }
  }

  private void write(GameRecord record, List<Integer> line, Path file) throws IOException {
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    tags.putIfAbsent(Tags.DATE, local().toLocalDate().toString());
    GameRecord dated = record.withTags(tags);
    // The folder may have been removed in the meantime.
    Files.createDirectories(file.getParent());
    AtomicFile.write(file, TextFormat.SGF.write(dated, line).text());
  }

  @Override
  public void closed() {
    Optional.ofNullable(unfinished).ifPresent(file -> store.closed(file, setup.tags()));
    try {
      unlock();
    } catch (IOException e) {
      store.cannotKeep(FileErrors.reason(e));
    }
  }

  private void unlock() throws IOException {
    GameLock held = lock;
    lock = null;
    if (held != null) {
      held.close();
    }
  }
}
