package org.gobang.api.record;

/**
 * The keys of the tags that Gobang itself reads and writes. A record may have any others, which are
 * kept as they are.
 *
 * <p>Implemented here alone.
 */
public final class Tags {

  /** The name of Black's player, for users. */
  public static final String BLACK = "black";

  /** The name of White's player, for users. */
  public static final String WHITE = "white";

  /** The day of the game, as {@code 2026-11-21}; a record from elsewhere may put it otherwise. */
  public static final String DATE = "date";

  /** The tournament or match that the game belongs to. */
  public static final String EVENT = "event";

  /** Which round of the event it is. */
  public static final String ROUND = "round";

  /** Where the game was played. */
  public static final String PLACE = "place";

  /**
   * Who won: {@code black}, {@code white} or {@code draw}. Absent until the game is over, and in an
   * unfinished one.
   */
  public static final String RESULT = "result";

  /** How the game ended: the {@link org.gobang.api.record.Ending#word} of its ending. */
  public static final String ENDING = "ending";

  /** Who played Black in a game of Gobang: {@link #HUMAN} or {@link #COMPUTER}. */
  public static final String BLACK_TYPE = "black-type";

  /** Who played White in a game of Gobang: {@link #HUMAN} or {@link #COMPUTER}. */
  public static final String WHITE_TYPE = "white-type";

  /** The value of a type for a human, whatever the name. */
  public static final String HUMAN = "human";

  /** The value of a type for a player plugin, whether it is installed or not. */
  public static final String COMPUTER = "computer";

  /**
   * Why the game does not count for a human's rating: words of {@link Unrated}, separated by
   * spaces. Absent from a game that counts.
   */
  public static final String UNRATED = "unrated";

  /** How many moves were there already when the game started; absent if it started with none. */
  public static final String FROM_MOVE = "from-move";

  /**
   * How many nodes the main line has, where moves that were withdrawn at its end follow it: they
   * are variations, although nothing was played instead. Absent elsewhere. An SGF file has no such
   * tag, but an empty node as the first variation.
   */
  public static final String PLAYED = "played";

  private Tags() {}
}
