package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.GameSetup;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The unfinished games on disk, listed to be resumed. When another game with the same tags starts
 * instead, the listed or closed ones are moved to the finished games.
 *
 * <p>May be used from any thread.
 */
final class UnfinishedGames {

  private static final Logger LOG = LoggerFactory.getLogger(UnfinishedGames.class);

  private final GameFolder folder;
  private final Function<Path, GameRecord> reader;
  private final DamagedGames damaged;
  private volatile BiConsumer<Path, String> damageReceiver = (file, why) -> {};

  /** The tags of games that this process has listed or closed, by their files. */
  private final Map<Path, Map<String, String>> replaceable = new ConcurrentHashMap<>();

  /**
   * Creates the unfinished games in a folder.
   *
   * @param reader reads a file, or throws a {@link RefusedException}
   */
  UnfinishedGames(Path folder, Function<Path, GameRecord> reader) {
    this.folder = new GameFolder(folder);
    this.reader = reader;
    this.damaged = new DamagedGames(folder.resolve("damaged"));
  }

  Path folder() {
    return folder.path();
  }

  /** Sets the receiver of damaged files: the new location of each, and the reason. */
  void whenDamaged(BiConsumer<Path, String> receiver) {
    damageReceiver = receiver;
  }

  /** Returns the games that can be resumed, the most recently changed first. */
  List<UnfinishedGame> list() {
    return folder.games().stream()
        .flatMap(file -> unlocked(file).stream())
        .sorted(Comparator.comparing(UnfinishedGame::changed).reversed())
        .toList();
  }

  private Optional<UnfinishedGame> unlocked(Path file) {
    try (GameLock lock = GameLock.of(file).orElse(null)) {
      return lock == null ? Optional.empty() : game(file);
    } catch (IOException e) {
      // Reading takes no lock, because a read-only folder does not allow any.
      LOG.warn("Could not lock the unfinished game {}", file, e);
      return game(file);
    }
  }

  private Optional<UnfinishedGame> game(Path file) {
    Optional<GameSetup> setup = setup(file);
    setup.ifPresent(left -> replaceable.put(file, left.tags()));
    return setup.map(left -> new UnfinishedGame(id(file), changed(file), left));
  }

  private static String id(Path file) {
    return file.getFileName().toString();
  }

  private static Instant changed(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException goneMeanwhile) {
      return Instant.EPOCH;
    }
  }

  /**
   * Returns the game in a file; empty if it cannot be read now, for example because its rules are
   * missing. The file then remains.
   */
  private Optional<GameSetup> setup(Path file) {
    try {
      return Optional.of(SetupTags.setup(reader.apply(file), id(file)));
    } catch (RefusedException e) {
      LOG.warn("Could not read the unfinished game {}", file, e);
      if (damaged.isDamaged(file)) {
        damageReceiver.accept(damaged.moveAside(file), reason(file, e));
      }
      return Optional.empty();
    }
  }

  /** Returns a message for each file that cannot be resumed, with its name and the reason. */
  List<String> unusable() {
    List<Path> files = folder.games();
    List<Path> movedAside = new GameFolder(damaged.folder()).games();
    return Stream.concat(files.stream(), movedAside.stream())
        .flatMap(file -> fault(file).stream())
        .toList();
  }

  private Optional<String> fault(Path file) {
    try {
      SetupTags.setup(reader.apply(file), id(file));
      return Optional.empty();
    } catch (RefusedException e) {
      return Optional.of(file + ": " + reason(file, e));
    }
  }

  /** Returns the reason without the leading file name. */
  private static String reason(Path file, RefusedException e) {
    String why = String.valueOf(e.getMessage());
    String name = file + ": ";
    return why.startsWith(name) ? why.substring(name.length()) : why;
  }

  /**
   * Writes a resumed game to its original file, unless another process plays it or has changed it
   * in the meantime. Does nothing for a new game.
   */
  void resume(GameSetup setup, StoredGame game) {
    Path file = setup.resumes().flatMap(this::file).orElse(null);
    if (file == null) {
      return;
    }
    replaceable.remove(file);
    try {
      GameLock lock = GameLock.of(file).orElse(null);
      if (lock != null && setup(file).filter(now -> isSame(now, setup)).isPresent()) {
        game.resumeIn(file, lock);
      } else if (lock != null) {
        lock.close();
      }
    } catch (IOException e) {
      LOG.warn("The unfinished game {} continues in another file", file, e);
    }
  }

  /** Returns whether the moves and notes are the same. Seats may have been renamed. */
  private static boolean isSame(GameSetup left, GameSetup right) {
    return left.record().equals(right.record()) && left.line().equals(right.line());
  }

  private Optional<Path> file(String id) {
    return folder.games().stream().filter(file -> id(file).equals(id)).findAny();
  }

  /** Records that an unfinished game of this process was closed. */
  void closed(Path file, Map<String, String> tags) {
    replaceable.put(file, tags);
  }

  /** Moves the listed or closed games with these tags, or without tags, to the finished ones. */
  void discardReplacedBy(Map<String, String> tags, Path finished) {
    List<Path> replaced =
        replaceable.entrySet().stream()
            .filter(each -> each.getValue().isEmpty() || each.getValue().equals(tags))
            .map(Map.Entry::getKey)
            .toList();
    replaced.forEach(replaceable::remove);
    replaced.forEach(file -> moveIfUnlocked(file, finished));
  }

  private void moveIfUnlocked(Path file, Path finished) {
    try (GameLock lock = GameLock.of(file).orElse(null)) {
      if (lock != null) {
        move(file, finished);
      }
    } catch (RefusedException | IOException e) {
      LOG.warn("Could not move the unfinished game {}", file, e);
    }
  }

  private Path move(Path file, Path finished) throws IOException {
    GameRecord record = reader.apply(file);
    Path to = GameName.finished(finished, GameName.stamp(file), record.tags());
    return Files.move(file, to, StandardCopyOption.ATOMIC_MOVE);
  }
}
