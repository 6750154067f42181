package com.example.playouts;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.player.Score;

/** A candidate move with the results of the random games after it. */
final class Candidate {

  /** The exploration constant of UCB1: a greater one favours candidates with few games. */
  private static final double EXPLORATION = 0.5;

  private final Point point;
  private final Stone stone;
  private final MutableBoard board;
  private int games;
  private double won;

  /**
   * A candidate without a game yet.
   *
   * @param before the position, the move's side to move
   * @param point a point that it allows
   */
  Candidate(Board before, Point point) {
    this.point = point;
    this.stone = before.toMove();
    this.board = before.play(point).mutableCopy();
  }

  Point point() {
    return point;
  }

  /** The position after the move, to be copied. */
  MutableBoard board() {
    return board;
  }

  int games() {
    return games;
  }

  /** Counts one more game; a draw is half a win. */
  void count(Optional<Stone> winner) {
    games++;
    won += winner.map(each -> each == stone ? 1.0 : 0.0).orElse(0.5);
  }

  /** The upper confidence bound of the share of games won (UCB1). */
  double upperBound(int gamesOfAll) {
    return share() + EXPLORATION * Math.sqrt(Math.log(gamesOfAll + 1) / (games + 1));
  }

  /** As if one more game had been drawn, so that there is a share before the first. */
  private double share() {
    return (won + 0.5) / (games + 1);
  }

  /** A win where the move makes it; or the share of games won. */
  Score score() {
    return board.winner().isPresent()
        ? new Score.WinIn(1)
        : new Score.WinRate(share());
  }
}
