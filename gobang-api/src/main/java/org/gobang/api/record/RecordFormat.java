package org.gobang.api.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.gobang.api.PluginProvider;

/**
 * A file format for game records: describes itself, and reads and writes files.
 *
 * <p>Implemented by format plugins; new methods are default methods. A format has no state: any
 * thread may call its methods, also concurrently.
 *
 * <p>The host opens and closes the files, and replaces a file only after it was written completely.
 * A plugin has {@value #LIMIT_SECONDS} seconds to read or write a file; then the host interrupts it
 * and continues without a result. A format limits the memory that it uses for a file and refuses
 * files far longer than any game.
 */
public interface RecordFormat extends PluginProvider {

  /** The time limit for reading or writing one file, in seconds. */
  int LIMIT_SECONDS = 30;

  /** The maximum number of bytes for {@link #recognizes}. */
  int BEGINNING_BYTES = 1 << 16;

  /**
   * Returns the file name extensions. Each extension belongs to one format: a plugin with an
   * extension of another format is refused.
   *
   * @return one or more, always the same: a dot, then lower-case letters, digits and further dots,
   *     such as {@code .sgf}; the first one is for new files
   */
  List<String> extensions();

  /**
   * Returns whether a file has this format, based on its beginning. Used for files with an unknown
   * extension and for text from the clipboard.
   *
   * @param beginning the first {@value #BEGINNING_BYTES} bytes of the file; fewer if it is shorter
   * @return true only if files of other formats hardly ever start like this. Default: false
   */
  default boolean recognizes(byte[] beginning) {
    return false;
  }

  /**
   * Returns whether a file may contain several games. {@link #write} is then called for each game
   * with the same stream.
   *
   * @return true for several games, always the same. Default: false
   */
  default boolean holdsSeveralGames() {
    return false;
  }

  /**
   * Returns whether {@link #read} is supported. Formats that can only be written are not offered
   * for opening files.
   *
   * @return true if it is supported, always the same. Default: true
   */
  default boolean isReadable() {
    return true;
  }

  /**
   * Returns whether {@link #write} is supported. Formats that can only be read are not offered for
   * saving files.
   *
   * @return true if it is supported, always the same. Default: true
   */
  default boolean isWritable() {
    return true;
  }

  /**
   * Returns whether files specify the side of each move. If not, {@link #read} assumes that the
   * sides alternate and reads games without variations; the host then sets the side of each move by
   * the rules.
   *
   * @return true if files name the sides, always the same. Default: true
   */
  default boolean namesSides() {
    return true;
  }

  /**
   * Reads a file from the beginning and passes the games, one or more, to the receiver in order.
   *
   * @param file the content of the file; do not close it
   * @param defaults the defaults for missing information
   * @param language the language of all messages for users; the fallback is English
   * @param games receives each game as soon as it is read; when it returns false, this method
   *     returns
   * @throws IOException if the stream throws it
   * @throws UnreadableRecordException if the content is not a game, with the place of the error;
   *     games already passed on remain valid
   * @throws org.gobang.api.RefusedException if the file cannot be read for another reason
   */
  void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
      throws IOException;

  /**
   * Writes a game.
   *
   * @param record the game
   * @param path the current path in the record; a format without variations writes the moves up to
   *     this path
   * @param language the language of all messages for users; the fallback is English
   * @param file receives the content; do not close it
   * @return a sentence for each kind of content that the format does not support, such as comments;
   *     empty if no important content is lost
   * @throws IOException if the stream throws it
   * @throws org.gobang.api.RefusedException if the format does not support the game or writing; the
   *     message gives the reason
   */
  List<String> write(GameRecord record, List<Integer> path, Locale language, OutputStream file)
      throws IOException;
}
