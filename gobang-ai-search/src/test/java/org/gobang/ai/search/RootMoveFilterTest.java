package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the oversights of levels in random positions and their frequency. */
class RootMoveFilterTest {

  private static final int SIZE = 11;
  private static final int MAX_STONES = 40;
  private static final int POSITIONS = 600;

  /** Determines points far from the last moves. */
  private static final int FAR = 4;

  /** The allowed deviation of a share from its expected value, in standard deviations. */
  private static final double DEVIATIONS = 4;

  private final SplittableRandom random = new SplittableRandom(3);

  @ParameterizedTest
  @ValueSource(ints = {1, 20, 50, 80})
  void overlooksAllMovesAgainstAThreat(int percent) {
    int overlooked = 0;
    for (int i = 0; i < POSITIONS; i++) {
      SearchPosition position =
          position(
              Rules.FREESTYLE, each -> isCalm(each) && hasThreat(each, 1) && !hasThreat(each, 0));
      List<Integer> answers = moves(position, move -> answers(position, move));
      overlooked += overlooked(position, percent, answers) ? 1 : 0;
    }
    assertShare(overlooked, POSITIONS, percent / 100.0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 20, 50, 80})
  void overlooksAllMovesOfAnOwnThreat(int percent) {
    int overlooked = 0;
    for (int i = 0; i < POSITIONS; i++) {
      SearchPosition position =
          position(Rules.FREESTYLE, each -> isCalm(each) && hasThreat(each, 0));
      List<Integer> wins =
          moves(position, move -> position.shape(position.sideToMove(), move) == Shape.OPEN_FOUR);
      overlooked += overlooked(position, percent, wins) ? 1 : 0;
    }
    assertShare(overlooked, POSITIONS, percent / 100.0);
  }

  /** Returns whether all these moves are overlooked, and asserts that otherwise none is. */
  private boolean overlooked(SearchPosition position, int percent, List<Integer> moves) {
    List<Integer> considered = filtered(position, new Oversight(percent, 60));
    if (considered.stream().anyMatch(moves::contains)) {
      assertThat(considered).containsAll(moves);
      return false;
    }
    return true;
  }

  @Test
  void overlooksDistantMovesMoreOften() {
    int[] count = new int[2];
    int[] noticed = new int[2];
    for (int i = 0; i < POSITIONS; i++) {
      SearchPosition position =
          position(
              Rules.FREESTYLE, each -> isCalm(each) && !hasThreat(each, 0) && !hasThreat(each, 1));
      List<Integer> considered = filtered(position, new Oversight(0, 60));
      for (int move : moves(position, each -> true)) {
        int far = isFar(position, move) ? 1 : 0;
        count[far]++;
        noticed[far] += considered.contains(move) ? 1 : 0;
      }
    }
    assertShare(noticed[0], count[0], 0.4);
    assertShare(noticed[1], count[1], 0.4 * 0.4);
  }

  private static boolean isFar(SearchPosition position, int move) {
    return lastStones(position).stream().allMatch(stone -> position.distance(stone, move) >= FAR);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void neverOverlooksAFive(Rules rules) {
    for (int i = 0; i < POSITIONS; i++) {
      SearchPosition position = position(rules, each -> !isCalm(each));
      int side = position.sideToMove();
      boolean own = position.count(side, Shape.FIVE) > 0;
      List<Integer> necessary =
          moves(
              position,
              move -> own ? position.shape(side, move) == Shape.FIVE : stopsFives(position, move));
      if (!necessary.isEmpty()) {
        assertThat(filtered(position, new Oversight(99, 99))).isNotEmpty().isSubsetOf(necessary);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void considersEveryRootMoveWithoutOversight(Rules rules) {
    for (int i = 0; i < POSITIONS; i++) {
      SearchPosition position =
          position(rules, each -> each.count(each.sideToMove(), Shape.FIVE) == 0);
      assertThat(filtered(position, Oversight.NONE))
          .isEqualTo(IterativeDeepening.rootMoves(position));
    }
  }

  private List<Integer> filtered(SearchPosition position, Oversight oversight) {
    return new RootMoveFilter(position, lastStones(position), oversight, random.nextLong()).moves();
  }

  private static List<Integer> lastStones(SearchPosition position) {
    return List.of(position.lastMove(), position.moveBefore(2));
  }

  private static void assertShare(int count, int of, double expected) {
    double deviation = Math.sqrt(of * expected * (1 - expected));
    assertThat(Math.abs(count - of * expected)).isLessThan(DEVIATIONS * deviation);
  }

  /** Returns whether a move prevents an unstoppable four or gains the time to stop it. */
  private static boolean answers(SearchPosition position, int move) {
    int side = position.sideToMove();
    position.makeMove(move);
    boolean answers =
        position.count(side ^ 1, Shape.OPEN_FOUR) == 0 || position.count(side, Shape.FIVE) > 0;
    position.undoMove();
    return answers;
  }

  private static boolean stopsFives(SearchPosition position, int move) {
    int opponent = position.sideToMove() ^ 1;
    position.makeMove(move);
    boolean stops = position.count(opponent, Shape.FIVE) == 0;
    position.undoMove();
    return stops;
  }

  private static List<Integer> moves(SearchPosition position, IntPredicate which) {
    return IntStream.range(0, position.points())
        .filter(point -> position.isCandidate(point) && !position.isForbidden(point))
        .filter(which)
        .boxed()
        .toList();
  }

  /** Returns whether neither side can make a five. */
  private static boolean isCalm(SearchPosition position) {
    return position.count(0, Shape.FIVE) == 0 && position.count(1, Shape.FIVE) == 0;
  }

  /** Returns whether a side, 0 for the side to move, can make an unstoppable four. */
  private static boolean hasThreat(SearchPosition position, int side) {
    return position.count(position.sideToMove() ^ side, Shape.OPEN_FOUR) > 0;
  }

  /** Returns the first matching position of games with random moves, mostly near the last one. */
  private SearchPosition position(Rules rules, Predicate<SearchPosition> which) {
    while (true) {
      SearchPosition position = new SearchPosition(rules, SIZE);
      position.makeMove(SIZE * SIZE / 2);
      while (position.ply() < MAX_STONES) {
        List<Integer> moves = moves(position, move -> isNearLast(position, move));
        if (moves.isEmpty() || position.count(position.sideToMove(), Shape.FIVE) > 0) {
          break;
        }
        position.makeMove(moves.get(random.nextInt(moves.size())));
        if (position.ply() > 4 && which.test(position)) {
          return position;
        }
      }
    }
  }

  private boolean isNearLast(SearchPosition position, int move) {
    return position.distance(position.lastMove(), move) <= 2 || random.nextInt(20) == 0;
  }
}
