package org.gobang.testkit;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;

/** Checks that a board is immutable and that all threads see the same board. */
final class ImmutabilityCheck {

  private static final int READERS = 4;

  private static final Promise IMMUTABLE =
      new Promise("Board", "a board never changes; play and pass give another one");
  private static final Promise THREADS =
      new Promise("Board", "may be used by any number of threads at once");

  private ImmutabilityCheck() {}

  /** Checks that the boards of a game are the same when created and after the game. */
  static void afterMoves(BoardsUnderTest trial) {
    for (List<Board> game : trial.games()) {
      IdentityHashMap<Board, BoardSnapshot> sights = new IdentityHashMap<>();
      again(
          game.get(game.size() - 1),
          trial,
          board -> {
            sights.put(board, BoardSnapshot.of(board));
            tryMoves(board);
          });
      sights.forEach(
          (board, sight) ->
              IMMUTABLE.check(
                  sight.equals(BoardSnapshot.of(board)),
                  "another look showed something else, after moves from %s",
                  UndecidedPositions.words(board)));
    }
  }

  private static void tryMoves(Board board) {
    List<Point> allowed = RandomGame.judgedAllowed(board);
    allowed.stream().limit(3).forEach(board::play);
    if (!allowed.isEmpty()) {
      try {
        Board unused = board.pass();
        IMMUTABLE.check(unused != board, "pass gave the same board");
      } catch (IllegalMoveException notHere) {
        // Possible in an opening.
      }
    }
  }

  static void sameMovesSameBoard(BoardsUnderTest trial) {
    for (List<Board> game : trial.games()) {
      Board last = game.get(game.size() - 1);
      IMMUTABLE.check(
          BoardSnapshot.of(again(last, trial, passed -> {})).equals(BoardSnapshot.of(last)),
          "the same moves gave another board than %s",
          UndecidedPositions.words(last));
    }
  }

  /** Returns a board on which the moves of another are repeated. */
  private static Board again(Board board, BoardsUnderTest trial, Consumer<Board> onTheWay) {
    Board again = trial.create(board.start());
    onTheWay.accept(again);
    for (Move move : board.moves()) {
      again = again.play(move);
      onTheWay.accept(again);
    }
    return again;
  }

  /** Checks that several threads read the same values from new boards. */
  static void fromSeveralThreads(BoardsUnderTest trial) throws InterruptedException {
    ExecutorService readers =
        Executors.newFixedThreadPool(READERS, code -> new Thread(code, PluginThread.NAME));
    try {
      for (Board board : trial.middles()) {
        List<BoardSnapshot> together = together(again(board, trial, passed -> {}), readers);
        BoardSnapshot alone = BoardSnapshot.of(board);
        THREADS.check(
            together.stream().allMatch(alone::equals),
            "threads differ on %s",
            UndecidedPositions.words(board));
      }
    } finally {
      readers.shutdownNow();
    }
  }

  private static List<BoardSnapshot> together(Board board, ExecutorService readers)
      throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(READERS);
    List<Future<BoardSnapshot>> looks = new ArrayList<>();
    for (int i = 0; i < READERS; i++) {
      looks.add(
          readers.submit(
              () -> {
                ready.countDown();
                ready.await();
                return BoardSnapshot.of(board);
              }));
    }
    List<BoardSnapshot> sights = new ArrayList<>();
    for (Future<BoardSnapshot> look : looks) {
      try {
        sights.add(look.get());
      } catch (ExecutionException thrown) {
        throw THREADS.broken(
            PluginThread.cause(thrown), "an exception to one of several threads that look");
      }
    }
    return sights;
  }
}
