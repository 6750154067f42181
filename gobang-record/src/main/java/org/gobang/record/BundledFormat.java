package org.gobang.record;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.DecodedText;
import org.gobang.record.psq.PsqReader;
import org.gobang.record.psq.PsqWriter;
import org.gobang.record.sgf.SgfReader;
import org.gobang.record.sgf.SgfWriter;
import org.gobang.record.text.PositionText;

/**
 * The file formats for game records.
 *
 * <p>Reading is lenient where programs differ, and reports what it ignored; writing keeps to the
 * format. Both accept trees of any depth, and refuse sizes beyond any game, so that no file can
 * exhaust the stack or the memory.
 */
public enum BundledFormat {

  /** <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>, with all that a record has. */
  SGF(".sgf"),

  /** The format of Piskvork, the manager of Gomocup: one line, with times and names. */
  PSQ(".psq"),

  /** Position text, {@code h8 h9 i10}: one line, as {@link org.gobang.api.MoveText} has it. */
  TEXT(".txt");

  private final String extension;

  BundledFormat(String extension) {
    this.extension = extension;
  }

  /**
   * The extension of the names of such files.
   *
   * @return such as {@code .sgf}
   */
  public String extension() {
    return extension;
  }

  /**
   * The format of a file by its name.
   *
   * @param file the file, which need not exist; the case of its extension does not matter
   * @return the format; empty for other extensions
   */
  public static Optional<BundledFormat> of(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    for (BundledFormat format : values()) {
      if (name.endsWith(format.extension)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  /**
   * The format of a file by its content.
   *
   * @param bytes the content
   * @return the format; position text, which has no header, if it is none of the others
   */
  public static BundledFormat of(byte[] bytes) {
    String text = DecodedText.of(bytes).text();
    if (SgfReader.isGame(text)) {
      return SGF;
    }
    return text.stripLeading().regionMatches(true, 0, "Piskvorky", 0, 9) ? PSQ : TEXT;
  }

  /**
   * Reads a game.
   *
   * @param bytes the content of the file
   * @param defaults what to assume where the file does not say
   * @return the game, with remarks
   * @throws org.gobang.api.RefusedException if the file is no game; the message says where
   */
  public ParsedRecord read(byte[] bytes, ReadDefaults defaults) {
    return switch (this) {
      case SGF -> SgfReader.read(bytes, defaults);
      case PSQ -> PsqReader.read(bytes, defaults);
      case TEXT -> PositionText.read(bytes, defaults);
    };
  }

  /**
   * Writes a game.
   *
   * @param record the game
   * @param path the path to the current position: the main line of the file, or its only line where
   *     a format has no variations
   * @return the text, and what it lacks
   * @throws org.gobang.api.RefusedException if the format cannot hold such a game
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
