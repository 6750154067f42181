package org.gobang.api.player;

import java.util.OptionalInt;
import java.util.Set;
import org.gobang.api.OptionValues;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.Board;

/**
 * A strategy that games can be played with: describes itself, and makes players.
 *
 * <p>Implemented by strategy plugins; grows only by default methods.
 */
public interface PlayerProvider extends PluginProvider {

  /**
   * Returns whether Gobang chooses this player where a person names none, before or after others.
   * The player of the greatest priority above 0 is the usual opponent. A hint is asked of the
   * players in the order of their priorities, so the stronger one has the greater. Among equals the
   * bundled ones come first; their priorities are at most 20.
   *
   * @return always the same number; 0 by default, for a player that plays only when it is chosen
   */
  default int priority() {
    return 0;
  }

  /**
   * Returns whether the players of this provider want a folder of their own, for what they learn,
   * books and the like; see {@link Settings#folder}.
   *
   * @return always the same; false by default
   */
  default boolean usesFolder() {
    return false;
  }

  /**
   * Returns how strong the player is, as {@code gobang rate} measured it. User interfaces show it
   * in words where a player is chosen, and rate the user who plays against it.
   *
   * @param options a value for every option, checked
   * @return its rating in Elo on the scale on which the bundled player {@code runs} has 0; empty by
   *     default, for a player that was not rated with these values
   */
  default OptionalInt elo(OptionValues options) {
    return OptionalInt.empty();
  }

  /**
   * Returns what the players of this provider can do in an analysis besides finding the best move.
   * Where a person asks for more, the host refuses that at once.
   *
   * @return always the same; nothing by default
   */
  default Set<AnalysisFeature> analysisFeatures() {
    return Set.of();
  }

  /**
   * Returns whether the strategy can play a game: asked before {@link #create}.
   *
   * @param board the board that the game stands at, with its rules and size
   * @return true unless the strategy is made for other rules or sizes
   */
  default boolean supports(Board board) {
    return true;
  }

  /**
   * Returns whether the players of this provider play openings themselves: place stones of both
   * colours, decide, declare, offer and pick, as {@link Board#inOpening} starts. Where they do not,
   * the host's strongest player that does plays the opening for them, within their budget, and they
   * take over with ordinary play.
   *
   * @param options a value for every option, checked
   * @param start a board whose opening is going on
   * @return true if they do; false by default, as most strategies know no openings
   */
  default boolean playsOpening(OptionValues options, Board start) {
    return false;
  }

  /**
   * Makes a player for one game. No clock runs meanwhile, so this is the place to read tables and
   * start processes; the host gives up after 10 seconds.
   *
   * @param settings a value for every option, checked, and the seed of all randomness
   * @param start the board that the game stands at; moves may have been made
   * @return a new player that shares nothing that changes with any other
   * @throws org.gobang.api.RefusedException if this player cannot be had; the sentence says why
   * @throws InterruptedException if the thread was interrupted: the game no longer needs the player
   */
  Player create(Settings settings, Board start) throws InterruptedException;
}
