package org.gobang.engines.gomocup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.jspecify.annotations.Nullable;

/**
 * What an engine says of its thinking on one move, as insights: Rapfi's details, which come line by
 * line; messages that tell of a line in words; and any other message as it is.
 */
final class Analysis {

  /** {@code 7,7 8,6}, counted from the top left, beginning with 0. */
  private static final Pattern PAIR = Pattern.compile("\\d+,\\d+");

  /** {@code H8}, the row counted from the top, beginning with 1. */
  private static final Pattern NAMED = Pattern.compile("\\b(\\p{Alpha})(\\d{1,2})\\b");

  /** {@code Depth 11-20 | Eval 35 | Time 501ms | H8 I9}, as Yixin and Rapfi have it. */
  private static final Pattern DEPTH_FIRST =
      Pattern.compile("Depth (?<depth>\\d+)-\\d+ \\| Eval (?<eval>\\S+) \\|.*\\| (?<line>[^|]+)");

  /** {@code (1) 35 | 11-20 | H8 I9}, one of several lines. */
  private static final Pattern RANK_FIRST =
      Pattern.compile("\\((?<rank>\\d+)\\) (?<eval>\\S+) \\| (?<depth>\\d+)-\\d+ \\| (?<line>.+)");

  private static final Pattern MATE = Pattern.compile("([+-])M(\\d{1,4})");

  /** A win that is proven without its length, as those in a database are. */
  private static final Pattern MATE_SOME_TIME = Pattern.compile("([+-])M\\*");

  private static final int AS_GOOD_AS_WON = 30_000;

  private final int size;
  private final int lines;
  private final Consumer<Insight> reports;
  private final Map<String, String> details = new HashMap<>();

  /** It tells details, so that its words say nothing new. */
  private boolean detailed;

  /**
   * The analysis of a move.
   *
   * @param size the lines of the board
   * @param lines how many lines of play are wanted at most
   * @param reports told what the engine sees
   */
  Analysis(int size, int lines, Consumer<Insight> reports) {
    this.size = size;
    this.lines = lines;
    this.reports = reports;
  }

  /** Takes what the engine said. */
  void add(Reply said) {
    if (said instanceof Reply.Detail detail) {
      add(detail);
    } else if (said instanceof Reply.Message message && !message.text().isEmpty()) {
      add(message.text());
    }
  }

  private void add(Reply.Detail detail) {
    if (!detail.key().equals("PV")) {
      details.put(detail.key(), detail.value());
    } else if (detail.value().equalsIgnoreCase("DONE")) {
      detailed = true;
      // Who plays games out at random names no depth.
      line(
          number(details.get("PV")).map(index -> index + 1),
          number(details.getOrDefault("DEPTH", "1")),
          number(details.getOrDefault("TOTALNODES", "0")),
          score(details.getOrDefault("EVAL", "")),
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
      inWords(Optional.of(1L), depthFirst);
    } else if (rankFirst.matches()) {
      inWords(number(rankFirst.group("rank")), rankFirst);
    } else if (!text.startsWith("REALTIME")) {
      reports.accept(new Insight.Note(Dialogue.excerpt(text)));
    }
  }

  private void inWords(Optional<Long> rank, Matcher said) {
    if (!detailed) {
      List<Point> moves = named(said.group("line"));
      line(rank, number(said.group("depth")), Optional.of(0L), score(said.group("eval")), moves);
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
          new Insight.Line(rank.get().intValue(), plies, nodes.get(), score.get(), moves));
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
    Matcher someTime = MATE_SOME_TIME.matcher(text);
    if (someTime.matches()) {
      int sign = someTime.group(1).equals("+") ? 1 : -1;
      return Optional.of(new Score.Estimate(sign * AS_GOOD_AS_WON));
    }
    return text.matches("[+-]?\\d{1,9}")
        ? Optional.of(new Score.Estimate(Integer.parseInt(text)))
        : Optional.empty();
  }

  /** The moves of a line, as far as they are on the board. */
  private List<Point> pairs(String text) {
    List<Point> moves = new ArrayList<>();
    Matcher pair = PAIR.matcher(text);
    while (pair.find()) {
      Optional<Point> point = Wire.point(pair.group(), size);
      if (point.isEmpty()) {
        break;
      }
      moves.add(point.get());
    }
    return moves;
  }

  private List<Point> named(String text) {
    List<Point> moves = new ArrayList<>();
    Matcher name = NAMED.matcher(text);
    while (name.find()) {
      int column = Character.toLowerCase(name.group(1).charAt(0)) - 'a';
      int fromTop = Integer.parseInt(name.group(2)) - 1;
      Optional<Point> point = Wire.point(column + "," + fromTop, size);
      if (point.isEmpty()) {
        break;
      }
      moves.add(point.get());
    }
    return moves;
  }
}
