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
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.game.GameSaver;
import org.gobang.record.RecordFormat;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.jspecify.annotations.Nullable;

/**
 * One game on disk: unfinished from its first move or comment on, finished when it has ended.
 *
 * <p>A finished game stays in its file while its positions are looked at. If a move is taken back
 * at its end, which corrects it, the game is unfinished again. If it is played on from a position
 * that was looked at, that is another game, in a file of its own.
 */
final class KeptGame implements GameSaver {

  private final GameStore store;
  private final GameSetup setup;
  private Instant begun;

  /** How its finished file's name begins, once that is needed: time zones take a while to read. */
  private @Nullable String stamp;

  /** Where it lies, once it does. */
  private @Nullable Path unfinished;

  private @Nullable Finished finished;
  private @Nullable GameLock lock;

  /** The file of a game that has ended, and its last state. */
  private record Finished(Path file, GameState last) {

    /** Whether a state is of the same end: positions are looked at, or notes were made. */
    boolean isOf(GameState state) {
      return last.ended().equals(state.ended()) && last.line().equals(state.line());
    }
  }

  /**
   * A game that is not on disk yet.
   *
   * @param begun the moment that its file is named after
   */
  KeptGame(GameStore store, GameSetup setup, Instant begun) {
    this.store = store;
    this.setup = setup;
    this.begun = begun;
  }

  /** Has a game that was left go on in its own file. */
  void goOnIn(Path file, GameLock held) {
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
    if (!kept && written(state.record()).equals(written(setup.record()))) {
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

  /** The game is played on from a position that was looked at; the finished one stays as it was. */
  private void beginAnother() {
    finished = null;
    begun = Instant.now();
    stamp = null;
  }

  /** The moves and all notes: what is worth keeping. */
  private static List<Object> written(GameRecord record) {
    return List.of(record.notes(), record.lines());
  }

  /** Who leaves a game has not ended it. */
  private static boolean over(GameState state) {
    return state.ended().filter(result -> result.ending() != Ending.ABANDONED).isPresent();
  }

  private void saveUnfinished(GameState state) throws IOException {
    Path file = unfinished;
    if (file == null) {
      file = GameName.begun(store.unfinishedFolder(), stamp());
      unfinished = file;
      lock = GameLock.of(file).orElse(null);
      store.begun();
    }
    write(SetupTags.with(setup, state, store.written()), SetupTags.line(state), file);
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
    GameRecord dated = SetupTags.tagged(record, tags);
    // The folder may have been removed meanwhile.
    Files.createDirectories(file.getParent());
    AtomicFile.write(file, RecordFormat.SGF.write(dated, line).text());
  }

  @Override
  public void closed() {
    Optional.ofNullable(unfinished).ifPresent(store::left);
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
