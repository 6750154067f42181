package org.gobang.study.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Score;

/** The positions of a game with their evaluations. */
final class Judgements {

  private final PositionJudge judge;
  private final List<Move> moves;

  /** The positions, one more than moves. */
  private final List<Board> boards = new ArrayList<>();

  private final List<Optional<Judgement>> found = new ArrayList<>();

  /**
   * The evaluation of each position with the full budget, before the evaluation with a larger
   * budget.
   */
  private final List<Optional<Judgement>> earlier = new ArrayList<>();

  /** The last pass of each position. */
  private final int[] rounds;

  /**
   * Creates the positions of a game without evaluations.
   *
   * @param start the board before the first move
   * @throws RefusedException if one of the moves cannot be played
   */
  Judgements(PositionJudge judge, Board start, List<Move> moves) {
    this.judge = judge;
    this.moves = moves;
    boards.add(start);
    for (Move move : moves) {
      boards.add(after(move));
    }
    boards.forEach(board -> found.add(Optional.empty()));
    earlier.addAll(found);
    rounds = new int[boards.size()];
  }

  private Board after(Move move) {
    try {
      return boards.get(boards.size() - 1).play(move);
    } catch (IllegalMoveException illegal) {
      String kind = illegal.verdict().kind();
      throw unplayable(move, "move-" + kind, kind);
    } catch (IllegalStateException over) {
      throw unplayable(move, "", "the game is over before it");
    }
  }

  private RefusedException unplayable(Move move, String kind, String why) {
    String number = String.valueOf(boards.size());
    return new RefusedException(
        kind, "move " + number + " (" + move + "): " + why, List.of(number, move.toString()));
  }

  /** Returns the point of a move; empty for a pass and a choice. */
  Optional<Point> point(int ply) {
    return moves.get(ply) instanceof Move.Place place
        ? Optional.of(place.point())
        : Optional.empty();
  }

  /** Returns the position after a number of moves. */
  Board board(int ply) {
    return boards.get(ply);
  }

  /**
   * Returns the evaluation of the position after a number of moves; empty before it is evaluated.
   */
  Optional<Judgement> at(int ply) {
    return found.get(ply);
  }

  /**
   * Returns the evaluation of a position with the full budget; empty unless the position was
   * evaluated again with a larger budget.
   */
  Optional<Judgement> earlier(int ply) {
    return earlier.get(ply);
  }

  /** Returns whether a position can be evaluated: the game continues with a stone. */
  boolean isJudged(int ply) {
    Board board = board(ply);
    return board.outcome() instanceof Outcome.Undecided && board.choices().isEmpty();
  }

  /** Returns whether a position is not proven and was evaluated only in earlier passes. */
  boolean isOpenIn(int round, int ply) {
    return isJudged(ply) && rounds[ply] < round && !at(ply).map(Judgement::isProven).orElse(false);
  }

  /** Evaluates a position in a pass. */
  void judge(int ply, int round, Budget budget) throws InterruptedException {
    if (rounds[ply] == ReviewRounds.FULL) {
      earlier.set(ply, at(ply));
    }
    rounds[ply] = round;
    found.set(ply, Optional.of(judge.judge(board(ply), budget)));
  }

  /**
   * Propagates proofs along the moves of the game: a move to a lost position of the opponent wins,
   * and a move in a winning line leads to a won position.
   */
  void settle() {
    for (int ply = moves.size() - 1; ply >= 0; ply--) {
      settleBefore(ply);
    }
    for (int ply = 0; ply < moves.size(); ply++) {
      settleAfter(ply);
    }
  }

  private void settleBefore(int ply) {
    if (isOpen(ply) && point(ply).isPresent()) {
      proof(ply)
          .ifPresent(
              rest -> {
                List<Point> line = new ArrayList<>(List.of(point(ply).get()));
                line.addAll(rest.line());
                Score win = new Score.WinIn(rest.plies() + 1);
                found.set(ply, Optional.of(new Judgement(win, line)));
              });
    }
  }

  /** The continuation of the game after a winning move. */
  private record Rest(int plies, List<Point> line) {}

  /** Returns the proof that a move wins: the board, or a proven loss of the other side. */
  private Optional<Rest> proof(int ply) {
    if (board(ply + 1).outcome() instanceof Outcome.Won won) {
      return won.stone() == board(ply).toMove()
          ? Optional.of(new Rest(0, List.of()))
          : Optional.empty();
    }
    return at(ply + 1)
        .filter(next -> opposed(ply) && next.score() instanceof Score.LossIn)
        .map(next -> new Rest(((Score.LossIn) next.score()).plies(), next.line()));
  }

  private void settleAfter(int ply) {
    if (isOpen(ply + 1)
        && opposed(ply)
        && at(ply).isPresent()
        && at(ply).get().score() instanceof Score.WinIn win
        && win.plies() > 1
        && follows(ply)
        && at(ply).get().line().size() > 1) {
      List<Point> rest = at(ply).get().line().subList(1, at(ply).get().line().size());
      found.set(ply + 1, Optional.of(new Judgement(new Score.LossIn(win.plies() - 1), rest)));
    }
  }

  /** Returns whether a position is evaluated and not proven. */
  private boolean isOpen(int ply) {
    return at(ply).isPresent() && !at(ply).get().isProven();
  }

  /** Returns whether the other side acts after a move. */
  private boolean opposed(int ply) {
    return board(ply).toAct() != board(ply + 1).toAct();
  }

  /** Returns whether the move from a position is the best one there. */
  boolean follows(int ply) {
    return point(ply).isPresent() && at(ply).map(Judgement::best).equals(point(ply));
  }
}
