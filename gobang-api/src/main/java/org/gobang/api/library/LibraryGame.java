package org.gobang.api.library;

import java.util.Objects;
import org.gobang.api.Experimental;
import org.gobang.api.explorer.ExploredGame;

/**
 * A game of the library without its moves.
 *
 * @param source the place of the game, with its tags: {@code black}, {@code white}, {@code date},
 *     {@code result} and {@code ending} of {@link org.gobang.api.record.Tags}; {@link
 *     org.gobang.api.explorer.Explorer#read} reads it
 * @param kept true for a game saved by the application, false for an imported or opened file
 * @param contents the content of the game
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
   * @param size the board size
   * @param moves the number of moves in the main line, without choices in the opening
   * @param opening the name of the opening; empty without a name
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
