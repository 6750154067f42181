package org.gobang.api.player;

import java.util.OptionalInt;
import java.util.Set;
import org.gobang.api.OptionValues;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.Board;

/**
 * A provider of a strategy: describes itself and creates players.
 *
 * <p>Implemented by strategy plugins; new methods are default methods.
 */
public interface PlayerProvider extends PluginProvider {

  /**
   * Returns the priority of this player if the user does not select one. The player with the
   * highest priority above 0 is the default opponent. For hints, players are asked in the order of
   * their priorities, so stronger players should have higher ones. Bundled players come first among
   * equal priorities and have priorities of at most 20.
   *
   * @return the priority, always the same. Default: 0, for a player used only when selected
   */
  default int priority() {
    return 0;
  }

  /**
   * Returns whether the players of this provider need a folder, for example for learned data or
   * opening books: see {@link Settings#folder}.
   *
   * @return true if they need a folder, always the same. Default: false
   */
  default boolean usesFolder() {
    return false;
  }

  /**
   * Returns the strength of the player, as measured by {@code gobang rate}. User interfaces show it
   * in words when the user selects a player, and use it to rate the user.
   *
   * @param options a value for every option, checked
   * @return the Elo rating on the scale on which the bundled player {@code runs} has 0. Default:
   *     empty, for a player without a rating for these values
   */
  default OptionalInt elo(OptionValues options) {
    return OptionalInt.empty();
  }

  /**
   * Returns the optional analysis features of the players. The host refuses requests for other
   * capabilities.
   *
   * @return the capabilities, always the same. Default: none
   */
  default Set<AnalysisFeature> analysisFeatures() {
    return Set.of();
  }

  /**
   * Returns whether the strategy supports a game; called before {@link #create}.
   *
   * @param board the current board of the game, with its rules and size
   * @return false if the strategy is made for other rules or sizes. Default: true
   */
  default boolean supports(Board board) {
    return true;
  }

  /**
   * Returns whether the players of this provider play openings: they place stones of both colours,
   * make choices, declare numbers, offer points and pick them while {@link Board#inOpening} is
   * true. For other players, the host's strongest player that plays openings plays the opening
   * within the same budget.
   *
   * @param options a value for every option, checked
   * @param start a board with an opening in progress
   * @return true if they play openings. Default: false
   */
  default boolean playsOpening(OptionValues options, Board start) {
    return false;
  }

  /**
   * Creates a player for one game. No clock runs during this call, so use it to read tables and
   * start processes. The host gives up after 10 seconds.
   *
   * @param settings the checked values of all options, and the random seed
   * @param start the current board of the game; it may already have moves
   * @return a new player without mutable state shared with other players
   * @throws org.gobang.api.RefusedException if the player cannot be created; the message gives the
   *     reason
   * @throws InterruptedException if the thread was interrupted because the game no longer needs the
   *     player
   */
  Player create(Settings settings, Board start) throws InterruptedException;
}
