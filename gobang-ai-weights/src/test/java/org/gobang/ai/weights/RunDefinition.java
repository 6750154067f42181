package org.gobang.ai.weights;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gobang.ai.weights.Definition.Line;

/** The definition of {@code live-sleep}, {@code rewards} and {@code runs}: a code for each ray. */
final class RunDefinition {

  private RunDefinition() {}

  static int weight(String strategy, List<Line> lines) {
    return sum(strategy, lines, "");
  }

  static int balance(String strategy, List<Line> lines) {
    return sum(strategy, lines, "o") - sum(strategy, lines, "x");
  }

  /** Returns the weights of rays with this start. */
  private static int sum(String strategy, List<Line> lines, String beginning) {
    Map<String, Integer> codes = codes(strategy);
    return lines.stream()
        .flatMap(line -> Stream.of(line.low(), line.high()))
        .filter(ray -> ray.startsWith(beginning))
        .mapToInt(ray -> codes.getOrDefault(code(strategy, ray), 0))
        .sum();
  }

  private static String code(String strategy, String ray) {
    return switch (strategy) {
      case "rewards" -> rewardsCode(ray);
      case "runs" -> runsCode(ray);
      default -> liveSleepCode(ray);
    };
  }

  private static String liveSleepCode(String ray) {
    StringBuilder code = new StringBuilder("0");
    int vacancies = 0;
    for (int i = 0; i < ray.length(); i++) {
      char met = ray.charAt(i);
      if (met == '.') {
        vacancies++;
        boolean rightAfterTheFirst = vacancies == 2 && ray.charAt(i - 1) == '.';
        if (i == 0 || rightAfterTheFirst || vacancies == 3) {
          return code.toString();
        }
        code.append('0');
      } else {
        code.append(met);
        if (met != ray.charAt(0)) {
          return code.toString();
        }
      }
    }
    return code.toString();
  }

  private static String rewardsCode(String ray) {
    if (ray.isEmpty() || ray.charAt(0) == '.') {
      return "";
    }
    StringBuilder code = new StringBuilder("0");
    for (int i = 0; i < ray.length(); i++) {
      char met = ray.charAt(i);
      code.append(met == '.' ? '0' : met);
      if (met != ray.charAt(0)) {
        break;
      }
    }
    return code.toString();
  }

  private static String runsCode(String ray) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < ray.length(); i++) {
      char met = ray.charAt(i);
      if (met == '.') {
        break;
      }
      code.append(met);
      if (met != ray.charAt(0)) {
        break;
      }
    }
    return code.toString();
  }

  private static Map<String, Integer> codes(String strategy) {
    Map<String, Integer> codes = new HashMap<>();
    for (int n = 1; n <= 4; n++) {
      String own = "o".repeat(n);
      String their = "x".repeat(n);
      switch (strategy) {
        case "live-sleep" -> {
          int live = List.of(40, 400, 3000, 10000).get(n - 1);
          int sleeping = List.of(20, 200, 500, 3000).get(n - 1);
          codes.putAll(Map.of("0" + own + "0", live, "0" + their + "0", live));
          codes.putAll(Map.of("0" + own + "x", sleeping, "0" + their + "o", sleeping));
        }
        case "live-sleep/as-coded" -> {
          int ownLive = List.of(20, 200, 500, 3000).get(n - 1);
          int other = List.of(40, 400, 3000, 10000).get(n - 1);
          codes.putAll(Map.of("0" + own + "0", ownLive, "0" + their + "0", other));
          codes.putAll(Map.of("0" + own + "x", other, "0" + their + "o", other));
        }
        case "rewards" -> {
          int ownDead = List.of(20, 100, 400, 1200).get(n - 1);
          int theirDead = List.of(10, 70, 300, 900).get(n - 1);
          codes.put("0" + own + "0", List.of(40, 200, 700, 2000).get(n - 1));
          codes.putAll(Map.of("0" + own + "x", ownDead, "0" + own, ownDead));
          codes.put("0" + their + "0", List.of(30, 120, 500, 1500).get(n - 1));
          codes.putAll(Map.of("0" + their + "o", theirDead, "0" + their, theirDead));
        }
        default -> {
          int free = List.of(20, 200, 2000, 3000).get(n - 1);
          int capped = List.of(10, 100, 1000, 3000).get(n - 1);
          codes.putAll(Map.of(own, free, their, free, own + "x", capped, their + "o", capped));
        }
      }
    }
    return codes;
  }
}
