package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.LoadedGame;
import org.gobang.api.workbench.Records;
import org.gobang.game.GameSaver;
import org.gobang.record.RecordFiles;
import org.gobang.record.file.FileErrors;
import org.gobang.record.format.ReadDefaults;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The games on disk: files anywhere, and those that the program keeps by itself.
 *
 * <p>May be used from any thread.
 */
public final class GameStore implements Records {

  private static final Logger LOG = LoggerFactory.getLogger(GameStore.class);

  private final Path folder;
  private final ReadDefaults readDefaults;
  private final UnaryOperator<PlayerSpec> written;
  private volatile Consumer<String> trouble = why -> {};
  private final DamagedGames damaged;
  private volatile BiConsumer<Path, String> damage = (file, why) -> {};
  private volatile Supplier<Locale> language = Locale::getDefault;
  private final AtomicBoolean toldOfTrouble = new AtomicBoolean();

  /** Games that a person was offered to go on with, and their files. */
  private final Map<GameSetup, Path> offered = new ConcurrentHashMap<>();

  /** Files of unfinished games that this program knows of and does not play any more. */
  private final Set<Path> left = ConcurrentHashMap.newKeySet();

  /**
   * A store.
   *
   * @param folder where the program keeps games; need not be there yet
   * @param readDefaults what to take for what a file does not say
   * @param written gives a player as it may be written into files: without secrets
   */
  public GameStore(Path folder, ReadDefaults readDefaults, UnaryOperator<PlayerSpec> written) {
    this.folder = folder;
    this.readDefaults = readDefaults;
    this.written = written;
    damaged = new DamagedGames(unfinishedFolder().resolve("damaged"));
  }

  /**
   * Sets the receiver of failures to keep games.
   *
   * @param receiver receives, once for each game, the folder and the reason
   */
  public void whenTroubled(Consumer<String> receiver) {
    trouble = receiver;
  }

  /**
   * Sets the language of the sentences about files.
   *
   * @param spoken gives the language when a sentence is made
   */
  public void speak(Supplier<Locale> spoken) {
    language = spoken;
  }

  /**
   * Has damaged games reported.
   *
   * @param receiver receives the place of a file that holds no game any more, which has just been
   *     moved there from the unfinished games, and the reason
   */
  public void whenDamaged(BiConsumer<Path, String> receiver) {
    damage = receiver;
  }

  UnaryOperator<PlayerSpec> written() {
    return written;
  }

  Path finishedFolder() {
    return folder;
  }

  Path unfinishedFolder() {
    return folder.resolve("unfinished");
  }

  @Override
  public LoadedGame read(Path file) {
    return RecordFiles.read(file, readDefaults, language.get());
  }

  @Override
  public List<String> write(GameRecord record, List<Integer> path, Path file) {
    return RecordFiles.write(record, path, file, language.get());
  }

  @Override
  public List<Path> finished() {
    return games(folder).stream()
        .sorted(Comparator.comparing(Path::getFileName).reversed())
        .toList();
  }

  @Override
  public Optional<Path> folder() {
    return Optional.of(folder);
  }

  @Override
  public Optional<GameSetup> unfinished() {
    Map<Path, Long> changed = new HashMap<>();
    games(unfinishedFolder()).forEach(file -> changed.put(file, changed(file)));
    return changed.keySet().stream()
        .sorted(Comparator.comparing(changed::get, Comparator.reverseOrder()))
        .flatMap(file -> setup(file).stream())
        .findFirst();
  }

  private Optional<GameSetup> setup(Path file) {
    try (GameLock lock = GameLock.of(file).orElse(null)) {
      Optional<GameSetup> setup = lock == null ? Optional.empty() : setupIn(file);
      setup.ifPresent(left -> offered.put(left, file));
      return setup;
    } catch (IOException e) {
      // To read it takes no lock: in a folder that is read-only there can be none.
      LOG.warn("The unfinished game {} cannot be locked", file, e);
      return setupIn(file);
    }
  }

  /** What cannot be read now, as its rules are not there, say, stays where it is. */
  private Optional<GameSetup> setupIn(Path file) {
    try {
      return Optional.of(SetupTags.setup(read(file).record()));
    } catch (RefusedException e) {
      LOG.warn("The unfinished game {} cannot be gone on with", file, e);
      if (damaged.isDamaged(file)) {
        damage.accept(damaged.moveAside(file), reason(file, e));
      }
      return Optional.empty();
    }
  }

  /**
   * What lies with the unfinished games and cannot be gone on with.
   *
   * @return a sentence for each file, which names it and says why
   */
  public List<String> unusable() {
    return Stream.concat(games(unfinishedFolder()).stream(), games(damaged.folder()).stream())
        .flatMap(file -> fault(file).stream())
        .toList();
  }

  private Optional<String> fault(Path file) {
    try {
      SetupTags.setup(read(file).record());
      return Optional.empty();
    } catch (RefusedException e) {
      return Optional.of(file + ": " + reason(file, e));
    }
  }

  /** Without the name of the file, which those who read it put before. */
  private static String reason(Path file, RefusedException e) {
    String why = String.valueOf(e.getMessage());
    String name = file + ": ";
    return why.startsWith(name) ? why.substring(name.length()) : why;
  }

  /** All games in a folder. An empty file reserves the name of a game that is about to begin. */
  private static List<Path> games(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().matches("[^.].*\\.sgf"))
          .filter(Files::isRegularFile)
          // An empty one holds the place of a game that is being written.
          .filter(file -> !isEmpty(file))
          .toList();
    } catch (IOException e) {
      throw new RefusedException(folder + ": cannot be read: " + FileErrors.reason(e), e);
    }
  }

  private static boolean isEmpty(Path file) {
    try {
      return Files.size(file) == 0;
    } catch (IOException goneMeanwhile) {
      return true;
    }
  }

  private static long changed(Path file) {
    try {
      return Files.getLastModifiedTime(file).toMillis();
    } catch (IOException goneMeanwhile) {
      return 0;
    }
  }

  /**
   * Keeps a game from its first move on, unless it is only explored. One that {@link #unfinished}
   * gave goes on in its own file.
   *
   * @param setup how the game was opened
   * @return its keeper
   */
  public GameSaver keeper(GameSetup setup) {
    if (setup.explored()) {
      return GameSaver.NONE;
    }
    toldOfTrouble.set(false);
    KeptGame game = new KeptGame(this, setup, Instant.now());
    // A setup's hash is a while in the making, and the first game waits for it.
    Path file = offered.isEmpty() ? null : offered.remove(setup);
    if (file != null) {
      goOn(game, setup, file);
    }
    return game;
  }

  /** Has a game go on in its file, unless another copy has it, or has gone on with it meanwhile. */
  private void goOn(KeptGame game, GameSetup setup, Path file) {
    try {
      GameLock lock = GameLock.of(file).orElse(null);
      if (lock != null && setupIn(file).filter(setup::equals).isPresent()) {
        game.goOnIn(file, lock);
      } else if (lock != null) {
        lock.close();
      }
    } catch (IOException e) {
      LOG.warn("The unfinished game {} goes on in another file", file, e);
    }
  }

  /** A game was closed and is not over. */
  void left(Path file) {
    left.add(file);
  }

  /**
   * A new game has begun, so that those left before are not offered any more: they lie with the
   * finished ones from now on.
   */
  void begun() {
    left.addAll(offered.values());
    offered.clear();
    Path data = folder.toAbsolutePath().getParent();
    Leftovers.remove(List.of(data, finishedFolder(), unfinishedFolder()));
    List<Path> leaving = List.copyOf(left);
    left.removeAll(leaving);
    leaving.forEach(this::putAway);
  }

  private void putAway(Path file) {
    try (GameLock lock = GameLock.of(file).orElse(null)) {
      if (lock != null) {
        GameRecord record = read(file).record();
        Path to = GameName.finished(finishedFolder(), GameName.stamp(file), record.tags());
        Files.move(file, to, StandardCopyOption.ATOMIC_MOVE);
      }
    } catch (RefusedException | IOException e) {
      LOG.warn("The unfinished game {} stays where it is", file, e);
    }
  }

  /** Reports once for each game that it cannot be kept; play goes on. */
  void cannotKeep(String why) {
    LOG.warn("Games cannot be kept in {}: {}", folder, why);
    if (toldOfTrouble.compareAndSet(false, true)) {
      trouble.accept(folder + ": " + why);
    }
  }
}
