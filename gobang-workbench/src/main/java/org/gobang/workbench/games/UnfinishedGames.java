package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The unfinished games on disk. The newest is offered to be continued; once another game begins
 * instead, those that were offered or closed are moved to the finished ones.
 *
 * <p>May be used from any thread.
 */
final class UnfinishedGames {

  private static final Logger LOG = LoggerFactory.getLogger(UnfinishedGames.class);

  private final GameFolder folder;
  private final Function<Path, GameRecord> reader;
  private final DamagedGames damaged;
  private volatile BiConsumer<Path, String> damageReceiver = (file, why) -> {};

  /** Games that were offered to be continued, and their files. */
  private final Map<GameSetup, Path> offered = new ConcurrentHashMap<>();

  /** Files of games that this process played and closed. */
  private final Set<Path> closed = ConcurrentHashMap.newKeySet();

  /**
   * The unfinished games in a folder.
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

  /** Sets the receiver of damaged files: the place that each was moved to, and the reason. */
  void whenDamaged(BiConsumer<Path, String> receiver) {
    damageReceiver = receiver;
  }

  /** The newest game that can be continued, which is offered from now on. */
  Optional<GameSetup> offer() {
    Map<Path, Long> changed = new HashMap<>();
    folder.games().forEach(file -> changed.put(file, changed(file)));
    return changed.keySet().stream()
        .sorted(Comparator.comparing(changed::get, Comparator.reverseOrder()))
        .flatMap(file -> offer(file).stream())
        .findFirst();
  }

  private static long changed(Path file) {
    try {
      return Files.getLastModifiedTime(file).toMillis();
    } catch (IOException goneMeanwhile) {
      return 0;
    }
  }

  private Optional<GameSetup> offer(Path file) {
    try (GameLock lock = GameLock.of(file).orElse(null)) {
      Optional<GameSetup> setup = lock == null ? Optional.empty() : setup(file);
      setup.ifPresent(unfinished -> offered.put(unfinished, file));
      return setup;
    } catch (IOException e) {
      // Reading takes no lock: in a read-only folder there can be none.
      LOG.warn("Could not lock the unfinished game {}", file, e);
      return setup(file);
    }
  }

  /** The game in a file. One that cannot be read now, say as its rules are absent, stays there. */
  private Optional<GameSetup> setup(Path file) {
    try {
      return Optional.of(SetupTags.setup(reader.apply(file)));
    } catch (RefusedException e) {
      LOG.warn("Could not read the unfinished game {}", file, e);
      if (damaged.isDamaged(file)) {
        damageReceiver.accept(damaged.moveAside(file), reason(file, e));
      }
      return Optional.empty();
    }
  }

  /** A sentence for each file that cannot be continued, with its name and the reason. */
  List<String> unusable() {
    List<Path> files = folder.games();
    List<Path> movedAside = new GameFolder(damaged.folder()).games();
    return Stream.concat(files.stream(), movedAside.stream())
        .flatMap(file -> fault(file).stream())
        .toList();
  }

  private Optional<String> fault(Path file) {
    try {
      SetupTags.setup(reader.apply(file));
      return Optional.empty();
    } catch (RefusedException e) {
      return Optional.of(file + ": " + reason(file, e));
    }
  }

  /** The reason without the name of the file, which readers put before it. */
  private static String reason(Path file, RefusedException e) {
    String why = String.valueOf(e.getMessage());
    String name = file + ": ";
    return why.startsWith(name) ? why.substring(name.length()) : why;
  }

  /**
   * Has a game that was offered continue in its file, unless another process plays it or has
   * changed it meanwhile. Does nothing for any other game.
   */
  void resume(GameSetup setup, KeptGame game) {
    // The hash of a setup is expensive, and the first game must not wait for it.
    Path file = offered.isEmpty() ? null : offered.remove(setup);
    if (file == null) {
      return;
    }
    try {
      GameLock lock = GameLock.of(file).orElse(null);
      if (lock != null && setup(file).filter(setup::equals).isPresent()) {
        game.resumeIn(file, lock);
      } else if (lock != null) {
        lock.close();
      }
    } catch (IOException e) {
      LOG.warn("The unfinished game {} continues in another file", file, e);
    }
  }

  /** A game of this process was closed before its end. */
  void closed(Path file) {
    closed.add(file);
  }

  /** Moves all games that were offered or closed to the finished ones. */
  void moveTo(Path finished) {
    closed.addAll(offered.values());
    offered.clear();
    List<Path> files = List.copyOf(closed);
    closed.removeAll(files);
    files.forEach(file -> move(file, finished));
  }

  private void move(Path file, Path finished) {
    try (GameLock lock = GameLock.of(file).orElse(null)) {
      if (lock != null) {
        GameRecord record = reader.apply(file);
        Path to = GameName.finished(finished, GameName.stamp(file), record.tags());
        Files.move(file, to, StandardCopyOption.ATOMIC_MOVE);
      }
    } catch (RefusedException | IOException e) {
      LOG.warn("Could not move the unfinished game {}", file, e);
    }
  }
}
