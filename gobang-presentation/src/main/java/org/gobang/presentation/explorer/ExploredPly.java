package org.gobang.presentation.explorer;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;

/** Where in a game a position came about. */
public final class ExploredPly {

  private ExploredPly() {}

  /**
   * The first move of the main line after which the board has so many stones. Passes and choices of
   * an opening put none; rules that capture may have taken some off, so that it is near the place
   * alone.
   *
   * @param stones the stones of the position, those that were set up included
   * @return the number of the move, from 0 for the start; the last one if the game has fewer stones
   */
  public static int of(GameRecord record, int stones) {
    int placed = record.start().stones().size();
    List<Node> line = record.follow(record.mainLine());
    for (int ply = 0; ply < line.size(); ply++) {
      if (placed >= stones) {
        return ply;
      }
      placed += line.get(ply).move() instanceof Move.Place ? 1 : 0;
    }
    return line.size();
  }
}
