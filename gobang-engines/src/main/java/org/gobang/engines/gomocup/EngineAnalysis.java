package org.gobang.engines.gomocup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.jspecify.annotations.Nullable;

/**
 * Converts the output of an engine during one search to insights: the details of Rapfi, messages
 * with a principal variation, and other messages as notes.
 */
final class EngineAnalysis {

  /** {@code 7,7 8,6}, counted from 0 at the top left. */
  private static final Pattern PAIR = Pattern.compile("\\d+,\\d+");

  /** {@code H8}, with rows counted from 1 at the top. */
  private static final Pattern NAMED = Pattern.compile("\\b(\\p{Alpha})(\\d{1,2})\\b");

  /** {@code Depth 11-20 | Eval 35 | Time 501ms | H8 I9}, the format of Yixin and Rapfi. */
  private static final Pattern DEPTH_FIRST =
      Pattern.compile("Depth (?<depth>\\d+)-\\d+ \\| Eval (?<eval>\\S+) \\|.*\\| (?<line>[^|]+)");

  /** {@code (1) 35 | 11-20 | H8 I9}, one of several lines. */
  private static final Pattern RANK_FIRST =
      Pattern.compile("\\((?<rank>\\d+)\\) (?<eval>\\S+) \\| (?<depth>\\d+)-\\d+ \\| (?<line>.+)");

  private static final Pattern MATE = Pattern.compile("([+-])M(\\d{1,4})");

  /** A win of unknown length, for example from a database. */
  private static final Pattern MATE_OF_UNKNOWN_LENGTH = Pattern.compile("([+-])M\\*");

  private static final int WIN_VALUE = 30_000;

  private final int size;
  private final int lines;
  private final Consumer<Insight> reports;
  private final Map<String, String> details = new HashMap<>();

  /** The engine sends details, so its messages about lines are redundant. */
  private boolean detailed;

  /**
   * Creates the analysis of a move.
   *
   * @param size the lines of the board
   * @param lines the maximum number of variations to report
   * @param reports receives the insights
   */
  EngineAnalysis(int size, int lines, Consumer<Insight> reports) {
    this.size = size;
    this.lines = lines;
    this.reports = reports;
  }

  /** Adds an output line of the engine. */
  void add(EngineReply reply) {
    if (reply instanceof EngineReply.Detail detail) {
      add(detail);
    } else if (reply instanceof EngineReply.Message message && !message.text().isEmpty()) {
      add(message.text());
    }
  }

  private void add(EngineReply.Detail detail) {
    if (!detail.key().equals("PV")) {
      details.put(detail.key(), detail.value());
    } else if (detail.value().equalsIgnoreCase("DONE")) {
      detailed = true;
      // Monte Carlo engines report no depth.
      line(
          number(details.get("PV")).map(index -> index + 1),
          number(details.getOrDefault("DEPTH", "1")),
          number(details.getOrDefault("TOTALNODES", "0")),
          score(details.getOrDefault("EVAL", ""))
              .or(() -> winRate(details.getOrDefault("WINRATE", ""))),
          pairs(details.getOrDefault("BESTLINE", "")));
      details.clear();
    } else {
      details.clear();
      details.put(detail.key(), detail.value());
    }
  }

  private void add(String text) {
    Matcher depthFirst = DEPTH_FIRST.matcher(text);
    Matcher rankFirst = RANK_FIRST.matcher(text);
    if (depthFirst.matches()) {
      addMessageLine(Optional.of(1L), depthFirst);
    } else if (rankFirst.matches()) {
      addMessageLine(number(rankFirst.group("rank")), rankFirst);
    } else if (!text.startsWith("REALTIME")) {
      reports.accept(new Insight.Note(EngineSession.excerpt(text)));
    }
  }

  private void addMessageLine(Optional<Long> rank, Matcher match) {
    if (!detailed) {
      List<Point> moves = named(match.group("line"));
      line(rank, number(match.group("depth")), Optional.of(0L), score(match.group("eval")), moves);
    }
  }

  private void line(
      Optional<Long> rank,
      Optional<Long> depth,
      Optional<Long> nodes,
      Optional<Score> score,
      List<Point> moves) {
    boolean wanted = rank.filter(each -> each >= 1 && each <= lines).isPresent();
    if (wanted && depth.isPresent() && nodes.isPresent() && score.isPresent() && !moves.isEmpty()) {
      int plies = (int) Math.min(depth.get(), Integer.MAX_VALUE);
      reports.accept(
          Insight.Line.of(score.get(), moves)
              .withRank(rank.get().intValue())
              .withDepth(plies)
              .withNodes(nodes.get()));
    }
  }

  private static Optional<Long> number(@Nullable String text) {
    return text != null && text.matches("\\d{1,18}")
        ? Optional.of(Long.valueOf(text))
        : Optional.empty();
  }

  private static Optional<Score> score(String text) {
    Matcher mate = MATE.matcher(text);
    if (mate.matches()) {
      int plies = Integer.parseInt(mate.group(2));
      return Optional.of(
          mate.group(1).equals("+")
              ? new Score.WinIn(Math.max(1, plies))
              : new Score.LossIn(plies));
    }
    Matcher unknownLength = MATE_OF_UNKNOWN_LENGTH.matcher(text);
    if (unknownLength.matches()) {
      int sign = unknownLength.group(1).equals("+") ? 1 : -1;
      return Optional.of(new Score.Estimate(sign * WIN_VALUE));
    }
    return text.matches("[+-]?\\d{1,9}")
        ? Optional.of(new Score.Estimate(Integer.parseInt(text)))
        : Optional.empty();
  }

  private static Optional<Score> winRate(String text) {
    return text.matches("(0|1)(\\.\\d{1,20})?|\\d\\.\\d{1,20}E-\\d{1,3}")
        ? Optional.of(Double.parseDouble(text)).filter(rate -> rate <= 1).map(Score.WinRate::new)
        : Optional.empty();
  }

  private List<Point> pairs(String text) {
    return points(PAIR.matcher(text).results().map(MatchResult::group));
  }

  private List<Point> named(String text) {
    return points(NAMED.matcher(text).results().map(EngineAnalysis::pair));
  }

  private static String pair(MatchResult name) {
    int column = Character.toLowerCase(name.group(1).charAt(0)) - 'a';
    int fromTop = Integer.parseInt(name.group(2)) - 1;
    return column + "," + fromTop;
  }

  /** Returns the moves of a variation, up to the first one outside the board. */
  private List<Point> points(Stream<String> pairs) {
    return pairs
        .map(pair -> GomocupNotation.point(pair, size))
        .takeWhile(Optional::isPresent)
        .map(Optional::orElseThrow)
        .toList();
  }
}
