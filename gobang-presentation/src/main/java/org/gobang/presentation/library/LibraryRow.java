package org.gobang.presentation.library;

import java.util.Optional;
import org.gobang.api.library.LibraryGame;
import org.gobang.presentation.files.GameSummary;

/**
 * A game of the library in words.
 *
 * @param game the game
 * @param summary what it is
 * @param players who played whom
 * @param rules what the rules are called, with the lines of the board where these are not 15
 * @param own what it was for the person; empty for a game that is not finished, not kept, or not
 *     between the person and a computer
 * @param searched all words that are searched, in lower case
 */
public record LibraryRow(
    LibraryGame game,
    GameSummary summary,
    String players,
    String rules,
    Optional<OwnGame> own,
    String searched) {

  /** What the opening is called; empty where it has no name. */
  public String opening() {
    return game.contents().opening();
  }
}
