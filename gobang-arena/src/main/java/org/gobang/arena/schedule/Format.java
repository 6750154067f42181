package org.gobang.arena.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Who meets whom. With two players it is a match, whatever the format. */
public enum Format {

  /** Everybody meets everybody. */
  ROUND_ROBIN,

  /** The first player meets each of the others. */
  GAUNTLET;

  /**
   * Two players who meet.
   *
   * @param first the index of the one who plays Black first
   * @param second the index of the other
   */
  public record Pairing(int first, int second) {}

  /**
   * The format as people write it.
   *
   * @return such as {@code round-robin}
   */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Who meets in a round.
   *
   * @param players how many players there are
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
