package org.gobang.workbench.games;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.gobang.api.LocalizedText;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.GameSetup;
import org.gobang.game.GameSaver;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.platform.HostTexts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The games on disk: files anywhere, and the saved games of the application.
 *
 * <p>May be used from any thread, and waits for the disk.
 */
public final class GameStore {

  private static final Logger LOG = LoggerFactory.getLogger(GameStore.class);

  private final Path folder;
  private final ReadDefaults readDefaults;
  private final UnaryOperator<PlayerSpec> writable;
  private final RecordFiles files;
  private final UnfinishedGames unfinished;
  private volatile Consumer<String> troubleReceiver = why -> {};
  private volatile Supplier<Locale> language = Locale::getDefault;

  /** Whether a failure to save the current game has been reported. */
  private final AtomicBoolean troubleReported = new AtomicBoolean();

  /**
   * Creates a store.
   *
   * @param folder the folder of saved games; need not exist
   * @param readDefaults the defaults for values that a file does not specify
   * @param writable returns a player without secrets, for writing into files
   * @param files reads and writes files anywhere
   */
  public GameStore(
      Path folder,
      ReadDefaults readDefaults,
      UnaryOperator<PlayerSpec> writable,
      RecordFiles files) {
    this.folder = folder;
    this.files = files;
    this.readDefaults = readDefaults;
    this.writable = writable;
    this.unfinished =
        new UnfinishedGames(folder.resolve("unfinished"), file -> read(file).record());
  }

  /**
   * Sets the receiver of failures to save games.
   *
   * @param receiver receives, once for each game, the folder and the reason
   */
  public void whenTroubled(Consumer<String> receiver) {
    troubleReceiver = receiver;
  }

  /**
   * Sets the language of messages about files.
   *
   * @param current supplies the current language
   */
  public void language(Supplier<Locale> current) {
    language = current;
  }

  /**
   * Sets the receiver of damaged games.
   *
   * @param receiver receives the new path of a damaged file, outside the unfinished games, and the
   *     reason
   */
  public void whenDamaged(BiConsumer<Path, String> receiver) {
    unfinished.whenDamaged(receiver);
  }

  UnaryOperator<PlayerSpec> writable() {
    return writable;
  }

  /**
   * Returns the folder of finished games.
   *
   * @return the folder, which need not exist
   */
  public Path finishedFolder() {
    return folder;
  }

  /**
   * Returns the reader and writer of any files.
   *
   * @return the files, in all currently available formats
   */
  public RecordFiles files() {
    return files;
  }

  /**
   * Returns the defaults for values that a file does not specify.
   *
   * @return the defaults of this store
   */
  public ReadDefaults readDefaults() {
    return readDefaults;
  }

  /**
   * Returns the language of messages about files.
   *
   * @return the current language
   */
  public Locale language() {
    return language.get();
  }

  Path unfinishedFolder() {
    return unfinished.folder();
  }

  /**
   * Reads a game.
   *
   * @return the record, and the content of the file that it lacks
   * @throws org.gobang.api.RefusedException if the file cannot be read or has no game
   */
  public LoadedGame read(Path file) {
    return files.read(file, readDefaults, language.get());
  }

  /**
   * Reads the games of a file that may have several.
   *
   * @param file the file
   * @return the games, as described by {@link Records#readAll}
   * @throws org.gobang.api.RefusedException if the file cannot be read or has no game
   */
  public List<LoadedGame> readAll(Path file) {
    return files.readFirst(file, readDefaults, language.get(), Records.MOST_GAMES);
  }

  List<String> write(GameRecord record, List<Integer> path, Path file) {
    return files.write(record, path, file, language.get());
  }

  /**
   * Returns the finished games.
   *
   * @return their files, the newest first
   * @throws org.gobang.api.RefusedException if the folder cannot be read
   */
  public List<Path> finished() {
    return new GameFolder(folder)
        .games().stream().sorted(Comparator.comparing(Path::getFileName).reversed()).toList();
  }

  /**
   * Returns the unfinished games not currently played, the most recently changed first.
   *
   * @throws org.gobang.api.RefusedException if the folder cannot be read
   */
  public List<UnfinishedGame> unfinished() {
    return unfinished.list();
  }

  /**
   * Returns a message for each unfinished game that cannot be resumed.
   *
   * @return a sentence for each file, with its name and the reason
   */
  public List<String> unusable() {
    return unfinished.unusable();
  }

  /**
   * Returns a saver that stores a game from the first move on, unless the game is only explored. A
   * resumed game is stored in its original file.
   *
   * @param setup the setup of the opened game
   * @return its saver
   */
  public GameSaver keeper(GameSetup setup) {
    if (setup.explored()) {
      return GameSaver.NONE;
    }
    troubleReported.set(false);
    StoredGame game = new StoredGame(this, setup, Instant.now());
    unfinished.resume(setup, game);
    return game;
  }

  /** Records that an unfinished game with these tags was closed. */
  void closed(Path file, Map<String, String> tags) {
    unfinished.closed(file, tags);
  }

  /**
   * Records that the file of a new game with these tags was created. It replaces earlier offered
   * games.
   */
  void begun(Map<String, String> tags) {
    Path data = folder.toAbsolutePath().getParent();
    StaleFiles.remove(List.of(data, finishedFolder(), unfinishedFolder()));
    unfinished.discardReplacedBy(tags, folder);
  }

  /** Reports once per game that it cannot be saved. The game continues. */
  void cannotKeep(LocalizedText why) {
    LOG.warn("Could not keep a game in {}: {}", folder, why);
    if (troubleReported.compareAndSet(false, true)) {
      troubleReceiver.accept(HostTexts.in(language(), "shelf.file", folder, why));
    }
  }
}
