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
import org.gobang.engines.gomocup.Wire;

/**
 * What the manager said with {@code INFO}, which has no answer. What cannot be honoured is kept as
 * a {@link #complaints complaint} to be sent with the next thinking; unknown keys are passed over.
 */
final class Infos {

  /** What a move gets where nothing is said, as in the examples that come with the protocol. */
  private static final Duration USUAL = Duration.ofSeconds(30);

  /** What the answer takes to get through, at most. */
  private static final Duration MARGIN = Duration.ofMillis(150);

  /** Of short times no more than so many parts of one are kept back. */
  private static final int MARGIN_PARTS = 4;

  /** With less of a limit left than this the player is to answer at once. */
  private static final Duration LEAST = Duration.ofMillis(100);

  /** How long a player that is to answer at once is waited for. */
  private static final Duration AT_ONCE = Duration.ofSeconds(1);

  /** Time left that stands for no limit. */
  private static final long NO_LIMIT = Integer.MAX_VALUE;

  /** What the virtual machine needs before the player has anything. */
  private static final long LEAST_MEGABYTES = 96;

  private static final int DETAIL_BIT = 2;

  private String rules = "freestyle";
  private boolean yixin;
  private Duration turn = USUAL;
  private Duration increment = Duration.ZERO;
  private OptionalLong match = OptionalLong.empty();
  private OptionalLong left = OptionalLong.empty();
  private OptionalLong nodes = OptionalLong.empty();
  private OptionalLong depth = OptionalLong.empty();
  private OptionalLong threads = OptionalLong.empty();
  private OptionalLong hash = OptionalLong.empty();
  private long detail;

  /** What of the match is used up since {@link #left} was said, or since the game began. */
  private Duration spent = Duration.ZERO;

  private final Map<String, String> faults = new LinkedHashMap<>();

  /**
   * Hears a key and its value. Of a value that cannot be honoured at all the one before it stays.
   */
  void set(String keyAndValue) {
    Command info = Command.parse(keyAndValue);
    String key = info.name().toLowerCase(Locale.ROOT);
    faults.remove(key);
    try {
      set(key, info.rest());
    } catch (RefusedException refused) {
      faults.put(key, "INFO " + key + " " + info.rest() + ": " + refused.getMessage());
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
        // The protocol wants keys that an engine does not know passed over in silence.
      }
    }
  }

  /** So big a number that it does not fit stands for a very big one. */
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
      throw new RefusedException("a time is not negative");
    }
    return Duration.ofMillis(millis);
  }

  /** Limits of nothing and less mean that there is none. */
  private static OptionalLong unlessNone(long limit) {
    return limit > 0 ? OptionalLong.of(limit) : OptionalLong.empty();
  }

  /** Yixin-Board has a number of its own for renju. */
  private String rules(long number) {
    if (number == 2 && yixin) {
      return "renju";
    }
    return Optional.of(number)
        .filter(each -> each >= 0 && each <= Integer.MAX_VALUE)
        .flatMap(each -> Wire.board(each.intValue()))
        .orElseThrow(
            () ->
                new RefusedException(
                    "the rules played are 0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro-exact"));
  }

  /** Half of what is left beside the virtual machine; the player needs memory for other things. */
  private void setMemory(long bytes) {
    long megabytes = bytes >> 20;
    hash = bytes > 0 ? table((megabytes - LEAST_MEGABYTES) / 2) : OptionalLong.empty();
    if (bytes > 0 && megabytes < LEAST_MEGABYTES) {
      throw new RefusedException(
          "the least is " + LEAST_MEGABYTES + " MiB, with the smallest transposition table");
    }
  }

  /**
   * The size of a table for so many MiB: at least one, and at most half of what the virtual machine
   * has for objects. A power of two, as tables are, so that values which come to the same size make
   * no other player.
   */
  static OptionalLong table(long megabytes) {
    long most = Runtime.getRuntime().maxMemory() >> 21;
    return OptionalLong.of(Long.highestOneBit(Math.max(1, Math.min(most, megabytes))));
  }

  /** The manager speaks Yixin-Board's dialect. */
  void speakYixin() {
    yixin = true;
  }

  /** Another game begins: of its time nothing is used up, and what is left is said anew. */
  void beginGame() {
    left = OptionalLong.empty();
    spent = Duration.ZERO;
  }

  /** Time went by in which the engine owed an answer. */
  void spend(Duration time) {
    spent = spent.plus(time);
  }

  /** Takes what could not be honoured since this was last called, a sentence each. */
  List<String> complaints() {
    List<String> all = List.copyOf(faults.values());
    faults.clear();
    return all;
  }

  String rules() {
    return rules;
  }

  /** How many threads the player may have; nothing where that was not said. */
  OptionalLong threads() {
    return threads;
  }

  /** What the player may remember, in MiB; nothing where that was not said. */
  OptionalLong hash() {
    return hash;
  }

  /** Whether details are wanted in a form that programs read. */
  boolean detailed() {
    return (detail & DETAIL_BIT) != 0;
  }

  /**
   * What the answer may cost.
   *
   * @param used time that went by since it was asked for
   * @param lag how much later than asked for it may come
   */
  Budget budget(Duration used, Lag lag) {
    List<Limit> limits = new ArrayList<>();
    if (atOnce(used)) {
      limits.add(new Limit.MoveTime(AT_ONCE));
    } else {
      Duration time = withoutMargin(turn.minus(used));
      limits.add(new Limit.MoveTime(time.minus(lag.of(time))));
      matchTime(used)
          .map(match -> new Limit.Clock(withoutMargin(match), increment))
          .ifPresent(limits::add);
    }
    nodes.ifPresent(count -> limits.add(new Limit.Nodes(count)));
    depth.ifPresent(plies -> limits.add(new Limit.Depth((int) Math.min(plies, 10_000))));
    return new Budget(limits);
  }

  /**
   * Whether the answer is wanted as fast as possible: so it was said, or there is no time left.
   *
   * @param used time that went by since it was asked for
   */
  boolean atOnce(Duration used) {
    return isUp(turn, used)
        || matchTime(Duration.ZERO).filter(match -> isUp(match, used)).isPresent();
  }

  /** A player that is given next to nothing fails, and one that is asked at once answers. */
  private static boolean isUp(Duration limit, Duration used) {
    Duration half = limit.dividedBy(2);
    Duration left = limit.minus(used);
    return limit.toMillis() <= 0 || left.compareTo(half.compareTo(LEAST) < 0 ? half : LEAST) < 0;
  }

  private static Duration withoutMargin(Duration time) {
    Duration part = time.dividedBy(MARGIN_PARTS);
    return time.minus(part.compareTo(MARGIN) < 0 ? part : MARGIN);
  }

  /** What is left of the match; nothing where it has no limit. */
  private Optional<Duration> matchTime(Duration used) {
    OptionalLong millis = left.isPresent() ? left : match;
    return millis.isEmpty() || millis.getAsLong() >= NO_LIMIT
        ? Optional.empty()
        : Optional.of(Duration.ofMillis(millis.getAsLong()).minus(spent).minus(used));
  }
}
