package org.gobang.ui.console;

import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;
import static org.gobang.fixtures.workbench.FakeWorkbench.computer;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Weights;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Preferences;
import org.gobang.fixtures.workbench.FakeWorkbench;

/**
 * Shows the interface with a fake workbench: {@code Demo [zh] [ascii] [renju] [clock] [slow] [moves
 * …]}. The opponent plays at random next to other stones.
 */
final class Demo {

  private static final Random RANDOM = new Random(7);

  private Demo() {}

  public static void main(String[] args) throws InterruptedException {
    List<String> wishes = List.of(args);
    FakeWorkbench bench = new FakeWorkbench();
    bench.locale = wishes.contains("zh") ? Locale.CHINESE : Locale.ENGLISH;
    bench.preferences.put(Preferences.ASCII, String.valueOf(wishes.contains("ascii")));
    for (String skin : List.of("slate", "paper", "plain")) {
      if (wishes.contains(skin)) {
        bench.preferences.put("console.skin", skin);
      }
    }
    bench.player(
        "search", board -> wishes.contains("slow") ? Optional.empty() : Optional.of(beside(board)));
    bench.player("live-sleep", board -> Optional.of(beside(board)));
    for (String[] foul :
        new String[][] {{"j9", "double-three"}, {"f6", "double-four"}, {"k6", "overline"}}) {
      bench.fouls.put(
          Point.parse(foul[0]),
          new Verdict.Refused(foul[1], List.of(Point.parse("h8"), Point.parse("i7")), true));
    }
    int moves = wishes.indexOf("moves");
    bench.request(
        wishes.contains("renju") ? "renju" : "freestyle",
        wishes.contains("19") ? 19 : 15,
        PERSON,
        wishes.contains("two") ? PERSON : computer("search"),
        Fouls.REFUSE,
        moves < 0 ? "" : args[moves + 1]);
    bench.reports.put("live-sleep", weights());
    bench.onOpen =
        game -> {
          if (wishes.contains("clock")) {
            game.clocks(
                Map.of(
                    Stone.BLACK, Duration.ofSeconds(272), Stone.WHITE, Duration.ofSeconds(3725)));
          }
          if (wishes.contains("slow")) {
            game.afterChange =
                () ->
                    game.report(
                        Stone.WHITE,
                        Insight.Line.of(
                                new Score.Estimate(120),
                                List.of(Point.parse("g9"), Point.parse("h10"), Point.parse("f8")))
                            .withDepth(12)
                            .withNodes(1_234_567));
          }
        };
    if (wishes.contains("crash")) {
      bench.player(
          "search",
          board -> {
            throw new IllegalStateException("crash");
          });
    }
    System.exit(new ConsoleProvider().create().run(bench));
  }

  private static Point beside(Board board) {
    List<Point> allowed = board.allowed();
    List<Point> near =
        allowed.stream()
            .filter(
                point -> {
                  for (int i = 0; i < 9; i++) {
                    if (board.at(point.column() + i % 3 - 1, point.row() + i / 3 - 1).occupied()) {
                      return true;
                    }
                  }
                  return false;
                })
            .toList();
    List<Point> choice = near.isEmpty() ? allowed : near;
    return choice.get(RANDOM.nextInt(choice.size()));
  }

  private static Weights weights() {
    Map<Point, Integer> weights = new LinkedHashMap<>();
    for (int i = 0; i < 60; i++) {
      int column = (int) Math.round(7 + 2.5 * RANDOM.nextGaussian());
      int row = (int) Math.round(7 + 2.5 * RANDOM.nextGaussian());
      int distance = Math.abs(column - 7) + Math.abs(row - 7);
      weights.put(
          new Point(Math.max(0, Math.min(14, column)), Math.max(0, Math.min(14, row))),
          1 + (int) (3600 / Math.pow(1.8, distance)));
    }
    return Weights.of(15, weights);
  }
}
