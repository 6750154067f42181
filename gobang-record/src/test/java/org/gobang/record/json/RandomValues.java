package org.gobang.record.json;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;

/** Creates values of all types, including extreme ones, reproducible by a seed. */
final class RandomValues {

  private static final String CHARACTERS = "az 五\"\\\n\r\t\u0000{[<&>,:;😀é\u2028";

  private final Random random;

  RandomValues(long seed) {
    random = new Random(seed);
  }

  private boolean maybe() {
    return random.nextBoolean();
  }

  private long number(long max) {
    long any = random.nextLong() >>> random.nextInt(64);
    return Math.floorMod(any, max) + 1;
  }

  private Duration time() {
    return switch (random.nextInt(4)) {
      case 0 -> Duration.ofMillis(number(Integer.MAX_VALUE));
      case 1 -> Duration.ofNanos(number(Long.MAX_VALUE));
      case 2 -> Duration.ofSeconds(number(Long.MAX_VALUE), random.nextInt(1_000_000_000));
      default -> Duration.ofSeconds(Long.MAX_VALUE, 999_999_999).minusNanos(1_000_000_000);
    };
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(9); i > 0; i--) {
      int at = CHARACTERS.offsetByCodePoints(0, random.nextInt(17));
      text.appendCodePoint(CHARACTERS.codePointAt(at));
    }
    return text.toString();
  }

  Budget budget() {
    List<Limit> limits = new ArrayList<>();
    if (maybe()) {
      limits.add(new Limit.MoveTime(time()));
    }
    if (maybe()) {
      limits.add(new Limit.Clock(time(), maybe() ? Duration.ZERO : time()));
    }
    if (maybe()) {
      limits.add(new Limit.Nodes(number(Long.MAX_VALUE)));
    }
    if (maybe()) {
      limits.add(new Limit.Depth((int) number(Integer.MAX_VALUE)));
    }
    return new Budget(limits);
  }

  PlayerSpec player() {
    Map<String, String> options = new LinkedHashMap<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      options.put(text(), text());
    }
    return new PlayerSpec("p" + text(), options, random.nextLong(), isolation());
  }

  private Isolation isolation() {
    return List.of(Isolation.values()).get(random.nextInt(Isolation.values().length));
  }

  Start start() {
    int size = 1 + random.nextInt(Point.MOST_LINES);
    List<Point> points = points(size);
    List<Move.Place> stones = new ArrayList<>();
    int count = maybe() ? 0 : random.nextInt(points.size() + 1);
    int black = random.nextInt(count + 1);
    for (int i = 0; i < count; i++) {
      stones.add(new Move.Place(i < black ? Stone.BLACK : Stone.WHITE, points.get(i)));
    }
    return new Start(size, stones, maybe() ? Stone.BLACK : Stone.WHITE);
  }

  private List<Point> points(int size) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < size * size; i++) {
      points.add(new Point(i % size, i / size));
    }
    Collections.shuffle(points, random);
    return points;
  }

  List<Move> moves(Start start) {
    List<Move> moves = new ArrayList<>();
    Stone side = start.first();
    for (Point point : points(start.size())) {
      moves.add(
          switch (random.nextInt(9)) {
            case 0 -> new Move.Pass(side);
            case 1 -> new Move.Choose(side, "swap");
            default -> new Move.Place(side, point);
          });
      side = side.opponent();
    }
    return moves.subList(0, random.nextInt(moves.size() + 1));
  }

  Score score() {
    int plies = (int) number(Integer.MAX_VALUE - 1);
    return switch (random.nextInt(4)) {
      case 0 -> new Score.WinIn(plies);
      case 1 -> new Score.LossIn(plies);
      case 2 -> new Score.WinRate(random.nextDouble());
      default -> new Score.Estimate(random.nextInt());
    };
  }

  Result result() {
    Optional<Stone> winner =
        maybe() ? Optional.empty() : Optional.of(maybe() ? Stone.BLACK : Stone.WHITE);
    List<Ending> endings = List.of(Ending.values());
    while (true) {
      try {
        return new Result(winner, endings.get(random.nextInt(endings.size())), text());
      } catch (IllegalArgumentException e) {
        // The ending does not match the winner, so another one is tried.
      }
    }
  }
}
