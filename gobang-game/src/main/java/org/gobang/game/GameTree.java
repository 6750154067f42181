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
 * The record of a game as a mutable tree with the position at each node.
 *
 * <p>All positions are computed when the record is opened, so that a jump succeeds or is refused
 * without calling a board.
 */
record GameTree(GameRecord opened, GameNode start) {

  private static final Logger LOG = LoggerFactory.getLogger(GameTree.class);

  /**
   * Returns the tree of a record after playing all of its moves, which may take long. A move that
   * cannot be played makes its subtree unreachable.
   */
  static GameTree of(GameRecord record, Board board) {
    GameNode start = GameNode.start(GamePosition.of(board), record.notes());
    Deque<Branch> left = new ArrayDeque<>(List.of(new Branch(start, record.lines(), 1)));
    while (!left.isEmpty()) {
      Branch branch = left.pop();
      for (Node node : branch.lines()) {
        left.push(new Branch(add(branch, node), node.next(), branch.number() + 1));
      }
    }
    return new GameTree(record, start);
  }

  /** Recorded moves to be played from a node, and their move number. */
  private record Branch(GameNode from, List<Node> lines, int number) {}

  private static GameNode add(Branch branch, Node node) {
    GameNode parent = branch.from();
    if (parent.unplayable().isPresent()) {
      return parent.add(node, parent.unplayable().get());
    }
    GamePosition from = parent.position();
    Move move = node.move();
    if (move.stone() != from.sideOf(move)) {
      return parent.add(node, UnplayableMove.outOfTurn(branch.number(), move));
    }
    if (from.result().isPresent()) {
      return parent.add(node, UnplayableMove.over(branch.number(), move, from.result().get()));
    }
    try {
      return parent.add(node, from.after(move));
    } catch (IllegalMoveException illegal) {
      return parent.add(
          node, UnplayableMove.refused(branch.number(), move, illegal.verdict().kind()));
    } catch (Throwable e) {
      PluginErrors.log(LOG, "A board failed at " + move, e);
      return parent.add(node, UnplayableMove.failed(branch.number(), move));
    }
  }

  /**
   * Returns the node at a path.
   *
   * @throws RefusedException if there is none
   */
  GameNode at(List<Integer> path) {
    GameNode node = start;
    for (int child : path) {
      if (child < 0 || child >= node.next().size()) {
        throw new RefusedException("the game's record has no such position: " + path);
      }
      node = node.next().get(child);
    }
    return node;
  }

  /** Returns whether the initial position has stones. */
  boolean setUp() {
    return !opened.start().stones().isEmpty();
  }

  /** Returns the current record. */
  GameRecord record(Map<String, String> tags) {
    return GameRecord.of(opened.rules(), opened.start(), List.of())
        .withTags(tags)
        .withNotes(start.notes())
        .withLines(start.nodes());
  }
}
