package org.gobang.record;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.record.Node;

/**
 * The moves of a record that is being read, as a tree. A file may nest as deep as it likes: nothing
 * here calls itself.
 */
final class Drafts {

  /** A game has hundreds of moves, a book of openings some ten thousand. */
  static final int MOST_MOVES = 100_000;

  private final String text;
  private final Draft start = new Draft(null);

  /** In the order of the file, so each after the one that it follows. */
  private final List<Draft> all = new ArrayList<>();

  /** Of a text, in which places are given by their index. */
  Drafts(String text) {
    this.text = text;
  }

  Draft start() {
    return start;
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /**
   * Puts a move behind a position.
   *
   * @param index where the move stands in the text
   * @return the position after it
   * @throws UnreadableRecordException if there are too many
   */
  Draft add(Draft before, Move move, int index) {
    if (all.size() == MOST_MOVES) {
      throw new UnreadableRecordException(text, index, Sentence.of("many.moves", MOST_MOVES));
    }
    Draft after = new Draft(move);
    before.next().add(after);
    all.add(after);
    return after;
  }

  /** The first moves, with all that is behind them. Works once. */
  List<Node> lines() {
    for (int i = all.size() - 1; i >= 0; i--) {
      all.get(i).finish();
    }
    return start.nodes();
  }
}
