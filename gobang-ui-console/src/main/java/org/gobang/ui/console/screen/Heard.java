package org.gobang.ui.console.screen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.PlayerWeights;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.advice.ThinkingLog;
import org.gobang.presentation.position.PositionKey;
import org.gobang.ui.console.table.Explainer;
import org.gobang.ui.console.table.Review;
import org.gobang.ui.console.table.Table;

/** What has been heard of the game at hand, and what follows from it for the screen. */
final class Heard implements Table.Guest {

  private final Explainer explainer;
  private final Notices notices;
  private final Advice advice;
  private final LongSupplier nanos;
  private ThinkingLog thoughts = new ThinkingLog();
  private Review review = new Review();
  private final List<Runnable> onAnotherGame = new ArrayList<>();
  private boolean another;
  private Optional<GameState> state = Optional.empty();
  private long heardAt;
  private Optional<Verdict.Refused> refusal = Optional.empty();
  private Map<Point, Verdict.Refused> forbidden = Map.of();

  Heard(Explainer explainer, Notices notices, Advice advice, LongSupplier nanos) {
    this.explainer = explainer;
    this.notices = notices;
    this.advice = advice;
    this.nanos = nanos;
  }

  /** Has something done when there is another game. */
  void onAnotherGame(Runnable action) {
    onAnotherGame.add(action);
  }

  @Override
  public void anotherGame() {
    // Until it is heard of, the game before stays to be seen.
    another = true;
    notices.hush();
  }

  private void begin() {
    another = false;
    state = Optional.empty();
    notices.dropQuestion();
    thoughts = new ThinkingLog();
    review = new Review();
    advice.forgetHint();
    onAnotherGame.forEach(Runnable::run);
  }

  @Override
  public void changed(GameState now) {
    boolean first = another;
    if (first) {
      begin();
    }
    boolean moved = state.filter(before -> samePlace(before, now)).isEmpty();
    boolean ended = now.result().isPresent() && state.flatMap(GameState::result).isEmpty();
    state = Optional.of(now);
    heardAt = nanos.getAsLong();
    review.at(now.path());
    if (moved && !first) {
      notices.hush();
    }
    if (moved) {
      refusal = Optional.empty();
      forbidden = Explainer.ask(() -> now.board().forbidden(Stone.BLACK), Map.of());
    }
    thoughts.changed(now, heardAt);
    advice.changed(now);
    if (ended) {
      notices.dropQuestion();
      explainer.moreToSay(now).ifPresent(notices::complain);
    }
  }

  private static boolean samePlace(GameState before, GameState now) {
    return PositionKey.of(before.board()).equals(PositionKey.of(now.board()));
  }

  @Override
  public void refused(Point point, Verdict.Refused why) {
    state.ifPresent(now -> notices.complain(point + ": " + explainer.sentence(now, why)));
    refusal = Optional.of(why);
  }

  @Override
  public void reported(Stone stone, Insight insight) {
    thoughts.reported(insight);
  }

  Optional<GameState> state() {
    return state;
  }

  Optional<Verdict.Refused> refusal() {
    return refusal;
  }

  /** What Black must not do, whoever is to move. */
  Map<Point, Verdict.Refused> forbidden() {
    return forbidden;
  }

  /** What a computer told of the position, or else before the move that led there. */
  Optional<Thinking> thinking() {
    return state.flatMap(thoughts::at);
  }

  /** What points are worth to a player, while that is to be shown. */
  Optional<PlayerWeights> weighed() {
    return state.flatMap(now -> advice.heatMap().at(now, thoughts));
  }

  Review review() {
    return review;
  }

  /** The line that a file is to have first: what was played, and all that is looked back on. */
  List<Integer> line(GameState now) {
    boolean played = !now.explored() && now.ended().isEmpty();
    return played ? review.line(now) : now.line();
  }

  boolean computerThinks() {
    return state.filter(ThinkingLog::computerThinks).isPresent();
  }

  /** How long the computer has been thinking. */
  Duration thought() {
    long now = nanos.getAsLong();
    return Duration.ofNanos(now - thinking().map(Thinking::since).orElse(now));
  }

  /** What is left on a clock now; empty where none runs. */
  Optional<Duration> left(Stone stone) {
    GameState now = state.orElseThrow();
    Duration left = now.left().get(stone);
    if (left == null) {
      return Optional.empty();
    }
    boolean runs = now.board().toMove() == stone && !now.paused() && now.result().isEmpty();
    Duration spent = Duration.ofNanos(runs ? nanos.getAsLong() - heardAt : 0);
    Duration rest = left.minus(spent);
    return Optional.of(rest.isNegative() ? Duration.ZERO : rest);
  }

  /** Whether the screen changes by itself: a clock runs, or a computer thinks. */
  boolean animates() {
    return computerThinks()
        || state
            .filter(now -> !now.left().isEmpty() && !now.paused() && now.result().isEmpty())
            .isPresent();
  }
}
