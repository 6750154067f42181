package org.gobang.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.bdt.BdtReader;
import org.gobang.record.bdt.BdtWriter;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.DecodedText;
import org.gobang.record.psq.PsqReader;
import org.gobang.record.psq.PsqWriter;
import org.gobang.record.sgf.SgfReader;
import org.gobang.record.sgf.SgfWriter;
import org.gobang.record.text.PositionText;

/**
 * The bundled text formats, which are read as a whole and written in UTF-8. Texts that are much
 * longer than any game are refused, to limit the memory.
 */
public enum TextFormat implements BundledFormat {

  /**
   * <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>, which supports all content of a record.
   */
  SGF("sgf"),

  /** PSQ, the format of Piskvork, Gomocup's manager: one variation with times and names. */
  PSQ("psq"),

  /** Position text, {@code h8 h9 i10}: one game per line, as in {@link PositionText}. */
  TEXT("txt"),

  /** BDT, a renju database with one game per line. */
  BDT("bdt");

  /** The size limit. Games and opening books are much smaller. */
  private static final int MAX_BYTES = 16 << 20;

  private final String id;

  TextFormat(String id) {
    this.id = id;
  }

  /** Provides {@link #SGF} as a service. */
  public static final class Sgf {
    private Sgf() {}

    /**
     * Returns the format.
     *
     * @return the format
     */
    public static TextFormat provider() {
      return SGF;
    }
  }

  /** Provides {@link #PSQ} as a service. */
  public static final class Psq {
    private Psq() {}

    /**
     * Returns the format.
     *
     * @return the format
     */
    public static TextFormat provider() {
      return PSQ;
    }
  }

  /** Provides {@link #TEXT} as a service. */
  public static final class Text {
    private Text() {}

    /**
     * Returns the format.
     *
     * @return the format
     */
    public static TextFormat provider() {
      return TEXT;
    }
  }

  /** Provides {@link #BDT} as a service. */
  public static final class Bdt {
    private Bdt() {}

    /**
     * Returns the format.
     *
     * @return the format
     */
    public static TextFormat provider() {
      return BDT;
    }
  }

  @Override
  public String id() {
    return id;
  }

  /**
   * Returns whether a file has this format, always false for position text, which has no header.
   */
  @Override
  public boolean recognizes(byte[] beginning) {
    String text = DecodedText.of(beginning, Optional.empty()).text();
    return switch (this) {
      case SGF -> SgfReader.isGame(text);
      case PSQ -> text.stripLeading().regionMatches(true, 0, "Piskvorky", 0, 9);
      case TEXT -> false;
      case BDT -> BdtReader.isDatabase(text);
    };
  }

  @Override
  public boolean holdsSeveralGames() {
    return this != PSQ;
  }

  @Override
  public boolean namesSides() {
    return this == SGF;
  }

  /** Reads the games of a file. A format with a single game ignores the result of the predicate. */
  @Override
  @SuppressWarnings("ReturnValueIgnored")
  public void read(InputStream file, ReadDefaults defaults, Predicate<ParsedRecord> games)
      throws IOException {
    byte[] bytes = file.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new RefusedException(RecordMessages.of("file.long", MAX_BYTES >> 20));
    }
    switch (this) {
      case SGF -> SgfReader.read(bytes, defaults, games);
      case PSQ -> games.test(PsqReader.read(bytes, defaults));
      case TEXT -> PositionText.read(bytes, defaults, games);
      case BDT -> BdtReader.read(bytes, defaults, games);
    }
  }

  @Override
  public List<LocalizedText> write(GameRecord record, List<Integer> path, OutputStream file)
      throws IOException {
    FormattedRecord written = write(record, path);
    file.write(written.text().getBytes(StandardCharsets.UTF_8));
    return written.losses();
  }

  /**
   * Writes a game.
   *
   * @param record the game
   * @param path the path to the current position: the main line of the file, or the only line if
   *     the format has no variations
   * @return the text and the lost content
   * @throws RefusedException if the format does not support the game
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  public FormattedRecord write(GameRecord record, List<Integer> path) {
    return switch (this) {
      case SGF -> SgfWriter.write(record, path);
      case PSQ -> PsqWriter.write(record, path);
      case TEXT -> PositionText.write(record, path);
      case BDT -> BdtWriter.write(record, path);
    };
  }
}
