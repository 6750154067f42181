package org.gobang.launcher.games;

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
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.api.render.Ending;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.GameState;
import org.gobang.game.GameKeeper;
import org.gobang.game.record.FileFault;
import org.gobang.game.record.RecordFormat;
import org.gobang.game.record.WholeFile;
import org.jspecify.annotations.Nullable;

/**
 * One game on disk: unfinished from its first move or comment on, finished when it is over, and
 * unfinished again if a move is taken back after that.
 */
final class KeptGame implements GameKeeper {

  private final GameStore store;
  private final GameSetup setup;
  private final Instant begun;

  /** How its finished file's name begins, once that is needed: time zones take a while to read. */
  private @Nullable String stamp;

  /** Where it lies, once it does. */
  private @Nullable Path unfinished;

  private @Nullable Path finished;
  private @Nullable GameLock lock;

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
  public void keep(GameState state) {
    boolean kept = unfinished != null || finished != null;
    if (!kept && written(state.record()).equals(written(setup.record()))) {
      return;
    }
    try {
      if (over(state)) {
        finish(state);
      } else {
        save(state);
      }
    } catch (IOException e) {
      store.cannotKeep(FileFault.words(e));
    }
  }

  /** What somebody has played or written: the moves and all notes. */
  private static List<Object> written(GameRecord record) {
    return List.of(record.notes(), record.lines());
  }

  /** Who leaves a game has not ended it. */
  private static boolean over(GameState state) {
    return state.result().filter(result -> result.ending() != Ending.ABANDONED).isPresent();
  }

  private void save(GameState state) throws IOException {
    Path file = unfinished;
    if (file == null) {
      file = GameName.begun(store.unfinishedFolder(), stamp());
      unfinished = file;
      lock = GameLock.of(file).orElse(null);
      store.begun();
    }
    write(SetupTags.with(setup, state), state, file);
    if (finished != null) {
      Files.deleteIfExists(finished);
      finished = null;
    }
  }

  private void finish(GameState state) throws IOException {
    Path before = finished;
    Path file = GameName.finished(store.finishedFolder(), stamp(), state.record().tags());
    try {
      write(state.record(), state, file);
    } catch (IOException e) {
      Files.deleteIfExists(file);
      throw e;
    }
    finished = file;
    if (before != null) {
      Files.deleteIfExists(before);
    }
    if (unfinished != null) {
      Files.deleteIfExists(unfinished);
      unfinished = null;
      unlock();
    }
  }

  private void write(GameRecord record, GameState state, Path file) throws IOException {
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    tags.putIfAbsent(Tags.DATE, local().toLocalDate().toString());
    GameRecord dated = SetupTags.tagged(record, tags);
    // Somebody may have tidied up meanwhile.
    Files.createDirectories(file.getParent());
    WholeFile.write(file, RecordFormat.SGF.write(dated, state.path()).text());
  }

  @Override
  public void closed() {
    Optional.ofNullable(unfinished).ifPresent(store::left);
    try {
      unlock();
    } catch (IOException e) {
      store.cannotKeep(FileFault.words(e));
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
