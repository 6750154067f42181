package org.gobang.benchmarks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How the published programs turn a ray into a code, and what the codes weigh: a string built stone
 * by stone, and a map from such strings.
 *
 * <p>In a code {@code 0} is a vacant point, {@code 1} an own stone and {@code 2} the opponent's.
 */
enum PublishedCode {
  /** The code of {@code live-sleep}: {@code 0110}, {@code 0112}. */
  LIVE_SLEEP {
    @Override
    String read(int[][] stones, int row, int column, int down, int right) {
      String code = "0";
      int vacancies = 0;
      int first = 0;
      int previous = 0;
      int i = row + down;
      int j = column + right;
      while (i >= 0 && i < stones.length && j >= 0 && j < stones.length) {
        int stone = stones[i][j];
        if (stone == 0) {
          vacancies++;
          if (first == 0 || vacancies > 2 || (vacancies == 2 && previous == 0)) {
            break;
          }
          code = code + stone;
        } else if (first == 0 || stone == first) {
          first = stone;
          code = code + stone;
        } else {
          code = code + stone;
          break;
        }
        previous = stone;
        i += down;
        j += right;
      }
      return code;
    }

    @Override
    Map<String, Integer> weights() {
      Map<String, Integer> map = new HashMap<>();
      List<Integer> live = List.of(40, 400, 3000, 10000);
      List<Integer> sleeping = List.of(20, 200, 500, 3000);
      for (int n = 1; n <= 4; n++) {
        map.put("0" + "1".repeat(n) + "0", live.get(n - 1));
        map.put("0" + "2".repeat(n) + "0", live.get(n - 1));
        map.put("0" + "1".repeat(n) + "2", sleeping.get(n - 1));
        map.put("0" + "2".repeat(n) + "1", sleeping.get(n - 1));
      }
      return map;
    }
  },

  /** The code of {@code rewards}: {@code 0110}, {@code 0112}, {@code 011} against the edge. */
  REWARDS {
    @Override
    String read(int[][] stones, int row, int column, int down, int right) {
      String code = "0";
      int first = 0;
      int i = row + down;
      int j = column + right;
      while (i >= 0 && i < stones.length && j >= 0 && j < stones.length) {
        int stone = stones[i][j];
        if (first == 0 && stone == 0) {
          break;
        }
        code = code + stone;
        if (first == 0) {
          first = stone;
        } else if (stone != first) {
          break;
        }
        i += down;
        j += right;
      }
      return code;
    }

    @Override
    Map<String, Integer> weights() {
      Map<String, Integer> map = new HashMap<>();
      List<Integer> own = List.of(40, 200, 700, 2000);
      List<Integer> ownDead = List.of(20, 100, 400, 1200);
      List<Integer> opponent = List.of(30, 120, 500, 1500);
      List<Integer> opponentDead = List.of(10, 70, 300, 900);
      for (int n = 1; n <= 4; n++) {
        map.put("0" + "1".repeat(n) + "0", own.get(n - 1));
        map.put("0" + "1".repeat(n) + "2", ownDead.get(n - 1));
        map.put("0" + "1".repeat(n), ownDead.get(n - 1));
        map.put("0" + "2".repeat(n) + "0", opponent.get(n - 1));
        map.put("0" + "2".repeat(n) + "1", opponentDead.get(n - 1));
        map.put("0" + "2".repeat(n), opponentDead.get(n - 1));
      }
      return map;
    }
  },

  /** The code of {@code runs}: {@code 11}, {@code 112}. */
  RUNS {
    @Override
    String read(int[][] stones, int row, int column, int down, int right) {
      String code = "";
      int first = 0;
      int i = row + down;
      int j = column + right;
      while (i >= 0 && i < stones.length && j >= 0 && j < stones.length && stones[i][j] != 0) {
        int stone = stones[i][j];
        code = code + stone;
        if (first == 0) {
          first = stone;
        } else if (stone != first) {
          break;
        }
        i += down;
        j += right;
      }
      return code;
    }

    @Override
    Map<String, Integer> weights() {
      Map<String, Integer> map = new HashMap<>();
      List<Integer> free = List.of(20, 200, 2000, 3000);
      List<Integer> capped = List.of(10, 100, 1000, 3000);
      for (int n = 1; n <= 4; n++) {
        map.put("1".repeat(n), free.get(n - 1));
        map.put("2".repeat(n), free.get(n - 1));
        map.put("1".repeat(n) + "2", capped.get(n - 1));
        map.put("2".repeat(n) + "1", capped.get(n - 1));
      }
      return map;
    }
  };

  /** The code of a published strategy, by its id. */
  static PublishedCode of(String strategy) {
    return switch (strategy) {
      case "live-sleep" -> LIVE_SLEEP;
      case "rewards" -> REWARDS;
      case "runs" -> RUNS;
      default -> throw new IllegalArgumentException("no codes in " + strategy);
    };
  }

  /** The code of one ray, from a vacant point outward. */
  abstract String read(int[][] stones, int row, int column, int down, int right);

  /** The weight of every code that has one. */
  abstract Map<String, Integer> weights();
}
