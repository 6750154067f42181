package org.gobang.api.record;

/**
 * The keys of the tags that Gobang reads and writes. Other tags of a record are preserved.
 *
 * <p>Not instantiable.
 */
public final class Tags {

  /** The name of Black's player, for users. */
  public static final String BLACK = "black";

  /** The name of White's player, for users. */
  public static final String WHITE = "white";

  /**
   * The date of the game, such as {@code 2026-11-21}, or in another form in records from other
   * sources.
   */
  public static final String DATE = "date";

  /** The tournament or match of the game. */
  public static final String EVENT = "event";

  /** The round of the event. */
  public static final String ROUND = "round";

  /** The place of the game. */
  public static final String PLACE = "place";

  /**
   * The winner: {@code black}, {@code white} or {@code draw}. Absent before the end of the game and
   * in an unfinished game.
   */
  public static final String RESULT = "result";

  /** The ending of the game: {@link org.gobang.api.record.Ending#word}. */
  public static final String ENDING = "ending";

  /** The type of Black's player in a game of Gobang: {@link #HUMAN} or {@link #COMPUTER}. */
  public static final String BLACK_TYPE = "black-type";

  /** The type of White's player in a game of Gobang: {@link #HUMAN} or {@link #COMPUTER}. */
  public static final String WHITE_TYPE = "white-type";

  /** The type of a human, with any name. */
  public static final String HUMAN = "human";

  /** The type of a player plugin, installed or not. */
  public static final String COMPUTER = "computer";

  /**
   * The reasons why the game does not count for a human's rating: words of {@link Unrated},
   * separated by spaces. Absent from a game that counts.
   */
  public static final String UNRATED = "unrated";

  /** The number of moves at the start of the game; absent if there were none. */
  public static final String FROM_MOVE = "from-move";

  /**
   * The number of nodes in the main line, if moves after it were taken back and are stored as
   * variations. Absent in other records. An SGF file has an empty node as the first variation
   * instead.
   */
  public static final String PLAYED = "played";

  private Tags() {}
}
