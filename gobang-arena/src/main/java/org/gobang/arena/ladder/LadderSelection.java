package org.gobang.arena.ladder;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.gobang.arena.GameSelection;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.AnchoredRating;
import org.gobang.arena.rating.PairScores;
import org.gobang.arena.schedule.Schedule;

/**
 * Selects games against a ladder until the rating of the first player is known.
 *
 * <p>Games are selected in stages of a few pairs. A stage is selected when all games of the one
 * before have ended, based only on the results: the same results lead to the same games, however
 * many are played at once, and after a run was resumed. The first stage is spread over the ladder;
 * the others are against the players nearest to the estimate.
 */
public final class LadderSelection implements GameSelection {

  /** The margin of the interval, in Elo, at which the selection stops. */
  public static final double MARGIN = 50;

  /** The number of pairs per stage. */
  private static final int STAGE = 4;

  /** The minimum number of pairs. With fewer, the estimate of the margin is too uncertain. */
  private static final int LEAST_PAIRS = 20;

  /**
   * The distance of the interval from the ladder at which the selection stops. More games would add
   * little.
   */
  private static final double OUTSIDE = 100;

  private final Ladder ladder;
  private final Schedule schedule;
  private final int limit;
  private final List<PairScores> scores;

  /** The half points of the finished games, by number. */
  private final Map<Integer, Integer> ended = new HashMap<>();

  /** The first games of the pairs in the current stage. */
  private List<Integer> stage = List.of();

  /** The games of the current stage that have not started. */
  private final Deque<Integer> waiting = new ArrayDeque<>();

  private int pairs;

  /**
   * Creates a selection.
   *
   * @param ladder the players of known ratings
   * @param schedule the games of a gauntlet of the rated player, which is the first, and the
   *     players of the ladder in their order
   * @param pairs the maximum number of pairs, 1 or more
   */
  public LadderSelection(Ladder ladder, Schedule schedule, int pairs) {
    this.ladder = ladder;
    this.schedule = schedule;
    this.limit = Math.min(pairs, schedule.games() / schedule.gamesInRound());
    this.scores = new ArrayList<>(Collections.nCopies(ladder.rungs().size(), PairScores.NONE));
  }

  @Override
  public int limit() {
    return 2 * limit;
  }

  @Override
  public void ended(GameOrder order, PlayedGame played) {
    int number = order.number();
    ended.put(number, schedule.slot(number).halfPoints(played));
  }

  @Override
  public OptionalInt next() {
    while (waiting.isEmpty()) {
      if (!stage.stream().allMatch(this::isEnded)) {
        return OptionalInt.empty();
      }
      stage.forEach(this::count);
      stage = isOver() ? List.of() : nextStage();
      if (stage.isEmpty()) {
        return OptionalInt.empty();
      }
      for (int first : stage) {
        for (int number = first; number <= first + 1; number++) {
          if (!ended.containsKey(number)) {
            waiting.add(number);
          }
        }
      }
    }
    return OptionalInt.of(waiting.remove());
  }

  private boolean isEnded(int first) {
    return ended.containsKey(first) && ended.containsKey(first + 1);
  }

  private void count(int first) {
    int rung = schedule.slot(first).second() - 1;
    scores.set(rung, scores.get(rung).plus(halfPoints(first) + halfPoints(first + 1)));
    pairs++;
  }

  private int halfPoints(int number) {
    return Objects.requireNonNull(ended.get(number), "the game has ended");
  }

  private boolean isOver() {
    if (pairs >= limit) {
      return true;
    }
    AnchoredRating rating = ladder.rating(scores);
    List<Ladder.Rung> rungs = ladder.rungs();
    return pairs >= LEAST_PAIRS
        && (rating.margin() <= MARGIN
            || rating.high() < rungs.get(0).elo() - OUTSIDE
            || rating.low() > rungs.get(rungs.size() - 1).elo() + OUTSIDE);
  }

  private List<Integer> nextStage() {
    return (pairs == 0 ? spread() : nearest())
        .stream()
            .limit(limit - pairs)
            .map(rung -> schedule.firstOfPair(scores.get(rung).pairs(), rung))
            .toList();
  }

  /** Returns opponents from the weakest to the strongest, at equal distances. */
  private Set<Integer> spread() {
    int last = ladder.rungs().size() - 1;
    Set<Integer> spread = new LinkedHashSet<>();
    for (int i = 0; i < STAGE; i++) {
      spread.add(i * last / (STAGE - 1));
    }
    return spread;
  }

  private Set<Integer> nearest() {
    double elo = ladder.rating(scores).elo();
    Set<Integer> nearest = new LinkedHashSet<>();
    IntStream.range(0, ladder.rungs().size())
        .boxed()
        .sorted(Comparator.comparingDouble(rung -> Math.abs(ladder.rungs().get(rung).elo() - elo)))
        .limit(STAGE)
        .forEach(nearest::add);
    return nearest;
  }
}
