package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.SearchPosition;

/**
 * A game of the engine against itself.
 *
 * @param plies the moves in order, Black's first
 * @param winner {@link SearchPosition#BLACK}, {@link SearchPosition#WHITE}, or {@link
 *     SearchPosition#NOWHERE} if drawn
 */
record SelfPlayGame(List<Ply> plies, int winner) {

  private static final String WINNERS = "DBW";

  SelfPlayGame {
    plies = List.copyOf(plies);
  }

  /**
   * A move and the result of the search before it.
   *
   * @param point the point of the stone
   * @param value the value for the side to move, {@link #UNKNOWN} without a search
   * @param deviation whether a random move was played instead of the best
   */
  record Ply(int point, int value, boolean deviation) {

    /** The value of a move without a search. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    private static Ply parse(String text) {
      boolean deviation = text.endsWith("!");
      String plain = deviation ? text.substring(0, text.length() - 1) : text;
      int colon = plain.indexOf(':');
      return colon < 0
          ? new Ply(Integer.parseInt(plain), UNKNOWN, deviation)
          : new Ply(
              Integer.parseInt(plain, 0, colon, 10),
              Integer.parseInt(plain, colon + 1, plain.length(), 10),
              deviation);
    }

    @Override
    public String toString() {
      return point + (value == UNKNOWN ? "" : ":" + value) + (deviation ? "!" : "");
    }
  }

  /** Returns the number of deviations. */
  int deviations() {
    return (int) plies.stream().filter(Ply::deviation).count();
  }

  /** Returns the result for a side: 1 for a win, 0.5 for a draw, 0 for a loss. */
  double result(int side) {
    return winner == SearchPosition.NOWHERE ? 0.5 : winner == side ? 1 : 0;
  }

  /**
   * Parses a game in the format of {@link #toString}.
   *
   * @throws IllegalArgumentException if the text is invalid
   */
  static SelfPlayGame parse(String line) {
    String[] words = line.split(" ", -1);
    int winner = words[0].length() == 1 ? WINNERS.indexOf(words[0]) : -1;
    if (winner < 0) {
      throw new IllegalArgumentException("no winner: " + words[0]);
    }
    List<Ply> plies = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      plies.add(Ply.parse(words[i]));
    }
    return new SelfPlayGame(plies, winner - 1);
  }

  /**
   * Returns the game on one line: the winner, then for each move point, value and {@code !} for a
   * deviation.
   */
  @Override
  public String toString() {
    StringBuilder line = new StringBuilder().append(WINNERS.charAt(winner + 1));
    plies.forEach(ply -> line.append(' ').append(ply));
    return line.toString();
  }
}
