package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;

/**
 * A position of the record that one guest looks at while the game goes on. It is shown until the
 * guest returns to where the game stands, or the position is no longer in the record. Used on any
 * thread.
 */
final class LookElsewhere {

  /** Makes the board of a game before the first move. */
  interface Boards {

    /** As {@link org.gobang.api.workbench.Workbench#board}. */
    CompletionStage<Board> board(String rules, Start start);
  }

  private final Game game;
  private final Boards boards;
  private final List<GameListener> listeners = new CopyOnWriteArrayList<>();
  private Optional<Looked> looked = Optional.empty();

  /** How often another position was wanted: an answer to an earlier wish comes too late. */
  private int wishes;

  /** The position that is looked at. */
  private record Looked(List<Integer> path, Board board) {}

  LookElsewhere(Game game, Boards boards) {
    this.game = game;
    this.boards = boards;
  }

  /** Has a listener receive what is looked at. */
  Subscription listen(GameListener listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /** Whether another position is looked at than that of the game. */
  synchronized boolean isElsewhere() {
    return looked.isPresent();
  }

  /** The state of the game, at the position that is looked at. */
  synchronized GameState over(GameState now) {
    return looked.map(each -> at(each, now)).orElse(now);
  }

  private static GameState at(Looked looked, GameState now) {
    boolean exchanged = looked.board().swapped() != now.board().swapped();
    return GameState.of(now.record(), looked.board())
        .version(now.version())
        .path(looked.path())
        .line(now.line())
        .black(exchanged ? now.white() : now.black())
        .white(exchanged ? now.black() : now.white())
        .paused(now.paused())
        .explored(now.explored())
        .left(now.left())
        .ended(now.ended())
        .build();
  }

  /** The game has changed. */
  void changed(GameState now, GameListener listener) {
    synchronized (this) {
      looked = looked.filter(each -> isIn(now.record(), each.path()));
    }
    listener.changed(over(now));
  }

  private static boolean isIn(GameRecord record, List<Integer> path) {
    try {
      record.follow(path);
      return true;
    } catch (IllegalArgumentException removed) {
      return false;
    }
  }

  /**
   * Looks at a position, a little later.
   *
   * @throws RefusedException if the record has no such path
   */
  void goTo(List<Integer> path) {
    GameState now = game.state();
    if (!isIn(now.record(), path)) {
      throw new RefusedException("no-such-path", "the record has no such position");
    }
    int wish;
    synchronized (this) {
      wish = ++wishes;
    }
    if (path.equals(now.path())) {
      show(wish, Optional.empty());
      return;
    }
    boards
        .board(now.record().rules(), now.record().start())
        .thenAccept(
            board -> show(wish, Optional.of(new Looked(path, along(board, now.record(), path)))));
  }

  private static Board along(Board start, GameRecord record, List<Integer> path) {
    Board board = start;
    for (Node node : record.follow(path)) {
      board = board.play(node.move());
    }
    return board;
  }

  private void show(int wish, Optional<Looked> next) {
    synchronized (this) {
      if (wish != wishes) {
        return;
      }
      looked = next;
    }
    GameState now = over(game.state());
    listeners.forEach(listener -> listener.changed(now));
  }
}
