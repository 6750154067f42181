package org.gobang.ai.lookahead;

import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Start;
import org.gobang.api.evaluator.Evaluator;

/** Creates positions and evaluators for searches. */
final class Boards {

  private Boards() {}

  /** Returns an empty board of rules, for example {@code custom:stones=2}. */
  static Board empty(String rules, int size) {
    ProviderSpec spec = ProviderSpec.parse(rules);
    Boards.class.getModule().addUses(BoardProvider.class);
    BoardProvider provider =
        ServiceLoader.load(BoardProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(each -> each.id().equals(spec.id()))
            .findFirst()
            .orElseThrow();
    return provider.create(OptionValues.of(provider.options(), spec.options()), Start.empty(size));
  }

  /** Returns a board after moves, for example {@code h8 i9}. */
  static Board after(Board board, String moves) {
    Board now = board;
    for (String move : List.of(moves.split(" "))) {
      now = now.play(Point.parse(move));
    }
    return now;
  }

  /** Returns a board after random moves of an undecided game. */
  static Board random(Board empty, int moves, Random random) {
    while (true) {
      MutableBoard board = empty.mutableCopy();
      Board now = empty;
      for (int i = 0; i < moves && !board.over(); i++) {
        int move = board.randomMove(random);
        board.play(move);
        now = now.play(new Point(move % empty.size(), move / empty.size()));
      }
      if (!board.over()) {
        return now;
      }
    }
  }

  /** An evaluator that depends only on every stone and the side to move. */
  static final class HashedValues implements Evaluator {

    @Override
    public int value(MutableBoard board) {
      int hash = board.toMove().name().hashCode();
      for (int i = 0; i < board.size() * board.size(); i++) {
        hash = hash * 31 + board.at(i).name().hashCode();
      }
      return Math.floorMod(hash * 0x9E3779B9, 2001) - 1000;
    }
  }
}
