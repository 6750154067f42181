package org.gobang.api.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.gobang.api.PluginProvider;

/**
 * A file format for game records: describes itself, reads such files and writes them.
 *
 * <p>Implemented by format plugins; grows only by default methods. A format keeps nothing between
 * calls: its methods may be called from any thread, several at once.
 *
 * <p>The host opens and closes the files, and replaces a file only when all of it was written. It
 * gives a plugin {@value #LIMIT_SECONDS} seconds to read or write a file, then interrupts it and
 * continues without an answer. A format decides how much of a file it keeps in memory: one that is
 * far longer than any game is refused.
 */
public interface RecordFormat extends PluginProvider {

  /** How long a plugin may take to read or write one file. */
  int LIMIT_SECONDS = 30;

  /** How many bytes of a file a format recognizes it by, at most. */
  int BEGINNING_BYTES = 1 << 16;

  /**
   * Returns the extensions of the names of such files. An extension belongs to one format: a plugin
   * that brings one of another format is refused.
   *
   * @return one or more, each a dot, then lower-case letters, digits and further dots, such as
   *     {@code .sgf}; the one for new files first; always the same
   */
  List<String> extensions();

  /**
   * Returns whether a file is of this format, judged by how it starts: for a file whose extension
   * belongs to no format, and text from the clipboard.
   *
   * @param beginning the first {@value #BEGINNING_BYTES} bytes of the file; fewer if it is shorter
   * @return true only if hardly any other file starts so; false by default
   */
  default boolean recognizes(byte[] beginning) {
    return false;
  }

  /**
   * Returns whether a file may hold several games. {@link #write} is then called for one game after
   * the other with the same stream.
   *
   * @return always the same; false by default
   */
  default boolean holdsSeveralGames() {
    return false;
  }

  /**
   * Returns whether {@link #read} reads such files. A format that is only written is not offered
   * where a file is opened.
   *
   * @return always the same; true by default
   */
  default boolean isReadable() {
    return true;
  }

  /**
   * Returns whether {@link #write} writes such files. A format that is only read is not offered
   * where a file is saved.
   *
   * @return always the same; true by default
   */
  default boolean isWritable() {
    return true;
  }

  /**
   * Returns whether files name the side of each move. If not, {@link #read} takes the sides to
   * alternate, and reads games without variations; the host then gives each move the side that is
   * to move by the rules.
   *
   * @return always the same; true by default
   */
  default boolean namesSides() {
    return true;
  }

  /**
   * Reads a file from its beginning, and passes on the games in it, one or more, in their order.
   *
   * @param file the content of the file; not to be closed
   * @param defaults what to assume where the file does not say
   * @param language the language of all sentences for users; English serves for any
   * @param games receives each game as soon as it is read. When it returns false, no more games are
   *     wanted, and this returns
   * @throws IOException if the stream throws it
   * @throws UnreadableRecordException if the content is not that of a game: says where. Games that
   *     were passed on stay read
   * @throws org.gobang.api.RefusedException if it cannot be read for another reason
   */
  void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
      throws IOException;

  /**
   * Writes a game.
   *
   * @param record the game
   * @param path where it stands, a path of the record: what a format without variations writes is
   *     the moves up to here
   * @param language the language of all sentences for users; English serves for any
   * @param file receives the content; not to be closed
   * @return a sentence for each kind of content of this game that such a file cannot hold, such as
   *     its comments; empty if nothing of substance is lost
   * @throws IOException if the stream throws it
   * @throws org.gobang.api.RefusedException if the format cannot hold such a game, or is only read;
   *     the sentence says why
   */
  List<String> write(GameRecord record, List<Integer> path, Locale language, OutputStream file)
      throws IOException;
}
