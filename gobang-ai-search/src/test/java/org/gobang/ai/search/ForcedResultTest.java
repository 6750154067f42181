package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ForcedResult;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.MutableBoard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares wins and losses claimed without a search with {@link ExhaustiveSearch}. */
class ForcedResultTest {

  private static final int SMALL = 9;

  @ParameterizedTest
  @ValueSource(strings = {"freestyle", "standard", "renju", "caro", "caro-exact"})
  void isCorrectAgainstEveryAnswer(String rules) {
    SplittableRandom random = new SplittableRandom(1);
    int[] claims = new int[6];
    for (int game = 0; game < 40; game++) {
      Setup setup = new Setup(rules, SMALL);
      for (int stones = 8 + random.nextInt(32); stones > 0; stones--) {
        int point = setup.randomPoint(random);
        setup.play(point);
        int plies = setup.board.over() ? 1 : ForcedResult.plies(setup.position);
        if (plies == 1) {
          setup.undo(); // the game continues without a five
        } else if (plies != 0) {
          claims[Math.abs(plies)]++;
          assertThat(setup.holds(plies)).as("%s in %s%n%s", rules, plies, setup).isTrue();
          setup.undo();
        }
      }
    }
    assertThat(claims[3]).isPositive();
    assertThat(claims[5]).isGreaterThan(10);
  }

  @Test
  void claimsAFourThreeDespiteAFourOfTheOpponent() {
    Setup setup = new Setup("freestyle", 15);
    setup.put(Stone.BLACK, "e8 f8 g8 h9 h10 b2");
    setup.put(Stone.WHITE, "d8 c2 d2 e2 m12 m3");
    assertThat(ForcedResult.plies(setup.position)).isEqualTo(5);
    assertThat(ForcedResult.move(setup.position)).isEqualTo(setup.index("h8"));
    assertThat(setup.holds(5)).isTrue();
  }

  @Test
  void doesNotClaimAFourThreeAnsweredByAFour() {
    Setup setup = new Setup("freestyle", 15);
    setup.put(Stone.BLACK, "e8 f8 g8 h9 h10 i12");
    setup.put(Stone.WHITE, "d8 i9 i10 i11 m12 m3");
    assertThat(setup.position.count(SearchPosition.BLACK, Shape.FOUR_THREE)).isPositive();
    assertThat(ForcedResult.plies(setup.position)).isZero();
    assertThat(ExhaustiveSearch.winsBy(setup.board, setup.index("h8"), 5)).isFalse();
  }

  @Test
  void claimsAFourThreeOfBlackInRenju() {
    Setup setup = new Setup("renju", 15);
    setup.put(Stone.BLACK, "e8 f8 g8 h9 h10 b2");
    setup.put(Stone.WHITE, "d8 c2 d2 e2 m12 m3");
    assertThat(ForcedResult.plies(setup.position)).isEqualTo(5);
    assertThat(setup.holds(5)).isTrue();
  }

  /** After h8 and i8, or h7 and g7, the open four is forbidden as a double four. */
  @Test
  void doesNotClaimAFourThreeWithAForbiddenOpenFour() {
    Setup setup = new Setup("renju", 15);
    setup.put(Stone.BLACK, "e8 f8 g8 h9 h10 i7 j7 k7");
    setup.put(Stone.WHITE, "d8 h12 l7 g10 a3 a15 o1 o15");
    assertThat(setup.position.count(SearchPosition.BLACK, Shape.FOUR_THREE)).isEqualTo(2);
    assertThat(ForcedResult.plies(setup.position)).isZero();
    assertThat(ExhaustiveSearch.winsBy(setup.board, setup.index("h8"), 5)).isFalse();
    assertThat(ExhaustiveSearch.winsBy(setup.board, setup.index("h7"), 5)).isFalse();
  }

  /**
   * Each of Black's fours is forbidden with another one: f6, j6 and f10 are the corners of a
   * triangle. White's double three at f6 leaves one four, so that Black may play j6 with a three.
   */
  @Test
  void doesNotClaimADoubleThreeThatAllowsAFourInRenju() {
    Setup setup = new Setup("renju", 15);
    setup.put(Stone.BLACK, "g6 h6 i6 f7 f8 f9 i7 h8 g9 k7 l8");
    setup.put(Stone.WHITE, "e6 f5 k6 f11 k5 e11 d4 c3 h4 i3");
    setup.toMove(Stone.WHITE);
    assertThat(setup.position.shape(SearchPosition.WHITE, setup.index("f6")))
        .isEqualTo(Shape.DOUBLE_THREE);
    assertThat(setup.position.hasFours(SearchPosition.BLACK)).isFalse();
    assertThat(ForcedResult.plies(setup.position)).isZero();
    assertThat(ExhaustiveSearch.winsBy(setup.board, setup.index("f6"), 5)).isFalse();
  }

  /** An overline in the column of h8 forbids Black to stop White's five there. */
  @Test
  void lossHasNoMoveIfTheOnlyAnswerIsForbidden() {
    Setup setup = new Setup("renju", 15);
    setup.put(Stone.BLACK, "h5 h6 h7 h9 h10 c8");
    setup.put(Stone.WHITE, "d8 e8 f8 g8 h4 h11");
    assertThat(ForcedResult.plies(setup.position)).isEqualTo(-2);
    assertThat(ForcedResult.move(setup.position)).isEqualTo(SearchPosition.NOWHERE);
  }

  /** A position of the engine and the same position on a board of the rules. */
  private static final class Setup {

    final SearchPosition position;
    final MutableBoard board;

    Setup(String rules, int size) {
      board = EngineFixture.board(rules, size, "").mutableCopy();
      position = BoardConversion.position(EngineFixture.board(rules, size, ""));
    }

    void play(int point) {
      board.play(point);
      position.makeMove(point);
    }

    void undo() {
      board.undo();
      position.undoMove();
    }

    void put(Stone stone, String points) {
      for (String point : points.split(" ", -1)) {
        toMove(stone);
        play(index(point));
      }
      toMove(stone.opponent());
    }

    void toMove(Stone stone) {
      if (board.toMove() != stone) {
        board.pass();
        position.pass();
      }
    }

    int index(String name) {
      Point point = Point.parse(name);
      return point.row() * position.size() + point.column();
    }

    /** Returns an allowed point away from the edge for dense positions. */
    int randomPoint(SplittableRandom random) {
      while (true) {
        int row = 1 + random.nextInt(position.size() - 2);
        int point = row * position.size() + 1 + random.nextInt(position.size() - 2);
        if (board.allows(point)) {
          return point;
        }
      }
    }

    boolean holds(int plies) {
      return plies > 0
          ? ExhaustiveSearch.winsBy(board, ForcedResult.move(position), plies)
          : ExhaustiveSearch.loses(board, -plies);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int row = position.size() - 1; row >= 0; row--) {
        for (int column = 0; column < position.size(); column++) {
          text.append(".XO".charAt(1 + position.stone(row * position.size() + column)));
        }
        text.append('\n');
      }
      return text.append(board.toMove()).append(" to move").toString();
    }
  }
}
