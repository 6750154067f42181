package org.gobang.testkit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Future;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** A short game of a player against lots drawn from a seed, so that it can be played again. */
final class ScriptedGame implements AutoCloseable {

  private static final int ANSWERS = 6;
  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(200));

  private final Hosted player;
  private final Random random;
  private final List<Point> answers = new ArrayList<>();
  private Board board;

  ScriptedGame(
      PlayerProvider provider, Settings settings, Board start, long seed, Duration patience) {
    this.player = Hosted.create(provider, settings, start, patience);
    this.random = new Random(seed);
    this.board = Positions.wander(start, 3, random);
  }

  /** Plays games move by move, all asked at the same time, and gives the answers in each. */
  static List<List<Point>> play(List<ScriptedGame> games) throws InterruptedException {
    for (int i = 0; i < ANSWERS; i++) {
      List<Question> questions = new ArrayList<>();
      List<Future<Hosted.Reply>> replies = new ArrayList<>();
      for (ScriptedGame game : games) {
        Question question = new Question(game.board, BUDGET);
        questions.add(question);
        replies.add(game.player.ask(question));
      }
      for (int each = 0; each < games.size(); each++) {
        games.get(each).await(replies.get(each), questions.get(each));
      }
    }
    return games.stream().map(game -> List.copyOf(game.answers)).toList();
  }

  private void await(Future<Hosted.Reply> reply, Question question) {
    Point point = Hosted.legal(player.await(reply, question), question);
    answers.add(point);
    Board after = board.play(point);
    // A move that ends the game is not made: the same question once more does as well.
    if (after.outcome() instanceof Outcome.Undecided) {
      Board replied = Positions.wander(after, 1, random);
      board = replied.moves().size() > after.moves().size() ? replied : board;
    }
  }

  @Override
  public void close() {
    player.close();
  }
}
