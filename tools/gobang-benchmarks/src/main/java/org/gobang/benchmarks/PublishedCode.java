package org.gobang.benchmarks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The codes of the published programs for rays, and their weights: a string built stone by stone,
 * and a map from such strings.
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
      List<Integer> live = List.of(40, 400, 3000, 10000);
      List<Integer> sleeping = List.of(20, 200, 500, 3000);
      return ofRuns(
          Map.of(
              "0a0", live,
              "0b0", live,
              "0a2", sleeping,
              "0b1", sleeping));
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
      List<Integer> dead = List.of(20, 100, 400, 1200);
      List<Integer> opponentDead = List.of(10, 70, 300, 900);
      return ofRuns(
          Map.of(
              "0a0", List.of(40, 200, 700, 2000),
              "0a2", dead,
              "0a", dead,
              "0b0", List.of(30, 120, 500, 1500),
              "0b1", opponentDead,
              "0b", opponentDead));
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
      List<Integer> free = List.of(20, 200, 2000, 3000);
      List<Integer> capped = List.of(10, 100, 1000, 3000);
      return ofRuns(
          Map.of(
              "a", free,
              "b", free,
              "a2", capped,
              "b1", capped));
    }
  };

  /** Returns the code of a published strategy, by its id. */
  static PublishedCode of(String strategy) {
    return switch (strategy) {
      case "live-sleep" -> LIVE_SLEEP;
      case "rewards" -> REWARDS;
      case "runs" -> RUNS;
      default -> throw new IllegalArgumentException("no codes in " + strategy);
    };
  }

  /** Returns the code of one ray, from a vacant point outward. */
  abstract String read(int[][] stones, int row, int column, int down, int right);

  /** Returns the weight of every code that has one. */
  abstract Map<String, Integer> weights();

  /** Returns the weights of runs of one to four stones by forms: a is a run of 1, b one of 2. */
  private static Map<String, Integer> ofRuns(Map<String, List<Integer>> forms) {
    Map<String, Integer> map = new HashMap<>();
    forms.forEach(
        (form, weights) -> {
          for (int n = 1; n <= weights.size(); n++) {
            String code = form.replace("a", "1".repeat(n)).replace("b", "2".repeat(n));
            map.put(code, weights.get(n - 1));
          }
        });
    return map;
  }
}
