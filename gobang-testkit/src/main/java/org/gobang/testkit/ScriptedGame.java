package org.gobang.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;

/**
 * A short game of a player against moves from a random generator with a seed, so that it can be
 * repeated.
 */
final class ScriptedGame implements AutoCloseable {

  private static final int ANSWERS = 6;

  private final HostedPlayer player;
  private final Random random;
  private final List<Point> answers = new ArrayList<>();
  private Board board;

  private ScriptedGame(HostedPlayer player, Board start, long seed) {
    this.player = player;
    this.random = new Random(seed);
    this.board = UndecidedPositions.wander(start, 3, random);
  }

  /** Plays a game and returns the moves of the player. */
  static List<Point> alone(PlayerUnderTest bench, long seed) {
    return together(bench, List.of(seed)).get(0);
  }

  /** Plays games with simultaneous turns and returns the player's moves in each. */
  static List<List<Point>> together(PlayerUnderTest bench, List<Long> seeds) {
    List<ScriptedGame> games = new ArrayList<>();
    try {
      for (long seed : seeds) {
        games.add(new ScriptedGame(bench.host(bench.start()), bench.start(), seed));
      }
      for (int i = 0; i < ANSWERS; i++) {
        askAll(games);
      }
      return games.stream().map(game -> List.copyOf(game.answers)).toList();
    } finally {
      for (ScriptedGame game : games) {
        game.close();
      }
    }
  }

  private static void askAll(List<ScriptedGame> games) {
    CountDownLatch all = new CountDownLatch(games.size());
    List<TestTurn> questions = new ArrayList<>();
    List<Future<HostedPlayer.Reply>> replies = new ArrayList<>();
    for (ScriptedGame game : games) {
      TestTurn question = new TestTurn(game.board, RepeatabilityCheck.NODES, all);
      questions.add(question);
      replies.add(game.player.ask(question));
    }
    for (int each = 0; each < games.size(); each++) {
      games.get(each).await(replies.get(each), questions.get(each));
    }
  }

  private void await(Future<HostedPlayer.Reply> asked, TestTurn question) {
    Point point = player.await(asked, question).point();
    answers.add(point);
    Board after = board.play(point);
    // A move that ends the game is not made. The same position is used again.
    if (after.outcome() instanceof Outcome.Undecided) {
      Board replied = UndecidedPositions.wander(after, 1, random);
      board = replied.moves().size() > after.moves().size() ? replied : board;
    }
  }

  @Override
  public void close() {
    player.close();
  }
}
