package org.gobang.record;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.GameSink;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.record.UnreadableRecordException;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.BoundedOutput;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.FolderWalk;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.DecompressedFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads and writes game records in files. The methods wait for the disk and for formats, and may be
 * called from any thread.
 */
public final class RecordFiles {

  /** Files in the bundled formats only, for files of the application itself. */
  public static final RecordFiles BUNDLED =
      new RecordFiles(() -> RecordFormats.BUNDLED, (rules, start) -> Optional.empty());

  private static final Logger LOG = LoggerFactory.getLogger(RecordFiles.class);

  /** The size limit. The largest records are much smaller. */
  private static final int MAX_BYTES = 256 << 20;

  /** The limit for counting games. Longer files are reported to have more games. */
  private static final int MAX_COUNTED = 1000;

  private final Supplier<RecordFormats> formats;
  private final BiFunction<String, Start, Optional<Board>> boards;

  /**
   * Creates an instance for given formats.
   *
   * @param formats supplies the currently available formats
   * @param boards creates the board for a set of rules; empty if the rules are unknown. If files do
   *     not specify the side of a move, the board determines it
   */
  public RecordFiles(
      Supplier<RecordFormats> formats, BiFunction<String, Start, Optional<Board>> boards) {
    this.formats = formats;
    this.boards = boards;
  }

  /**
   * Returns the currently available formats.
   *
   * @return the formats
   */
  public RecordFormats formats() {
    return formats.get();
  }

  /**
   * Reads the first game of a file. The format is determined by the file name, or otherwise by the
   * content.
   *
   * @param file the file
   * @param defaults the defaults for values that the file does not specify
   * @param language the language of all messages
   * @return the game, with a remark for each kind of content that is not in the record and for each
   *     assumption
   * @throws RefusedException if the file cannot be read, is too long, or contains no game; the
   *     message names the file
   */
  public LoadedGame read(Path file, ReadDefaults defaults, Locale language) {
    List<LoadedGame> first = new ArrayList<>();
    int[] games = {0};
    Optional<LocalizedText> more;
    try {
      read(
          file,
          defaults,
          language,
          game -> (games[0]++ > 0 || first.add(game)) && games[0] <= MAX_COUNTED);
      more = Optional.of(RecordMessages.of("file.more.games", counted(games[0])));
    } catch (RefusedException refused) {
      if (first.isEmpty()) {
        throw refused;
      }
      LOG.debug("Could not read a further game of {}", file, refused);
      more = Optional.of(RecordMessages.of("file.more"));
      games[0]++;
    }
    LoadedGame only = first.get(0);
    return games[0] == 1 ? only : noted(only, more.orElseThrow().in(language));
  }

  private static Object counted(int games) {
    return games > MAX_COUNTED ? RecordMessages.of("more.than", MAX_COUNTED) : games;
  }

  private static LoadedGame noted(LoadedGame game, String remark) {
    List<String> skipped = new ArrayList<>(game.skipped());
    skipped.add(remark);
    return new LoadedGame(game.record(), skipped, game.assumedRules());
  }

  /**
   * Reads the first games of a file, like {@link #read} for one game.
   *
   * @param file the file
   * @param defaults the defaults for values that the file does not specify
   * @param language the language of all messages
   * @param most the maximum number of games
   * @return the games in order, one or more; if a game cannot be read, the games before it, the
   *     last one with a remark about the error
   * @throws RefusedException if the first game cannot be read; the message names the file
   */
  public List<LoadedGame> readFirst(Path file, ReadDefaults defaults, Locale language, int most) {
    List<LoadedGame> games = new ArrayList<>();
    try {
      read(file, defaults, language, game -> games.add(game) && games.size() < most);
    } catch (RefusedException refused) {
      if (games.isEmpty()) {
        throw refused;
      }
      LoadedGame last = games.remove(games.size() - 1);
      games.add(noted(last, String.valueOf(refused.getMessage())));
    }
    return games;
  }

  /**
   * Reads all games of a file, like {@link #read} for the first one.
   *
   * @param file the file
   * @param defaults the defaults for values that the file does not specify
   * @param language the language of all messages
   * @return the games in order, one or more
   * @throws RefusedException if one of the games cannot be read; the message names the file
   */
  public List<LoadedGame> readAll(Path file, ReadDefaults defaults, Locale language) {
    List<LoadedGame> games = new ArrayList<>();
    read(file, defaults, language, games::add);
    return games;
  }

  /**
   * Returns the game files in a folder and its subfolders. A file with the extension of a format is
   * excluded if its content cannot be a game, for example a text without moves. Damaged games are
   * included.
   *
   * @param folder the folder
   * @param wanted returns whether to include a file
   * @param language the language of all messages
   * @param unread receives a message for each subfolder that cannot be listed
   * @return the files in the order of their names, one or more
   * @throws RefusedException if the folder cannot be listed or does not exist; the message names
   *     the folder
   */
  public List<Path> list(
      Path folder, Predicate<Path> wanted, Locale language, Consumer<String> unread) {
    RecordFormats readable = formats().readable();
    List<Path> found;
    try {
      found =
          FolderWalk.files(folder, (path, why) -> unread.accept(unlisted(path, why, language)))
              .stream()
              .filter(
                  file ->
                      readable
                          .ofPacked(file)
                          .filter(format -> GameFileFilter.mayBe(file, format))
                          .isPresent())
              .filter(wanted)
              .toList();
    } catch (IOException e) {
      throw new RefusedException(unlisted(folder, e, language), e);
    }
    if (found.isEmpty()) {
      throw noGame(folder, language);
    }
    return found;
  }

  private static String unlisted(Path folder, IOException why, Locale language) {
    return RecordMessages.of("file.unread", folder, FileErrors.reason(why).in(language))
        .in(language);
  }

  /**
   * Reads the games of a file one after the other, like {@link #read} for the first one.
   *
   * @param file the file
   * @param defaults the defaults for values that the file does not specify
   * @param language the language of all messages
   * @param games receives each game, and returns whether to continue
   * @throws RefusedException if one of the games cannot be read; the message names the file
   */
  public void read(Path file, ReadDefaults defaults, Locale language, GameSink games) {
    read(RecordSource.of(file, formats().ofPacked(file)), defaults, language, games);
  }

  /**
   * Reads games one after the other, from a file or a stream.
   *
   * @param source the games
   * @param defaults the defaults for values that the source does not specify
   * @param language the language of all messages
   * @param games receives each game, and returns whether to continue
   * @throws RefusedException if one of the games cannot be read; the message names the source
   */
  public void read(RecordSource source, ReadDefaults defaults, Locale language, GameSink games) {
    String name = source.name();
    int[] number = {0};
    try (InputStream in =
        new BufferedInputStream(source.opening().open(), RecordFormat.BEGINNING_BYTES)) {
      DecompressedFile unpacked = unpacked(source, in);
      RecordFormat format = format(source, unpacked);
      if (!format.isReadable()) {
        throw new RefusedException(
            RecordMessages.of("cannot.read", format.extensions().get(0)).in(language));
      }
      format.read(
          unpacked.in(),
          defaults,
          language,
          game -> {
            number[0]++;
            return games.accept(checked(game, format, number[0], language));
          });
    } catch (IOException e) {
      throw refused(language, "file.unread", name, FileErrors.reason(e).in(language), e);
    } catch (UnreadableRecordException unreadable) {
      throw refused(language, "file", name, placed(unreadable), unreadable);
    } catch (RefusedException refused) {
      throw refused(language, "file", name, refused, refused);
    } catch (RuntimeException bug) {
      throw fault(language, "file.unread", name, bug);
    }
    if (number[0] == 0) {
      throw noGame(name, language);
    }
  }

  private static RefusedException noGame(Object name, Locale language) {
    return new RefusedException(
        RecordMessages.of("file", name, RecordMessages.of("file.no.game")).in(language));
  }

  /**
   * Returns a game with the sides determined by the rules, and a remark if the rules forbid a move.
   */
  private LoadedGame checked(LoadedGame game, RecordFormat format, int number, Locale language) {
    GameRecord record = game.record();
    Optional<Board> board = boards.apply(record.rules(), record.start());
    if (board.isEmpty()) {
      return game;
    }
    LoadedGame sided = format.namesSides() ? game : game.with(SidesByRules.of(record, board.get()));
    return IllegalMoves.first(sided.record(), board.get())
        .map(
            illegal ->
                format.holdsSeveralGames()
                    ? RecordMessages.of("illegal.game", number, illegal)
                    : illegal)
        .map(remark -> noted(sided, remark.in(language)))
        .orElse(sided);
  }

  /**
   * Returns the decompressed content. Formats with their own compression read the files directly.
   */
  private static DecompressedFile unpacked(RecordSource source, InputStream in) throws IOException {
    boolean own =
        source.format().stream()
            .flatMap(format -> format.extensions().stream())
            .anyMatch(extension -> extension.endsWith(".gz") || extension.endsWith(".zip"));
    return own ? new DecompressedFile(in, Optional.empty()) : DecompressedFile.of(in);
  }

  private RecordFormat format(RecordSource source, DecompressedFile unpacked) throws IOException {
    Optional<RecordFormat> named = source.format().or(() -> unpacked.name().flatMap(formats()::of));
    if (named.isPresent()) {
      return named.get();
    }
    InputStream in = unpacked.in();
    in.mark(RecordFormat.BEGINNING_BYTES);
    byte[] beginning = in.readNBytes(RecordFormat.BEGINNING_BYTES);
    in.reset();
    return formats().of(beginning);
  }

  private static Object placed(UnreadableRecordException unreadable) {
    return unreadable.place() instanceof UnreadableRecordException.InText text
        ? RecordMessages.of("at", text.line(), text.column(), unreadable.reason())
        : unreadable.place() instanceof UnreadableRecordException.InBytes bytes
            ? RecordMessages.of("at.byte", bytes.offset(), unreadable.reason())
            : String.valueOf(unreadable.getMessage());
  }

  /**
   * Writes a game in the format determined by the file name. An existing file is replaced in one
   * step.
   *
   * @param record the game
   * @param path the path to the current position
   * @param file the file
   * @param language the language of all messages
   * @return a message for each kind of content that the file lacks; empty if no important content
   *     is lost
   * @throws RefusedException if the file cannot be written, the extension is unknown, or the format
   *     does not support the game; the message names the file
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  public List<String> write(GameRecord record, List<Integer> path, Path file, Locale language) {
    record.follow(path);
    RecordFormat format = format(file, language);
    BoundedOutput out = new BoundedOutput(MAX_BYTES);
    return saved(
        file.toString(),
        bytes -> AtomicFile.write(file, bytes),
        language,
        out,
        () -> format.write(record, path, language, out));
  }

  /**
   * Writes several games with their main lines, like {@link #write} for one game.
   *
   * @param records the games, one or more
   * @param file the file
   * @param language the language of all messages
   * @return a message for each kind of content that the file lacks, such as the other games if the
   *     format supports only one
   * @throws RefusedException like {@link #write}
   */
  public List<String> writeAll(List<GameRecord> records, Path file, Locale language) {
    return writeEach(
        file,
        format(file, language),
        language,
        games -> {
          boolean unused = records.stream().allMatch(games);
        });
  }

  /**
   * Writes several games with their main lines in a given format, regardless of the file name. Each
   * game is written before the next one is requested.
   *
   * @param file the file
   * @param format the format
   * @param language the language of all messages
   * @param games passes one or more games to the given predicate until it returns false; exceptions
   *     are rethrown, and nothing is written
   * @return a message for each kind of content that the file lacks, such as the other games if the
   *     format supports only one
   * @throws RefusedException if the file cannot be written, the format does not support a game, or
   *     there are no games
   */
  public List<String> writeEach(
      Path file, RecordFormat format, Locale language, Consumer<Predicate<GameRecord>> games) {
    return writeEach(
        file.toString(), format, bytes -> AtomicFile.write(file, bytes), language, games);
  }

  /** A receiver of the written content. */
  public interface Saving {

    /**
     * Saves the complete content.
     *
     * @param bytes the written content
     * @throws IOException if the content cannot be saved
     */
    void save(byte[] bytes) throws IOException;
  }

  /**
   * Writes several games to a destination other than a file, like {@link #writeEach(Path,
   * RecordFormat, Locale, Consumer)}.
   *
   * @param name the name of the destination in messages
   * @param format the format
   * @param saving receives the complete content
   * @param language the language of all messages
   * @param games passes the games
   * @return a message for each kind of content that the destination lacks
   * @throws RefusedException if the destination cannot be written, or the format does not support a
   *     game
   */
  public List<String> writeEach(
      String name,
      RecordFormat format,
      Saving saving,
      Locale language,
      Consumer<Predicate<GameRecord>> games) {
    BoundedOutput out = new BoundedOutput(MAX_BYTES);
    GameOutput output = new GameOutput(format, language, out);
    games.accept(output);
    return saved(name, saving, language, out, output::lost);
  }

  private RecordFormat format(Path file, Locale language) {
    RecordFormats known = formats.get().writable();
    return known
        .of(file)
        .orElseThrow(
            () -> {
              LocalizedText why = RecordMessages.of("file.ending", known.extensions());
              return new RefusedException(RecordMessages.of("file", file, why).in(language));
            });
  }

  /** A writer to an output that returns the lost content. */
  private interface Writing {
    List<String> lost() throws IOException;
  }

  private static List<String> saved(
      String name, Saving saving, Locale language, BoundedOutput out, Writing writing) {
    try {
      List<String> lost = writing.lost();
      saving.save(out.bytes());
      return lost;
    } catch (RefusedException refused) {
      throw refused(language, "file", name, refused, refused);
    } catch (IOException e) {
      throw refused(language, "file.unwritten", name, FileErrors.reason(e).in(language), e);
    } catch (RuntimeException bug) {
      throw fault(language, "file.unwritten", name, bug);
    } finally {
      out.close();
    }
  }

  /** Returns the refusal for a bug in a reader or writer, which must not stop a game. */
  private static RefusedException fault(
      Locale language, String key, String name, RuntimeException bug) {
    LOG.error("{}: {}", name, key, bug);
    return refused(language, key, name, RecordMessages.of("file.fault", bug), bug);
  }

  private static RefusedException refused(
      Locale language, String key, Object name, Object why, Exception cause) {
    return new RefusedException(RecordMessages.of(key, name, why).in(language), cause);
  }
}
