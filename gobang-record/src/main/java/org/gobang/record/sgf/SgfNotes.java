package org.gobang.record.sgf;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Point;
import org.gobang.api.player.Score;
import org.gobang.api.record.RecordNote;
import org.gobang.record.io.PositionNotes;

/**
 * The notes of a position as properties of an SGF node. Comments and marks use the standard
 * properties ({@code C}, {@code N}, {@code CR}, {@code MA}, {@code SQ}, {@code TR}, {@code LB},
 * {@code AR}, {@code LN}; {@code L} and {@code M} of FF[3] are also read). The standard has no
 * properties for the time of a move and for the evaluation of a certain player, so Gobang uses
 * private ones: {@code EMT[2.5]}, elapsed seconds, and {@code EVAL[search:120]}, {@code
 * EVAL[search:win 9]}, {@code EVAL[playouts:win-rate 0.62]}.
 */
record SgfNotes(SgfPoints points) {

  private static final Map<String, String> SHAPES =
      Map.of(
          RecordNote.Marked.CIRCLE, "CR",
          RecordNote.Marked.CROSS, "MA",
          RecordNote.Marked.SQUARE, "SQ",
          RecordNote.Marked.TRIANGLE, "TR");

  private static final Pattern SECONDS = Pattern.compile("(\\d{1,18})(?:\\.(\\d{1,9}))?");
  private static final Pattern SCORE =
      Pattern.compile("(win |loss )?(-?\\d{1,10})|win-rate (?<rate>[\\d.E-]{1,30})");

  /**
   * Reads a property if it is a note.
   *
   * @return true if all values of the property were read
   */
  boolean take(SgfProperty property, PositionNotes notes) {
    return switch (property.id()) {
      case "CR" -> shape(property, notes, RecordNote.Marked.CIRCLE);
      case "MA", "M" -> shape(property, notes, RecordNote.Marked.CROSS);
      case "SQ" -> shape(property, notes, RecordNote.Marked.SQUARE);
      case "TR" -> shape(property, notes, RecordNote.Marked.TRIANGLE);
      case "C", "N", "GC" -> all(property, raw -> comment(notes, raw));
      case "LB" -> all(property, raw -> label(notes, raw));
      case "L" -> letters(property, notes);
      case "AR" -> all(property, raw -> found(connected(raw, true), notes::add));
      case "LN" -> all(property, raw -> found(connected(raw, false), notes::add));
      case "EMT" -> all(property, raw -> found(spent(raw), notes::add));
      case "EVAL" -> all(property, raw -> found(evaluated(raw), notes::add));
      default -> false;
    };
  }

  private static boolean all(SgfProperty property, Predicate<String> taking) {
    boolean all = true;
    for (SgfProperty.Value value : property.values()) {
      all &= taking.test(value.raw());
    }
    return all;
  }

  private static boolean comment(PositionNotes notes, String raw) {
    notes.addComment(SgfText.read(raw));
    return true;
  }

  private boolean shape(SgfProperty property, PositionNotes notes, String shape) {
    return all(property, raw -> mark(notes, shape, points.readAll(raw)));
  }

  private static boolean mark(PositionNotes notes, String mark, List<Point> marked) {
    if (marked.isEmpty() || mark.isBlank()) {
      return false;
    }
    notes.add(new RecordNote.Marked(mark, marked));
    return true;
  }

  private boolean label(PositionNotes notes, String raw) {
    List<Point> point = points.readAll(SgfText.head(raw));
    return mark(notes, SgfText.rest(raw).replace('\n', ' '), point);
  }

  /** Reads the letters of FF[3], assigned to points in order. */
  private boolean letters(SgfProperty property, PositionNotes notes) {
    char letter = 'A';
    boolean all = true;
    for (SgfProperty.Value value : property.values()) {
      all &= letter <= 'Z' && mark(notes, String.valueOf(letter), points.readAll(value.raw()));
      letter++;
    }
    return all;
  }

  private Optional<RecordNote.Connected> connected(String raw, boolean arrow) {
    Optional<Point> from = points.read(SgfText.head(raw));
    return points
        .read(SgfText.rest(raw))
        .filter(to -> from.isPresent() && !to.equals(from.get()))
        .map(to -> new RecordNote.Connected(from.get(), to, arrow));
  }

  private static <N> boolean found(Optional<N> note, Consumer<N> notes) {
    note.ifPresent(notes);
    return note.isPresent();
  }

  private static Optional<RecordNote.Spent> spent(String raw) {
    Matcher seconds = SECONDS.matcher(raw.strip());
    if (!seconds.matches()) {
      return Optional.empty();
    }
    String fraction = Optional.ofNullable(seconds.group(2)).orElse("");
    long nanos = Long.parseLong(fraction + "0".repeat(9 - fraction.length()));
    return Optional.of(Duration.ofSeconds(Long.parseLong(seconds.group(1)), nanos))
        .filter(time -> time.compareTo(RecordNote.Spent.LONGEST) <= 0)
        .map(RecordNote.Spent::new);
  }

  private static Optional<RecordNote.Evaluated> evaluated(String raw) {
    String player = SgfText.head(raw);
    Matcher score = SCORE.matcher(SgfText.rest(raw).strip());
    if (player.isBlank() || !score.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new RecordNote.Evaluated(player, score(score)));
    } catch (IllegalArgumentException outOfRange) {
      return Optional.empty();
    }
  }

  private static Score score(Matcher match) {
    if (match.group("rate") != null) {
      return new Score.WinRate(Double.parseDouble(match.group("rate")));
    }
    int number = Integer.parseInt(match.group(2));
    return switch (Optional.ofNullable(match.group(1)).orElse("").strip()) {
      case "win" -> new Score.WinIn(number);
      case "loss" -> new Score.LossIn(number);
      default -> new Score.Estimate(number);
    };
  }

  /** Returns the notes as properties. */
  String write(PositionNotes notes) {
    StringBuilder properties = new StringBuilder(notes.comment().isEmpty() ? "" : "C");
    if (!notes.comment().isEmpty()) {
      value(properties, SgfText.write(notes.comment()));
    }
    properties.append(notes.times().isEmpty() ? "" : "EMT");
    notes.times().forEach(spent -> value(properties, write(spent.time())));
    properties.append(notes.evaluations().isEmpty() ? "" : "EVAL");
    for (RecordNote.Evaluated each : notes.evaluations()) {
      value(properties, SgfText.part(each.player()) + ":" + write(each.score()));
    }
    return properties.append(marks(notes)).toString();
  }

  private static String write(Duration time) {
    BigDecimal nanos = BigDecimal.valueOf(time.getNano(), 9);
    return BigDecimal.valueOf(time.getSeconds()).add(nanos).stripTrailingZeros().toPlainString();
  }

  private static String write(Score score) {
    if (score instanceof Score.WinIn win) {
      return "win " + win.plies();
    }
    if (score instanceof Score.WinRate rate) {
      return "win-rate " + rate.probability();
    }
    return score instanceof Score.LossIn loss
        ? "loss " + loss.plies()
        : String.valueOf(((Score.Estimate) score).value());
  }

  private String marks(PositionNotes notes) {
    StringBuilder properties = new StringBuilder();
    notes
        .shapes()
        .forEach(
            (shape, marked) -> {
              properties.append(SHAPES.get(shape));
              marked.forEach(point -> value(properties, points.write(point)));
            });
    properties.append(notes.labels().isEmpty() ? "" : "LB");
    notes
        .labels()
        .forEach(
            (label, marked) ->
                marked.forEach(
                    point -> value(properties, points.write(point) + ":" + SgfText.part(label))));
    connected(properties, "AR", notes.arrows());
    connected(properties, "LN", notes.lines());
    return properties.toString();
  }

  private void connected(
      StringBuilder properties, String id, Collection<RecordNote.Connected> connections) {
    properties.append(connections.isEmpty() ? "" : id);
    connections.forEach(
        each -> value(properties, points.write(each.from()) + ":" + points.write(each.to())));
  }

  private static void value(StringBuilder properties, String value) {
    properties.append('[').append(value).append(']');
  }
}
