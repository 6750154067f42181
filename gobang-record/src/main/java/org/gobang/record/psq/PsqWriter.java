package org.gobang.record.psq;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.LinearGame;

/** A writer of Piskvork's {@code .psq}, described in {@link PsqReader}. */
public final class PsqWriter {

  /** The tag for the thinking levels in the header, which only Piskvork uses. */
  static final String LEVELS = "levels";

  /** The placeholder for unknown levels. */
  static final String NO_LEVELS = "0:0";

  /** The last line of a regularly finished game. */
  static final String FINISHED = "0";

  /** The last lines of games with a failure of a program. */
  static final Map<String, Ending> FAILURES =
      Map.of("15", Ending.OVERSTEPPED, "-2", Ending.CRASHED);

  private static final int SMALLEST = 5;

  /** A name that the reader does not interpret as a move, a code or an unnamed player. */
  private static final Pattern NAME =
      Pattern.compile("(?s)(?!homo-[12]$|-?\\d+\\s*(,.*)?$)[^\\r\\n]+");

  private PsqWriter() {}

  /**
   * Returns one variation as a file.
   *
   * @param record the game
   * @param path the path to the end of the line
   * @return the text and the lost content
   * @throws RefusedException if the format does not support the game
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  public static FormattedRecord write(GameRecord record, List<Integer> path) {
    int size = record.start().size();
    if (size < SMALLEST) {
      throw new RefusedException(RecordMessages.of("cannot.small", SMALLEST));
    }
    LinearGame line = new LinearGame(".psq", record, path);
    Map<String, String> held = held(record, line);
    StringBuilder text = new StringBuilder("Piskvorky " + size + "x" + size + ", ");
    text.append(held.getOrDefault(LEVELS, NO_LEVELS)).append(", 0\r\n");
    for (int i = 0; i < line.nodes().size(); i++) {
      Node node = line.nodes().get(i);
      if (!(node.move() instanceof Move.Place place)) {
        throw line.refused(i, RecordMessages.of("cannot.pass"));
      }
      text.append(place.point().column() + 1).append(',').append(size - place.point().row());
      text.append(',').append(node.spent().toMillis()).append("\r\n");
    }
    if (held.containsKey(Tags.BLACK) || held.containsKey(Tags.WHITE)) {
      text.append(held.getOrDefault(Tags.BLACK, "homo-1")).append("\r\n");
      text.append(held.getOrDefault(Tags.WHITE, "homo-2")).append("\r\n");
    }
    code(record.tags(), held).ifPresent(code -> text.append(code).append("\r\n"));
    return FormattedRecord.of(text.toString(), line.losses(held, true, ReadDefaults.USUAL_RULES));
  }

  /** Returns the tags supported by the format. */
  private static Map<String, String> held(GameRecord record, LinearGame line) {
    Map<String, String> held = new HashMap<>();
    record
        .tags()
        .forEach(
            (key, value) -> {
              boolean fits =
                  switch (key) {
                    case Tags.BLACK, Tags.WHITE ->
                        NAME.matcher(value).matches() && value.equals(value.strip());
                    case LEVELS -> value.matches("\\d+:\\d+");
                    default -> false;
                  };
              if (fits) {
                held.put(key, value);
              }
            });
    // The side to move failed and lost.
    String winner = line.nodes().size() % 2 == 0 ? "white" : "black";
    String ending = record.tags().getOrDefault(Tags.ENDING, "");
    if (winner.equals(record.tags().get(Tags.RESULT))
        && FAILURES.values().stream().anyMatch(failure -> failure.word().equals(ending))) {
      held.put(Tags.ENDING, ending);
      held.put(Tags.RESULT, winner);
    }
    return held;
  }

  /** Returns the last line; empty if the game has not ended. */
  private static Optional<String> code(Map<String, String> tags, Map<String, String> held) {
    return Optional.ofNullable(tags.get(Tags.ENDING))
        .map(
            ending ->
                FAILURES.entrySet().stream()
                    .filter(failure -> failure.getValue().word().equals(held.get(Tags.ENDING)))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElse(FINISHED));
  }
}
