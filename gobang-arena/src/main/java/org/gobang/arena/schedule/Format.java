package org.gobang.arena.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Keyword;

/** The pairing of players. With two players, every format is a match. */
public enum Format implements Keyword {

  /** Each player is paired with each other player. */
  ROUND_ROBIN,

  /** The first player is paired with each of the others. */
  GAUNTLET;

  /**
   * A pairing of two players by index.
   *
   * @param first the index of the player with Black in the first game
   * @param second the index of the other player
   */
  public record Pairing(int first, int second) {}

  /**
   * Returns the format with a name.
   *
   * @param word such as {@code round-robin}
   * @return the format; empty if the name is unknown
   */
  public static Optional<Format> of(String word) {
    return Keyword.find(values(), word);
  }

  /**
   * Returns the pairings for a number of players.
   *
   * @param players the number of players
   * @return the pairings, in order
   */
  List<Pairing> pairings(int players) {
    List<Pairing> pairings = new ArrayList<>();
    for (int i = 0; i < (this == GAUNTLET ? 1 : players); i++) {
      for (int j = i + 1; j < players; j++) {
        pairings.add(new Pairing(i, j));
      }
    }
    return List.copyOf(pairings);
  }
}
