package org.gobang.engines.brain;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.engines.gomocup.GomocupNotation;

/**
 * The settings from {@code INFO} commands. Invalid values are recorded as {@link #errors}, which
 * are sent with the next search. Unknown keys are ignored.
 */
final class ManagerSettings {

  /** The default time per move, as in the protocol's examples. */
  private static final Duration DEFAULT_TURN = Duration.ofSeconds(30);

  /**
   * The largest margin for the transmission of the answer. {@link AnswerDelay} accounts for the
   * load of the machine.
   */
  private static final Duration MARGIN = Duration.ofMillis(40);

  /** The largest fraction of a short time used as the margin. */
  private static final int MARGIN_PARTS = 4;

  /** The time below which the player has to answer immediately. */
  private static final Duration MIN_TIME = Duration.ofMillis(100);

  /** The time limit for an immediate answer. */
  private static final Duration AT_ONCE = Duration.ofSeconds(1);

  /** The remaining time that means no limit. */
  private static final long NO_LIMIT = Integer.MAX_VALUE;

  /** The memory that the JVM needs without the player. */
  private static final long MIN_MEGABYTES = 96;

  private static final int DETAIL_BIT = 2;

  private String rules = "freestyle";
  private boolean yixin;
  private Duration turn = DEFAULT_TURN;
  private Duration increment = Duration.ZERO;
  private OptionalLong match = OptionalLong.empty();
  private OptionalLong left = OptionalLong.empty();
  private OptionalLong nodes = OptionalLong.empty();
  private OptionalLong depth = OptionalLong.empty();
  private OptionalLong threads = OptionalLong.empty();
  private OptionalLong hash = OptionalLong.empty();
  private long detail;

  /** The time used since {@link #left} was set, or since the start of the game. */
  private Duration spent = Duration.ZERO;

  private final Map<String, String> errors = new LinkedHashMap<>();

  /** Sets the value for a key. An invalid value is ignored. */
  void set(String keyAndValue) {
    ManagerCommand info = ManagerCommand.parse(keyAndValue);
    String key = info.name().toLowerCase(Locale.ROOT);
    errors.remove(key);
    try {
      set(key, info.rest());
    } catch (RefusedException refused) {
      errors.put(key, "INFO " + key + " " + info.rest() + ": " + refused.getMessage());
    }
  }

  private void set(String key, String value) {
    switch (key) {
      case "rule" -> rules = rules(whole(value));
      case "timeout_turn" -> turn = millis(value);
      case "timeout_match" -> match = unlessNone(millis(value).toMillis());
      case "time_left" -> {
        left = OptionalLong.of(whole(value));
        spent = Duration.ZERO;
      }
      case "time_increment" -> increment = millis(value);
      case "max_node" -> nodes = unlessNone(whole(value));
      case "max_depth" -> depth = unlessNone(whole(value));
      case "thread_num" -> threads = unlessNone(whole(value));
      case "hash_size" -> {
        long kibibytes = whole(value);
        hash = kibibytes > 0 ? table(kibibytes >> 10) : OptionalLong.empty();
      }
      case "max_memory" -> setMemory(whole(value));
      case "show_detail" -> detail = whole(value);
      default -> {
        // By the protocol, unknown keys are ignored without an answer.
      }
    }
  }

  /** Parses a whole number. Values out of range are clamped. */
  private static long whole(String value) {
    if (!value.matches("[+-]?\\d{1,40}")) {
      throw new RefusedException("not a whole number");
    }
    BigInteger number = new BigInteger(value);
    BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);
    return number.min(most).max(most.negate()).longValue();
  }

  private static Duration millis(String value) {
    long millis = whole(value);
    if (millis < 0) {
      throw new RefusedException("a time must not be negative");
    }
    return Duration.ofMillis(millis);
  }

  /** Returns a limit; empty for a value of zero or less. */
  private static OptionalLong unlessNone(long limit) {
    return limit > 0 ? OptionalLong.of(limit) : OptionalLong.empty();
  }

  /** Returns the rules for a number. Yixin-Board has its own number for renju. */
  private String rules(long number) {
    if (number == 2 && yixin) {
      return "renju";
    }
    return Optional.of(number)
        .filter(each -> each >= 0 && each <= Integer.MAX_VALUE)
        .flatMap(each -> GomocupNotation.board(each.intValue()))
        .orElseThrow(
            () ->
                new RefusedException(
                    "the rules played are 0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro-exact"));
  }

  /**
   * Sets the table to half of the memory not used by the JVM, because the player needs memory for
   * other data.
   */
  private void setMemory(long bytes) {
    long megabytes = bytes >> 20;
    hash = bytes > 0 ? table((megabytes - MIN_MEGABYTES) / 2) : OptionalLong.empty();
    if (bytes > 0 && megabytes < MIN_MEGABYTES) {
      throw new RefusedException(
          "the least is " + MIN_MEGABYTES + " MiB, with the smallest transposition table");
    }
  }

  /**
   * Returns the size of the transposition table in MiB: at least 1, at most half of the heap. It is
   * a power of two, like the tables themselves, so that values with the same effect do not require
   * a new player.
   */
  static OptionalLong table(long megabytes) {
    long most = Runtime.getRuntime().maxMemory() >> 21;
    return OptionalLong.of(Long.highestOneBit(Math.max(1, Math.min(most, megabytes))));
  }

  /** Selects the rule numbers of Yixin-Board. */
  void useYixinRules() {
    yixin = true;
  }

  /** Starts a new game: resets the remaining and the used time. */
  void beginGame() {
    left = OptionalLong.empty();
    spent = Duration.ZERO;
  }

  /** Adds the time used for an answer. */
  void addSpent(Duration time) {
    spent = spent.plus(time);
  }

  /** Removes and returns the errors, one sentence each. */
  List<String> errors() {
    List<String> all = List.copyOf(errors.values());
    errors.clear();
    return all;
  }

  String rules() {
    return rules;
  }

  /** Returns the number of threads of the player; empty if not set. */
  OptionalLong threads() {
    return threads;
  }

  /** Returns the size of the transposition table in MiB; empty if not set. */
  OptionalLong hash() {
    return hash;
  }

  /** Returns whether the manager requests {@code INFO} lines with details. */
  boolean detailed() {
    return (detail & DETAIL_BIT) != 0;
  }

  /**
   * Returns the budget for a move.
   *
   * @param used the time since the request
   * @param delay the expected delay of the answer
   * @param answers the number of moves that share the time, this one included
   */
  Budget budget(Duration used, AnswerDelay delay, int answers) {
    List<Limit> limits = new ArrayList<>();
    if (atOnce(used, answers)) {
      limits.add(new Limit.MoveTime(AT_ONCE));
    } else {
      Duration time = withoutMargin(turn.minus(used)).dividedBy(answers);
      limits.add(new Limit.MoveTime(time.minus(delay.reserve(time))));
      matchTime(used)
          .map(match -> new Limit.Clock(withoutMargin(match), increment))
          .ifPresent(limits::add);
    }
    nodes.ifPresent(count -> limits.add(new Limit.Nodes(count)));
    depth.ifPresent(plies -> limits.add(new Limit.Depth((int) Math.min(plies, 10_000))));
    return new Budget(limits);
  }

  /**
   * Returns whether an immediate answer is requested or necessary because of the remaining time.
   *
   * @param used the time since the request
   * @param answers the number of moves that share the time, this one included
   */
  boolean atOnce(Duration used, int answers) {
    return isUp(turn, used)
        || (answers > 1 && turn.minus(used).dividedBy(answers).compareTo(MIN_TIME) < 0)
        || matchTime(Duration.ZERO).filter(match -> isUp(match, used)).isPresent();
  }

  /**
   * Returns whether a limit has been reached. A player with almost no time would fail, but one that
   * is stopped immediately answers.
   */
  private static boolean isUp(Duration limit, Duration used) {
    Duration half = limit.dividedBy(2);
    Duration left = limit.minus(used);
    return limit.toMillis() <= 0
        || left.compareTo(half.compareTo(MIN_TIME) < 0 ? half : MIN_TIME) < 0;
  }

  private static Duration withoutMargin(Duration time) {
    Duration part = time.dividedBy(MARGIN_PARTS);
    return time.minus(part.compareTo(MARGIN) < 0 ? part : MARGIN);
  }

  /** Returns the remaining time of the match; empty without a limit. */
  private Optional<Duration> matchTime(Duration used) {
    OptionalLong millis = left.isPresent() ? left : match;
    return millis.isEmpty() || millis.getAsLong() >= NO_LIMIT
        ? Optional.empty()
        : Optional.of(Duration.ofMillis(millis.getAsLong()).minus(spent).minus(used));
  }
}
