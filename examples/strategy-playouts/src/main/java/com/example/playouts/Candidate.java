package com.example.playouts;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.player.Score;

/** A candidate move with the results of the random games after it. */
final class Candidate {

  /** The exploration constant of UCB1. Greater values favour candidates with few games. */
  private static final double EXPLORATION = 0.5;

  private final Point point;
  private final Stone stone;
  private final MutableBoard board;
  private int games;
  private double won;

  /**
   * Creates a candidate without games.
   *
   * @param before the position before the move
   * @param point a legal point
   */
  Candidate(Board before, Point point) {
    this.point = point;
    this.stone = before.toMove();
    this.board = before.play(point).mutableCopy();
  }

  Point point() {
    return point;
  }

  /** Returns the position after the move. Callers must copy it. */
  MutableBoard board() {
    return board;
  }

  int games() {
    return games;
  }

  /** Adds the result of a game. A draw counts as half a win. */
  void count(Optional<Stone> winner) {
    games++;
    won += winner.map(each -> each == stone ? 1.0 : 0.0).orElse(0.5);
  }

  /** Returns the upper confidence bound of the share of won games (UCB1). */
  double upperBound(int gamesOfAll) {
    return share() + EXPLORATION * Math.sqrt(Math.log(gamesOfAll + 1) / (games + 1));
  }

  /**
   * Returns the share of won games, counting one additional draw so that it is defined before the
   * first game.
   */
  private double share() {
    return (won + 0.5) / (games + 1);
  }

  /** Returns a win if the move wins, otherwise the share of won games. */
  Score score() {
    return board.winner().isPresent() ? new Score.WinIn(1) : new Score.WinRate(share());
  }
}
