package org.gobang.arena;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.LeadTest;
import org.gobang.arena.schedule.Schedule;

/**
 * Selects the games of a match in order until the stronger player is known. Pairs are tested in
 * that order, because short games end first and their results are biased.
 */
public final class MatchSelection implements GameSelection {

  private final Schedule schedule;
  private final LeadTest test;
  private final GameSelection all;

  /** The half points of the first player in finished games that have not been tested, by number. */
  private final Map<Integer, Integer> ended = new HashMap<>();

  /** The first game of the next pair to test. */
  private int first = 1;

  /**
   * Creates a selection.
   *
   * @param schedule the games of two players, up to the maximum number
   * @param test the test that ends the match; it has no pairs yet
   */
  public MatchSelection(Schedule schedule, LeadTest test) {
    this.schedule = schedule;
    this.test = test;
    this.all = GameSelection.all(schedule);
  }

  @Override
  public int limit() {
    return all.limit();
  }

  @Override
  public OptionalInt next() {
    return test.verdict() == LeadTest.Verdict.OPEN ? all.next() : OptionalInt.empty();
  }

  @Override
  public void ended(GameOrder order, PlayedGame played) {
    all.ended(order, played);
    int number = order.number();
    ended.put(number, schedule.slot(number).halfPoints(played));
    while (ended.containsKey(first) && ended.containsKey(first + 1)) {
      test.add(halfPoints(first) + halfPoints(first + 1));
      first += 2;
    }
  }

  private int halfPoints(int number) {
    return Objects.requireNonNull(ended.remove(number), "the game has ended");
  }
}
