package org.gobang.testkit;

import java.util.List;
import java.util.Locale;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;

/**
 * Correct but unusual rules: stones need support from below, Black starts, and refusals are
 * explained by points.
 */
public class HeavyRules extends BadBoards.Toy {

  private static final String FLOATING = "floating";

  /** Creates a provider. Called by the contract. */
  public HeavyRules() {
    super(BadBoards.freestyle());
  }

  @Override
  public int defaultSize() {
    return 7;
  }

  @Override
  public Board create(Start start) {
    if (!start.stones().isEmpty() || start.first() == Stone.WHITE) {
      throw new RefusedException("Black begins on an empty board");
    }
    return super.create(start);
  }

  @Override
  public String explain(Refused why, Locale locale) {
    return switch (why.kind()) {
      case FLOATING -> "nothing lies below on " + why.points().get(0);
      case Refused.OCCUPIED -> "there is a stone on " + why.points().get(0);
      default -> super.explain(why, locale);
    };
  }

  @Override
  Board warp(Board board) {
    return new Warped(board, this::warp) {
      @Override
      public Verdict judge(Stone stone, Point point) {
        Verdict verdict = super.judge(stone, point);
        boolean floating = point.row() > 0 && at(point.column(), point.row() - 1) == Cell.VACANT;
        if (verdict instanceof Verdict.Allowed && floating) {
          return new Refused(FLOATING, List.of(new Point(point.column(), point.row() - 1)), false);
        }
        return verdict instanceof Refused why && why.kind().equals(Refused.OCCUPIED)
            ? new Refused(Refused.OCCUPIED, List.of(point), false)
            : verdict;
      }

      @Override
      public Board play(Point point) {
        if (judge(toMove(), point) instanceof Refused why) {
          throw new IllegalMoveException(point, why);
        }
        return super.play(point);
      }

      @Override
      public List<Point> allowed() {
        return vacant().stream()
            .filter(point -> judge(toMove(), point) instanceof Verdict.Allowed)
            .toList();
      }
    };
  }

  /** Has no explanation for its special refusals. */
  public static class Silent extends HeavyRules {
    /** Creates a provider. Called by the contract. */
    public Silent() {}

    @Override
    public String explain(Refused why, Locale locale) {
      return why.kind().equals(FLOATING) ? "" : super.explain(why, locale);
    }
  }
}
