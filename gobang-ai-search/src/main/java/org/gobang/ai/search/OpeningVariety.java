package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.RootMove;

/**
 * The first four moves of a game, among which there are many that are as good: lots are drawn. The
 * first stone is put in the middle, the second beside it; after that, one of the moves that a
 * search finds almost as good as the best.
 */
final class OpeningVariety {

  /** With more stones than these, the best move is played. */
  private static final int MOST_STONES = 3;

  /** How many moves there are to choose from. */
  private static final int CHOICES = 4;

  /** How much less than the best a move may be worth: about one game in 40. */
  private static final int MARGIN = 20;

  /** From so many lines on, a stone beside the centre is as good as one on it. */
  private static final int BIG = 15;

  /** So far from the centre, as {@link #fromCentre} has it, every side of a stone is as good. */
  private static final int BESIDE = 18;

  private final SearchPosition position;
  private final SplittableRandom random;
  private final boolean varied;

  /**
   * The opening of a game.
   *
   * @param position what it has come to
   * @param seed what the lots come from
   * @param varied whether lots are drawn at all
   */
  OpeningVariety(SearchPosition position, long seed, boolean varied) {
    this.position = position;
    this.random = new SplittableRandom(seed);
    this.varied = varied && position.ply() <= MOST_STONES;
  }

  /** The first or the second move, which take no search. */
  Optional<Integer> first() {
    if (!varied || position.ply() > 1) {
      return Optional.empty();
    }
    boolean empty = position.ply() == 0;
    return Optional.of(drawn(empty ? middle() : beside(position.lastMove())));
  }

  /** How many of the best moves to choose from. */
  int choices() {
    return varied ? CHOICES : 1;
  }

  /**
   * The move to play.
   *
   * @param best the best moves, the best first
   */
  RootMove choose(List<RootMove> best) {
    RootMove first = best.get(0);
    if (!varied) {
      return first;
    }
    int enough = first.value() - MARGIN;
    return drawn(best.stream().filter(move -> move.value() >= enough).toList());
  }

  private <T> T drawn(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** In renju the centre alone, as is the custom. */
  private List<Integer> middle() {
    int size = position.size();
    int centre = size / 2 * (size + 1);
    return size < BIG || position.rules().forbids(SearchPosition.BLACK)
        ? List.of(centre)
        : points(centre, BESIDE);
  }

  /** Beside a stone, on the side of the centre; near the centre, on any. */
  private List<Integer> beside(int stone) {
    List<Integer> beside = points(stone, Math.max(fromCentre(stone), BESIDE));
    return beside.stream().filter(point -> point != stone).toList();
  }

  /** A point and those around it, as far as they are not too far from the centre. */
  private List<Integer> points(int middle, int furthest) {
    int size = position.size();
    List<Integer> points = new ArrayList<>();
    for (int y = middle / size - 1; y <= middle / size + 1; y++) {
      for (int x = middle % size - 1; x <= middle % size + 1; x++) {
        boolean inside = x >= 0 && y >= 0 && x < size && y < size;
        if (inside && fromCentre(y * size + x) <= furthest) {
          points.add(y * size + x);
        }
      }
    }
    return points;
  }

  /** The square of twice the distance: on an even number of lines the centre is between points. */
  private int fromCentre(int point) {
    int x = 2 * (point % position.size()) - (position.size() - 1);
    int y = 2 * (point / position.size()) - (position.size() - 1);
    return x * x + y * y;
  }
}
