package org.gobang.api.library;

import java.util.Objects;
import org.gobang.api.Experimental;
import org.gobang.api.explorer.ExploredGame;

/**
 * A game of the library without its moves.
 *
 * @param source where it is, and its tags: {@code black}, {@code white}, {@code date}, {@code
 *     result} and {@code ending} of {@link org.gobang.api.record.Tags}; {@link
 *     org.gobang.api.explorer.Explorer#read} reads it
 * @param kept whether the application saved it, rather than its file was imported or opened
 * @param contents what was played
 */
@Experimental
public record LibraryGame(ExploredGame source, boolean kept, Contents contents) {

  /** Creates a game. */
  public LibraryGame {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(contents, "contents");
  }

  /**
   * The content of a game.
   *
   * @param rules the rules, with their options, such as {@code renju}
   * @param size the lines of a side
   * @param moves how many moves the main line has, without choices of the opening
   * @param opening what the opening is called; empty where it has no name
   */
  @Experimental
  public record Contents(String rules, int size, int moves, String opening) {

    /** Creates the content of a game. */
    public Contents {
      Objects.requireNonNull(rules, "rules");
      Objects.requireNonNull(opening, "opening");
    }
  }
}
