package org.gobang.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.GameSink;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.LocalizedMessage;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.DecodedText;
import org.gobang.record.io.RecordException;
import org.gobang.record.io.UnreadableTextException;
import org.gobang.record.psq.PsqReader;
import org.gobang.record.psq.PsqWriter;
import org.gobang.record.sgf.SgfReader;
import org.gobang.record.sgf.SgfWriter;
import org.gobang.record.text.PositionText;

/**
 * The bundled file formats for game records.
 *
 * <p>Reading is lenient where programs differ, and reports what it ignored; writing keeps to the
 * format. Both accept trees of any depth, and refuse sizes beyond any game, so that no file can
 * exhaust the stack or the memory.
 */
public enum BundledFormat implements RecordFormat {

  /** <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>, with all that a record has. */
  SGF("sgf"),

  /** The format of Piskvork, the manager of Gomocup: one line, with times and names. */
  PSQ("psq"),

  /** Position text, {@code h8 h9 i10}: one line, as {@link org.gobang.api.MoveText} has it. */
  TEXT("txt");

  /** Games and opening books are far smaller. */
  private static final int MAX_BYTES = 16 << 20;

  private final String id;

  BundledFormat(String id) {
    this.id = id;
  }

  /** Provides {@link #SGF} as a service. */
  public static final class Sgf {
    private Sgf() {}

    /**
     * The provider.
     *
     * @return the format
     */
    public static BundledFormat provider() {
      return SGF;
    }
  }

  /** Provides {@link #PSQ} as a service. */
  public static final class Psq {
    private Psq() {}

    /**
     * The provider.
     *
     * @return the format
     */
    public static BundledFormat provider() {
      return PSQ;
    }
  }

  /** Provides {@link #TEXT} as a service. */
  public static final class Text {
    private Text() {}

    /**
     * The provider.
     *
     * @return the format
     */
    public static BundledFormat provider() {
      return TEXT;
    }
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Label label(Locale locale) {
    return new Label(
        LocalizedMessage.of("label." + id).in(locale),
        LocalizedMessage.of("description." + id).in(locale));
  }

  @Override
  public List<String> extensions() {
    return List.of("." + id);
  }

  /** Position text has no header: it is what is none of the other formats. */
  @Override
  public boolean recognizes(byte[] beginning) {
    String text = DecodedText.of(beginning).text();
    return switch (this) {
      case SGF -> SgfReader.isGame(text);
      case PSQ -> text.stripLeading().regionMatches(true, 0, "Piskvorky", 0, 9);
      case TEXT -> false;
    };
  }

  @Override
  public boolean holdsSeveralGames() {
    return this == SGF;
  }

  @Override
  public boolean namesSides() {
    return this == SGF;
  }

  @Override
  public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
      throws IOException {
    byte[] bytes = file.readNBytes(MAX_BYTES + 1);
    try {
      if (bytes.length > MAX_BYTES) {
        throw new RecordException(LocalizedMessage.of("file.long", MAX_BYTES >> 20));
      }
      read(
          bytes,
          defaults,
          game ->
              games.accept(
                  new LoadedGame(game.record(), LocalizedMessage.in(language, game.remarks()))));
    } catch (UnreadableTextException unreadable) {
      throw unreadable.in(language);
    } catch (RecordException refused) {
      throw new RefusedException(refused.reason().in(language), refused);
    }
  }

  /**
   * Reads the first game of a file.
   *
   * @param bytes the content of the file
   * @param defaults what to assume where the file does not say
   * @return the game, with remarks
   * @throws RefusedException if the file is no game; the message says where
   */
  public ParsedRecord read(byte[] bytes, ReadDefaults defaults) {
    List<ParsedRecord> first = new ArrayList<>();
    read(
        bytes,
        defaults,
        game -> {
          first.add(game);
          return false;
        });
    return first.get(0);
  }

  /** Of one game it does not matter whether more are wanted. */
  @SuppressWarnings("ReturnValueIgnored")
  private void read(byte[] bytes, ReadDefaults defaults, Predicate<ParsedRecord> games) {
    // The formats of one game have no more, wanted or not.
    boolean unused =
        switch (this) {
          case SGF -> {
            SgfReader.read(bytes, defaults, games);
            yield false;
          }
          case PSQ -> games.test(PsqReader.read(bytes, defaults));
          case TEXT -> games.test(PositionText.read(bytes, defaults));
        };
  }

  @Override
  public List<String> write(
      GameRecord record, List<Integer> path, Locale language, OutputStream file)
      throws IOException {
    try {
      FormattedRecord written = write(record, path);
      file.write(written.text().getBytes(StandardCharsets.UTF_8));
      return LocalizedMessage.in(language, written.losses());
    } catch (RecordException refused) {
      throw new RefusedException(refused.reason().in(language), refused);
    }
  }

  /**
   * Writes a game.
   *
   * @param record the game
   * @param path the path to the current position: the main line of the file, or its only line where
   *     a format has no variations
   * @return the text, and what it lacks
   * @throws RefusedException if the format cannot hold such a game
   * @throws IllegalArgumentException if the record has no such path
   */
  public FormattedRecord write(GameRecord record, List<Integer> path) {
    return switch (this) {
      case SGF -> SgfWriter.write(record, path);
      case PSQ -> PsqWriter.write(record, path);
      case TEXT -> PositionText.write(record, path);
    };
  }
}
