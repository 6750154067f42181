package org.gobang.record;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.record.GameRecord;

/**
 * The ways to write a game down as text.
 *
 * <p>Reading is forgiving where programs differ, and says what it left out; writing keeps to the
 * format. Both take any tree however deep, and refuse what no game would fill: nothing that is read
 * can exhaust the stack or the memory.
 */
public enum RecordFormat {

  /** <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>, with all that a record has. */
  SGF(".sgf"),

  /** The format of Piskvork, the manager of Gomocup: one line, with times and names. */
  PSQ(".psq"),

  /** Position text, {@code h8 h9 i10}: one line, as {@link org.gobang.api.MoveText} has it. */
  TEXT(".txt");

  private final String extension;

  RecordFormat(String extension) {
    this.extension = extension;
  }

  /**
   * The ending of the names of such files.
   *
   * @return such as {@code .sgf}
   */
  public String extension() {
    return extension;
  }

  /**
   * The format that a file's name tells.
   *
   * @param file the file, which need not exist; the case of its ending does not matter
   * @return the format; empty if the name ends otherwise
   */
  public static Optional<RecordFormat> of(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    for (RecordFormat format : values()) {
      if (name.endsWith(format.extension)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  /**
   * The format that a file's content tells.
   *
   * @param bytes what is in it
   * @return the format; that of position text, which has no head, where nothing else is told
   */
  public static RecordFormat of(byte[] bytes) {
    String text = Decoded.of(bytes).text();
    if (new SgfScanner(text).findGame()) {
      return SGF;
    }
    return text.stripLeading().regionMatches(true, 0, "Piskvorky", 0, 9) ? PSQ : TEXT;
  }

  /**
   * Reads a game.
   *
   * @param bytes what is in the file
   * @param unsaid what to take for what the file does not say
   * @return the game, and what of the file is not in it or had to be assumed
   * @throws UnreadableRecordException if there is no game that can be read; the sentence says where
   */
  public Reading read(byte[] bytes, Unsaid unsaid) {
    return switch (this) {
      case SGF -> SgfReader.read(bytes, unsaid);
      case PSQ -> PsqReader.read(bytes, unsaid);
      case TEXT -> PositionText.read(bytes, unsaid);
    };
  }

  /**
   * Writes a game.
   *
   * @param record the game
   * @param path where it stands: the line that comes first, or the only one where a format has no
   *     variations
   * @return the text, and what it does not hold
   * @throws org.gobang.api.RefusedException if the format cannot hold such a game
   * @throws IllegalArgumentException if the record has no such path
   */
  public Written write(GameRecord record, List<Integer> path) {
    return switch (this) {
      case SGF -> SgfWriter.write(record, path);
      case PSQ -> PsqWriter.write(record, path);
      case TEXT -> PositionText.write(record, path);
    };
  }
}
