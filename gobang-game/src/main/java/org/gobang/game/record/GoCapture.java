package org.gobang.game.record;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.Node;
import org.jspecify.annotations.Nullable;

/**
 * Tells a game of go from one of gomoku that a program for go has saved: in the other nothing is
 * ever captured.
 */
final class GoCapture {

  private final int size;
  private final @Nullable Stone[] cells;

  private GoCapture(Start start) {
    size = start.size();
    cells = new Stone[size * size];
    start.stones().forEach(stone -> cells[cell(stone)] = stone.stone());
  }

  /** A move to make, or the one to take back when all behind it was looked at. */
  private record Step(Node node, boolean back) {}

  /** The first move that would take the last liberty of stones. */
  static Optional<Move> find(Start start, List<Node> lines) {
    return new GoCapture(start).find(lines);
  }

  private Optional<Move> find(List<Node> lines) {
    Deque<Step> left = new ArrayDeque<>();
    push(left, lines);
    while (!left.isEmpty()) {
      Step step = left.pop();
      if (step.node().move() instanceof Move.Place place) {
        int cell = cell(place);
        if (step.back()) {
          cells[cell] = null;
        } else if (cells[cell] == null) {
          cells[cell] = place.stone();
          left.push(new Step(step.node(), true));
          if (captures(cell)) {
            return Optional.of(place);
          }
        }
      }
      if (!step.back()) {
        push(left, step.node().next());
      }
    }
    return Optional.empty();
  }

  private static void push(Deque<Step> left, List<Node> nodes) {
    for (int i = nodes.size() - 1; i >= 0; i--) {
      left.push(new Step(nodes.get(i), false));
    }
  }

  private int cell(Move.Place place) {
    return place.point().row() * size + place.point().column();
  }

  /** Whether the stone on a cell, or one beside it, is without liberties. */
  private boolean captures(int cell) {
    boolean captures = !hasLiberty(cell);
    for (int beside : beside(cell)) {
      captures |= cells[beside] != null && !hasLiberty(beside);
    }
    return captures;
  }

  private boolean hasLiberty(int cell) {
    Set<Integer> group = new HashSet<>(Set.of(cell));
    Deque<Integer> left = new ArrayDeque<>(group);
    while (!left.isEmpty()) {
      for (int beside : beside(left.pop())) {
        if (cells[beside] == null) {
          return true;
        }
        if (cells[beside] == cells[cell] && group.add(beside)) {
          left.push(beside);
        }
      }
    }
    return false;
  }

  private int[] beside(int cell) {
    int column = cell % size;
    int row = cell / size;
    int[] beside = new int[4];
    int count = 0;
    if (column > 0) {
      beside[count++] = cell - 1;
    }
    if (column < size - 1) {
      beside[count++] = cell + 1;
    }
    if (row > 0) {
      beside[count++] = cell - size;
    }
    if (row < size - 1) {
      beside[count++] = cell + size;
    }
    return Arrays.copyOf(beside, count);
  }
}
