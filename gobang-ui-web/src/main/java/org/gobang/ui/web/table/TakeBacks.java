package org.gobang.ui.web.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Outcome;
import org.gobang.api.record.Node;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.MoveNumber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.action.Question;

/**
 * The take-back requests between the players of a game: one at a time, at most one per own move and
 * three per game. A move instead of an answer declines the request. An accepted take-back restores
 * the clocks of the position. Use only on the loop of the table.
 */
final class TakeBacks {

  private static final int MOST = 3;

  private final Game game;
  private final Map<Visitor, Set<List<Integer>>> asked = new HashMap<>();
  private Optional<Request> open = Optional.empty();

  private record Request(Visitor asks, Visitor other, GameState then) {

    boolean isStale(GameState now) {
      return !now.path().equals(then.path()) || !now.ended().equals(then.ended());
    }
  }

  /** Creates an instance without requests. */
  TakeBacks(Game game) {
    this.game = game;
  }

  /**
   * Requests a take-back from the other visitor.
   *
   * @param side the side that requests the take-back
   * @param asks the visitor who acts for that side
   * @param other the visitor who accepts or declines
   * @throws RefusedException if there is nothing to take back or no further request is allowed
   */
  void ask(Stone side, Visitor asks, Visitor other) {
    settle();
    if (open.isPresent()) {
      throw new RefusedException("web-asking", "a take-back request waits for an answer");
    }
    GameState now = game.state();
    List<Integer> last = lastMove(now, side);
    Set<List<Integer>> before = asked.computeIfAbsent(asks, any -> new HashSet<>());
    if (before.contains(last)) {
      throw new RefusedException("web-take-back-again", "this take-back was requested before");
    }
    if (before.size() >= MOST) {
      throw new RefusedException(
          "web-take-back-most", "no more take-back requests in this game", List.of("" + MOST));
    }
    before.add(last);
    open = Optional.of(new Request(asks, other, now));
    Texts texts = other.texts();
    other
        .requests()
        .ask(
            new Question(
                question(texts, side, now, last),
                texts.of("web.take-back.yes"),
                texts.of("web.take-back.no"),
                () -> agreed(side),
                this::declined));
    asks.say("web.take-back.asked", before.size(), MOST);
  }

  /** Returns the path to the last move of a side, which is taken back with all moves after it. */
  private static List<Integer> lastMove(GameState now, Stone side) {
    List<Node> nodes = now.record().follow(now.path());
    for (int ply = nodes.size(); ply > 0; ply--) {
      if (nodes.get(ply - 1).move().stone() == side) {
        return now.path().subList(0, ply);
      }
    }
    throw new RefusedException(Game.NOTHING_TO_TAKE_BACK, "there is nothing to take back");
  }

  private static String question(Texts texts, Stone side, GameState now, List<Integer> last) {
    int from = MoveNumber.of(now, last);
    int to = MoveNumber.of(now, now.path());
    String key =
        resumes(now, side)
            ? "web.take-back.end"
            : from == to ? "web.take-back.one" : "web.take-back.more";
    return texts.of(key, texts.of(side), from, to);
  }

  /** Returns whether the take-back applies to a resignation or a loss on time instead of a move. */
  private static boolean resumes(GameState now, Stone side) {
    return now.board().outcome() instanceof Outcome.Undecided
        && now.ended().flatMap(Result::winner).filter(side.opponent()::equals).isPresent();
  }

  private void agreed(Stone side) {
    Request request = open.orElseThrow();
    open = Optional.empty();
    request.other().session().presenter().notices().attempt(() -> game.takeBack(side));
  }

  private void declined() {
    Request request = open.orElseThrow();
    open = Optional.empty();
    request.asks().say("web.take-back.declined");
  }

  /** Withdraws a request if the position of the game has changed. */
  void settle() {
    open.filter(request -> request.isStale(game.state()))
        .ifPresent(
            request -> {
              end();
              request.asks().say("web.take-back.late");
            });
  }

  /** Withdraws the request. */
  void end() {
    open.ifPresent(request -> request.other().requests().withdraw());
    open = Optional.empty();
  }
}
