package org.gobang.workbench.games;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.record.PlayerSpecText;

/**
 * The data required to resume a game, beyond its record: the seats, the budget and the current
 * position. They are stored as tags of the record, which other programs ignore.
 */
final class SetupTags {

  private static final String OURS = "gobang-";
  private static final String BLACK = OURS + "black";
  private static final String WHITE = OURS + "white";
  private static final String BUDGET = OURS + "budget";
  private static final String LEFT = OURS + "left";
  private static final String FOULS = OURS + "fouls";
  private static final String PONDER = OURS + "ponder";
  private static final String MOVES = OURS + "moves";

  /** The number of moves played; {@link #MOVES} of them lead to the current position. */
  private static final String LINE = OURS + "line";

  /** The path to the current position, if it is in a variation. */
  private static final String PATH = OURS + "path";

  /** The tags of the interface: {@code key=value&key=value}, percent-encoded. */
  private static final String TAGS = OURS + "tags";

  /** All known tags. A file with other tags is from a newer version, and would lose them. */
  private static final Set<String> KNOWN =
      Set.of(BLACK, WHITE, BUDGET, LEFT, FOULS, PONDER, MOVES, LINE, PATH, TAGS);

  /** The kind of refusal for a game from a newer version. */
  static final String NEWER = "newer-version";

  private static final String HUMAN = Seat.Human.ID;

  /**
   * The prefix of a strictly isolated player, because its text does not distinguish kinds of
   * isolation.
   */
  private static final String STRICT = "strict ";

  private SetupTags() {}

  /**
   * Returns the record of an unfinished game with the data required to resume it.
   *
   * @param writable returns a player without secrets, for writing
   */
  static GameRecord with(GameSetup setup, GameState state, UnaryOperator<PlayerSpec> writable) {
    Map<String, String> tags = new LinkedHashMap<>(state.record().tags());
    tags.remove(Tags.RESULT);
    tags.remove(Tags.ENDING);
    tags.put(BLACK, seat(state.black(), writable));
    tags.put(WHITE, seat(state.white(), writable));
    tags.put(BUDGET, budget(setup.budget()));
    if (!state.left().isEmpty()) {
      tags.put(LEFT, state.left().get(Stone.BLACK) + " " + state.left().get(Stone.WHITE));
    }
    tags.put(FOULS, setup.fouls().name());
    if (setup.ponder()) {
      tags.put(PONDER, "true");
    }
    int shared = shared(state.path(), state.line());
    tags.put(MOVES, String.valueOf(shared));
    if (shared < state.path().size()) {
      tags.put(PATH, path(state.path()));
    }
    if (!setup.tags().isEmpty()) {
      tags.put(TAGS, frontEndTags(setup.tags()));
    }
    tags.put(LINE, String.valueOf(state.line().size()));
    return state.record().withTags(tags);
  }

  /** Returns the number of steps that two paths have in common. */
  private static int shared(List<Integer> some, List<Integer> others) {
    int shared = 0;
    while (shared < Math.min(some.size(), others.size())
        && some.get(shared).equals(others.get(shared))) {
      shared++;
    }
    return shared;
  }

  private static String path(List<Integer> path) {
    return path.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** Returns the record without these tags. */
  static GameRecord without(GameRecord record) {
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    tags.keySet().removeIf(key -> key.startsWith(OURS));
    return record.withTags(tags);
  }

  /**
   * Returns the setup that resumes a game.
   *
   * @param kept a record created by {@link #with}, with the played line first
   * @param id identifies the game
   * @throws RefusedException if required tags are missing or, with the kind {@link #NEWER}, if tags
   *     are unknown to this version
   */
  static GameSetup setup(GameRecord kept, String id) {
    checkKnown(kept);
    try {
      int moves = Integer.parseInt(tag(kept, MOVES));
      // Earlier versions wrote only the current position.
      int played = Integer.parseInt(kept.tags().getOrDefault(LINE, tag(kept, MOVES)));
      List<Integer> main = kept.mainLine();
      if (moves > played || played > main.size()) {
        throw new IllegalArgumentException("there are no " + Math.max(moves, played) + " moves");
      }
      List<Integer> line = main.subList(0, played);
      List<Integer> shown =
          kept.tags().containsKey(PATH) ? path(tag(kept, PATH)) : line.subList(0, moves);
      return GameSetup.of(without(kept))
          .path(shown)
          .line(line)
          .black(seat(tag(kept, BLACK)))
          .white(seat(tag(kept, WHITE)))
          .budget(budget(tag(kept, BUDGET)))
          .fouls(Fouls.valueOf(tag(kept, FOULS)))
          .ponder(kept.tags().containsKey(PONDER))
          .left(left(kept.tags().getOrDefault(LEFT, "")))
          .paused(!shown.equals(line))
          .resumes(id)
          .tags(frontEndTags(kept.tags().getOrDefault(TAGS, "")))
          .build();
    } catch (IllegalArgumentException | DateTimeParseException e) {
      throw new RefusedException("it cannot be continued: " + e.getMessage(), e);
    }
  }

  private static List<Integer> path(String text) {
    return words(text).map(Integer::valueOf).toList();
  }

  private static void checkKnown(GameRecord kept) {
    for (String key : kept.tags().keySet()) {
      if (key.startsWith(OURS) && !KNOWN.contains(key)) {
        throw new RefusedException(
            NEWER, "it was left by a newer version, which continues it: there is " + key);
      }
    }
  }

  private static String tag(GameRecord kept, String key) {
    String value = kept.tags().get(key);
    if (value == null) {
      throw new RefusedException("it cannot be continued: there is no " + key);
    }
    return value;
  }

  private static String seat(Seat seat, UnaryOperator<PlayerSpec> writable) {
    return seat instanceof Seat.Computer computer
        ? (computer.who().isolation() == Isolation.STRICT ? STRICT : "")
            + PlayerSpecText.write(writable.apply(computer.who()))
        : (HUMAN + " " + ((Seat.Human) seat).name()).strip();
  }

  private static Seat seat(String text) {
    boolean human = text.equals(HUMAN) || text.startsWith(HUMAN + " ");
    return human
        ? new Seat.Human(text.substring(HUMAN.length()).strip())
        : new Seat.Computer(player(text));
  }

  private static PlayerSpec player(String text) {
    return text.startsWith(STRICT)
        ? PlayerSpecText.parse(text.substring(STRICT.length()), 0).withIsolation(Isolation.STRICT)
        : PlayerSpecText.parse(text, 0);
  }

  private static String budget(Budget budget) {
    return budget.limits().stream().map(SetupTags::limit).collect(Collectors.joining(" "));
  }

  private static String limit(Limit limit) {
    if (limit instanceof Limit.MoveTime move) {
      return "move=" + move.time();
    }
    if (limit instanceof Limit.Clock clock) {
      return "clock=" + clock.left() + "+" + clock.increment();
    }
    if (limit instanceof Limit.Nodes nodes) {
      return "nodes=" + nodes.count();
    }
    return "depth=" + ((Limit.Depth) limit).plies();
  }

  private static Budget budget(String text) {
    List<Limit> limits = new ArrayList<>();
    words(text)
        .forEach(
            word -> {
              String value = word.substring(word.indexOf('=') + 1);
              limits.add(
                  switch (word.substring(0, word.length() - value.length())) {
                    case "move=" -> new Limit.MoveTime(Duration.parse(value));
                    case "clock=" -> clock(value);
                    case "nodes=" -> new Limit.Nodes(Long.parseLong(value));
                    case "depth=" -> new Limit.Depth(Integer.parseInt(value));
                    default -> throw new IllegalArgumentException("no such limit: " + word);
                  });
            });
    return new Budget(limits);
  }

  private static Limit clock(String value) {
    int plus = value.indexOf('+');
    if (plus < 0) {
      throw new IllegalArgumentException("a clock has an increment, unlike " + value);
    }
    return new Limit.Clock(
        Duration.parse(value.substring(0, plus)), Duration.parse(value.substring(plus + 1)));
  }

  private static Map<Stone, Duration> left(String text) {
    List<Duration> left = words(text).map(Duration::parse).toList();
    return left.size() == 2 ? Map.of(Stone.BLACK, left.get(0), Stone.WHITE, left.get(1)) : Map.of();
  }

  private static String frontEndTags(Map<String, String> tags) {
    return tags.entrySet().stream()
        .map(tag -> encoded(tag.getKey()) + "=" + encoded(tag.getValue()))
        .sorted()
        .collect(Collectors.joining("&"));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static Map<String, String> frontEndTags(String text) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (String tag : text.isEmpty() ? new String[0] : text.split("&", -1)) {
      int equals = tag.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("a tag has a value, unlike " + tag);
      }
      tags.put(decoded(tag.substring(0, equals)), decoded(tag.substring(equals + 1)));
    }
    return tags;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private static Stream<String> words(String text) {
    return Stream.of(text.split(" ", -1)).filter(word -> !word.isEmpty());
  }
}
