package org.gobang.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The record of a game that is being played, with the position at every node.
 *
 * <p>All positions are worked out when the record is opened, so that a jump needs no board and
 * returns at once, or says at once why it cannot be.
 */
final class GameTree {

  private static final Logger LOG = LoggerFactory.getLogger(GameTree.class);

  private final GameRecord opened;
  private final Spot start;

  private GameTree(GameRecord opened, Spot start) {
    this.opened = opened;
    this.start = start;
  }

  /** Plays all the moves of a record; may take long. A move that cannot be played does no harm. */
  static GameTree of(GameRecord record, Board board) {
    Spot start = Spot.start(Position.of(board), record.notes());
    Deque<Branch> left = new ArrayDeque<>(List.of(new Branch(start, record.lines(), 1)));
    while (!left.isEmpty()) {
      Branch branch = left.pop();
      for (Node node : branch.lines()) {
        left.push(new Branch(add(branch, node), node.next(), branch.number() + 1));
      }
    }
    return new GameTree(record, start);
  }

  /** Moves that are still to be played from a spot, and their number in the game. */
  private record Branch(Spot from, List<Node> lines, int number) {}

  private static Spot add(Branch branch, Node node) {
    Spot behind = branch.from();
    if (behind.unplayable().isPresent()) {
      return behind.add(node, behind.unplayable().get());
    }
    Position from = behind.position();
    Move move = node.move();
    if (move.stone() != from.toMove()) {
      return behind.add(node, Unplayable.outOfTurn(branch.number(), move));
    }
    if (from.result().isPresent()) {
      return behind.add(node, Unplayable.over(branch.number(), move, from.result().get()));
    }
    try {
      return behind.add(node, from.after(move));
    } catch (IllegalMoveException illegal) {
      return behind.add(node, Unplayable.refused(branch.number(), move, illegal.verdict().kind()));
    } catch (Throwable e) {
      Fault.log(LOG, "A board failed at " + move, e);
      return behind.add(node, Unplayable.failed(branch.number(), move));
    }
  }

  /**
   * The spot at a path.
   *
   * @throws RefusedException if there is none
   */
  Spot at(List<Integer> path) {
    Spot spot = start;
    for (int child : path) {
      if (child < 0 || child >= spot.next().size()) {
        throw new RefusedException("the game's record has no such position: " + path);
      }
      spot = spot.next().get(child);
    }
    return spot;
  }

  /** Whether the game begins with stones on the board. */
  boolean setUp() {
    return !opened.start().stones().isEmpty();
  }

  /** The record as it is now. */
  GameRecord record(Map<String, String> tags) {
    return new GameRecord(opened.rules(), opened.start(), tags, start.notes(), start.nodes());
  }
}
