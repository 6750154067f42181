package org.gobang.presentation;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Weights;
import org.gobang.api.render.Analysis;
import org.gobang.api.render.Answer;
import org.gobang.api.render.Found;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Seat;
import org.gobang.api.render.WhoPlays;
import org.gobang.api.render.Workbench;
import org.jspecify.annotations.Nullable;

/**
 * Asks a player for a hint, or for weights, outside the game: for a hint the strongest, otherwise
 * the computer that plays in it, or else the first player there is. A player that has no answer is
 * followed by the next; not every player weighs points.
 *
 * <p>Used on the front end's thread alone. One question at a time: a new one drops the last.
 */
public final class Adviser implements AutoCloseable {

  /** Long enough for a good hint, short enough to wait for. */
  private static final Budget BUDGET = Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(2)));

  /** Whoever is asked for a hint before all others, where it is there. */
  private static final String BEST = "search";

  private final Workbench workbench;
  private final Executor loop;
  private @Nullable Question<?> question;

  /** An adviser that has not been asked yet. */
  public Adviser(Workbench workbench, Executor loop) {
    this.workbench = workbench;
    this.loop = loop;
  }

  /** What comes back, on the loop. */
  public interface Reply<T> {

    /** There is an answer. */
    void given(WhoPlays by, T answer);

    /** Nobody had one; the sentence is the last player's, or empty. */
    void failed(String sentence);
  }

  /** Asks where to play. */
  public void hint(GameState state, Reply<Point> reply) {
    Deque<WhoPlays> players = players(state);
    players.stream()
        .filter(who -> who.player().equals(BEST))
        .findFirst()
        .filter(players::remove)
        .ifPresent(players::addFirst);
    ask(state, players, reply, asked -> asked.best);
  }

  /** Asks what each point is worth. */
  public void weights(GameState state, Reply<Weights> reply) {
    ask(state, players(state), reply, asked -> asked.weights);
  }

  /** Whether an answer is still to come. */
  public boolean asked() {
    return question != null;
  }

  /** Drops the question: nobody wants the answer any more. */
  @Override
  public void close() {
    if (question != null) {
      question.drop();
      question = null;
    }
  }

  private <T> void ask(
      GameState state,
      Deque<WhoPlays> players,
      Reply<T> reply,
      Function<Question<T>, Optional<T>> wanted) {
    close();
    Question<T> next = new Question<>(state, players, reply, wanted);
    question = next;
    next.askNext("");
  }

  /** The computers of the game first, the one to answer the side to move before its own. */
  private Deque<WhoPlays> players(GameState state) {
    Map<String, WhoPlays> players = new LinkedHashMap<>();
    Stone toMove = state.board().toMove();
    for (Stone stone : new Stone[] {toMove.opponent(), toMove}) {
      if (state.seat(stone) instanceof Seat.Computer computer) {
        players.putIfAbsent(computer.who().player(), computer.who());
      }
    }
    for (Found<PlayerProvider> found : workbench.plugins().players()) {
      // One that does not play here is refused, and the next is asked.
      players.putIfAbsent(found.id(), new WhoPlays(found.id(), Map.of(), 0, false));
    }
    return new ArrayDeque<>(players.values());
  }

  private final class Question<T> {

    private final GameState state;
    private final Reply<T> reply;
    private final Function<Question<T>, Optional<T>> wanted;
    private final Deque<WhoPlays> left;
    private Optional<Analysis> running = Optional.empty();
    private Optional<Point> best = Optional.empty();
    private Optional<Weights> weights = Optional.empty();

    Question(
        GameState state,
        Deque<WhoPlays> players,
        Reply<T> reply,
        Function<Question<T>, Optional<T>> wanted) {
      this.state = state;
      this.reply = reply;
      this.wanted = wanted;
      this.left = players;
    }

    void askNext(String lastSentence) {
      WhoPlays who = left.poll();
      if (who == null) {
        question = null;
        reply.failed(lastSentence);
        return;
      }
      try {
        Analysis analysis =
            workbench.analyze(
                who,
                state.board(),
                BUDGET,
                1,
                insight -> {
                  if (insight instanceof Weights seen) {
                    onLoop(() -> weights = Optional.of(seen));
                  }
                });
        running = Optional.of(analysis);
        analysis.answer().thenAccept(answer -> onLoop(() -> answered(who, answer)));
      } catch (RefusedException refused) {
        askNext(String.valueOf(refused.getMessage()));
      }
    }

    private void answered(WhoPlays who, Answer answer) {
      String sentence = "";
      if (answer instanceof Answer.Best found) {
        best = Optional.of(found.point());
      } else if (answer instanceof Answer.Failed failed) {
        sentence = failed.sentence();
      }
      Optional<T> given = wanted.apply(this);
      if (given.isPresent()) {
        question = null;
        reply.given(who, given.get());
      } else {
        askNext(sentence);
      }
    }

    private void onLoop(Runnable news) {
      loop.execute(
          () -> {
            if (question == this) {
              news.run();
            }
          });
    }

    void drop() {
      running.ifPresent(Analysis::close);
    }
  }
}
