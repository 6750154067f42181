package org.gobang.presentation.problem;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.PlayerQuery;
import org.gobang.presentation.advice.PlayerQuery.Findings;
import org.gobang.presentation.text.PluginCall;

/**
 * Judges moves of problems by a player. A move that is to win holds if a win is proven after the
 * best answer that the player finds, which resists longest; one that is to defend holds if no win
 * of the opponent is proven.
 *
 * <p>One question at a time: a new one drops the last. Used on the front end's thread alone.
 */
final class MoveJudge implements AutoCloseable {

  /** Far more than the solvers took that made the problems; the time is for slow players. */
  private static final Budget BUDGET =
      Budget.of(new Budget.Limit.Nodes(400_000), new Budget.Limit.MoveTime(Duration.ofSeconds(10)));

  private final Workbench workbench;
  private final Executor frontEnd;
  private Optional<PlayerQuery> running = Optional.empty();

  /**
   * What a move is worth.
   *
   * @param holds whether the problem can still be solved
   * @param answers the opponent's best moves; empty where the player has none
   * @param loses whether the opponent wins by them
   */
  record Judged(boolean holds, List<Point> answers, boolean loses) {}

  /** No question yet. */
  MoveJudge(Workbench workbench, Executor frontEnd) {
    this.workbench = workbench;
    this.frontEnd = frontEnd;
  }

  /**
   * Judges the move that led to a position.
   *
   * @param after the position after it, with the opponent to move
   * @param wins whether it is to win, rather than to defend
   * @param judged receives the judgement
   * @param failed receives why the player has no answer
   */
  void judge(
      PlayerSpec who, Board after, boolean wins, Consumer<Judged> judged, Consumer<String> failed) {
    ask(
        who,
        after,
        answer -> {
          boolean loses = isWin(answer);
          if (answer.best().isEmpty()) {
            failed.accept(answer.failure());
          } else if (!wins || loses || isLoss(answer)) {
            judged.accept(new Judged(!loses, moves(answer), loses));
          } else {
            judgeAnswered(who, after, answer.best().get(), judged);
          }
        });
  }

  private void judgeAnswered(PlayerSpec who, Board after, Point reply, Consumer<Judged> judged) {
    Optional<Board> answered =
        PluginCall.of(() -> Optional.of(after.play(reply)), Optional.<Board>empty())
            .filter(board -> board.outcome() instanceof Outcome.Undecided);
    if (answered.isEmpty()) {
      judged.accept(new Judged(false, List.of(reply), true));
      return;
    }
    ask(who, answered.get(), next -> judged.accept(new Judged(isWin(next), List.of(reply), false)));
  }

  /**
   * Finds the best line of a position.
   *
   * @param found receives the moves; none where the player has no answer
   */
  void solve(PlayerSpec who, Board board, Consumer<List<Point>> found) {
    ask(who, board, answer -> found.accept(moves(answer)));
  }

  private void ask(PlayerSpec who, Board board, Consumer<Findings> found) {
    close();
    PlayerQuery query = new PlayerQuery(workbench, who, board, BUDGET);
    running = Optional.of(query);
    query
        .findings()
        .thenAccept(
            findings ->
                frontEnd.execute(
                    () -> {
                      if (running.filter(query::equals).isPresent()) {
                        running = Optional.empty();
                        found.accept(findings);
                      }
                    }));
  }

  private static List<Point> moves(Findings answer) {
    return answer
        .line()
        .map(Insight.Line::moves)
        .orElseGet(() -> answer.best().map(List::of).orElse(List.of()));
  }

  private static boolean isWin(Findings answer) {
    return answer.line().filter(line -> line.score() instanceof Score.WinIn).isPresent();
  }

  private static boolean isLoss(Findings answer) {
    return answer.line().filter(line -> line.score() instanceof Score.LossIn).isPresent();
  }

  /** Whether an answer is still to come. */
  boolean isBusy() {
    return running.isPresent();
  }

  /** Drops the question. */
  @Override
  public void close() {
    running.ifPresent(PlayerQuery::close);
    running = Optional.empty();
  }
}
