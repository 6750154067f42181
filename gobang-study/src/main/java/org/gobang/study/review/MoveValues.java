package org.gobang.study.review;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Outcome;
import org.gobang.api.review.MoveClass;

/** The evaluations of the moves of a game, derived from the evaluations of its positions. */
record MoveValues(Judgements judgements, List<Move> moves, WinCurve curve) {

  /** The minimum loss of win probability of an inaccuracy. */
  private static final double INACCURATE = 0.05;

  /** The minimum loss of win probability of a mistake. */
  private static final double MISTAKEN = 0.15;

  /** The minimum loss of win probability of a blunder. */
  private static final double BLUNDERED = 0.30;

  /** The win probability of positions that were not evaluated. */
  private static final double EVEN = 0.5;

  int count() {
    return moves.size();
  }

  /** Returns the side of a move. */
  Stone side(int ply) {
    return judgements.board(ply).toAct();
  }

  /**
   * Returns whether a move can be evaluated. Choices and stones in openings cannot be evaluated.
   */
  boolean isValued(int ply) {
    return !(moves.get(ply) instanceof Move.Choose)
        && judgements.at(ply).isPresent()
        && actsItself(ply)
        && (isOver(ply + 1) || (judgements.at(ply + 1).isPresent() && actsItself(ply + 1)));
  }

  /**
   * Returns whether a side places its own stone. In openings it may place stones of the other side,
   * but scores are for the side to move.
   */
  private boolean actsItself(int ply) {
    return judgements.board(ply).toAct() == judgements.board(ply).toMove();
  }

  private boolean isOver(int ply) {
    return !(judgements.board(ply).outcome() instanceof Outcome.Undecided);
  }

  /** Returns the win probability of the side before its move. */
  double before(int ply) {
    return isValued(ply)
        ? curve.probability(judgements.at(ply).orElseThrow().score(), stones(ply))
        : EVEN;
  }

  /** Returns the win probability of the side after its move. */
  double after(int ply) {
    return before(ply) - lost(ply);
  }

  private double judgedAfter(int ply) {
    if (!isValued(ply)) {
      return EVEN;
    }
    Optional<Judgement> next = judgements.at(ply + 1);
    return next.isPresent() ? after(ply, next.get()) : ending(ply);
  }

  private double after(int ply, Judgement next) {
    // Uses the curve of the same stage, so that a change of stage does not count as a loss.
    double probability = curve.probability(next.score(), stones(ply));
    return side(ply) == side(ply + 1) ? probability : 1 - probability;
  }

  private double ending(int ply) {
    return judgements.board(ply + 1).outcome() instanceof Outcome.Won won
        ? won.stone() == side(ply) ? 1 : 0
        : EVEN;
  }

  private int stones(int ply) {
    return judgements.board(0).start().stones().size() + ply;
  }

  /** Returns the loss of win probability by a move; 0 for the best one. */
  double loss(int ply) {
    return type(ply) == MoveClass.BEST ? 0 : Math.max(0, lost(ply));
  }

  /**
   * Returns the loss of win probability by a move, according to the evaluations. Two searches of
   * neighbouring positions also differ by noise: if both were evaluated twice, the smaller loss
   * counts.
   */
  private double lost(int ply) {
    double lost = before(ply) - judgedAfter(ply);
    Optional<Judgement> earlier = judgements.earlier(ply);
    Optional<Judgement> earlierNext = judgements.earlier(ply + 1);
    if (earlier.isEmpty() || earlierNext.isEmpty() || isSettled(ply) || isSettled(ply + 1)) {
      return lost;
    }
    double then =
        curve.probability(earlier.get().score(), stones(ply)) - after(ply, earlierNext.get());
    return lost <= 0 ? lost : Math.max(0, Math.min(lost, then));
  }

  /** Returns the class of a move. */
  MoveClass type(int ply) {
    if (!isValued(ply)) {
      return MoveClass.GOOD;
    }
    Judgement before = judgements.at(ply).orElseThrow();
    if (judgements.follows(ply) || (before.isWin() && wins(ply))) {
      return MoveClass.BEST;
    }
    if (before.isWin()) {
      return MoveClass.MISSED_WIN;
    }
    MoveClass byLoss = ofLoss(lost(ply));
    return byLoss.isFault() && loses(ply) ? MoveClass.MISSED_DEFENCE : byLoss;
  }

  private static MoveClass ofLoss(double loss) {
    if (loss < INACCURATE) {
      return MoveClass.GOOD;
    }
    if (loss < MISTAKEN) {
      return MoveClass.INACCURACY;
    }
    return loss < BLUNDERED ? MoveClass.MISTAKE : MoveClass.BLUNDER;
  }

  private boolean wins(int ply) {
    return judgedAfter(ply) == 1 && isSettled(ply + 1);
  }

  private boolean loses(int ply) {
    return judgedAfter(ply) == 0 && isSettled(ply + 1);
  }

  private boolean isSettled(int ply) {
    return isOver(ply) || judgements.at(ply).filter(Judgement::isProven).isPresent();
  }
}
