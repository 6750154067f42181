package org.gobang.record.bdt;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.io.LinearGame;
import org.gobang.record.io.RuleNames;

/** A writer of BDT files. */
public final class BdtWriter {

  private static final String EXTENSION = ".bdt";

  private static final HexFormat DIGITS = HexFormat.of().withUpperCase();

  private BdtWriter() {}

  /**
   * Returns one variation as a line of text.
   *
   * @param record the game
   * @param path the path to the end of the line
   * @return the text and the lost content
   * @throws RefusedException if the format does not support the game: the size must be 15
   * @throws IllegalArgumentException if the path does not exist in the record
   */
  public static FormattedRecord write(GameRecord record, List<Integer> path) {
    List<RecordNote> notes = record.notes();
    boolean commented =
        notes.size() == 1
            && notes.get(0) instanceof RecordNote.Comment comment
            && fits(comment.text(), "[^\\r\\n]+");
    String comment = commented ? ((RecordNote.Comment) notes.get(0)).text() : "";
    LinearGame line =
        new LinearGame(EXTENSION, commented ? record.withNotes(List.of()) : record, path);
    line.requireSize(BdtReader.SIZE);
    Map<String, String> held = held(record.tags());
    StringBuilder moves = new StringBuilder();
    for (Move move : line.moves()) {
      moves.append(
          move instanceof Move.Place place
              ? DIGITS.toHexDigits(
                  (byte)
                      ((place.point().column() + 1) * BdtReader.HEXADECIMAL
                          + place.point().row()
                          + 1))
              : "00");
    }
    List<String> fields =
        List.of(
                held.getOrDefault(Tags.BLACK, ""),
                held.getOrDefault(Tags.WHITE, ""),
                sign(held.getOrDefault(Tags.RESULT, "")),
                moves,
                held.getOrDefault(BdtReader.FIFTH, ""),
                held.getOrDefault(BdtReader.REVERSE, ""),
                comment)
            .stream()
            .map(CharSequence::toString)
            .toList();
    String event = held.getOrDefault(Tags.EVENT, "");
    return FormattedRecord.of(
        event + "=[" + String.join(",", fields) + "]\r\n",
        line.losses(held, true, RuleNames.RENJU));
  }

  private static String sign(String result) {
    return BdtReader.RESULTS.entrySet().stream()
        .filter(each -> each.getValue().equals(result))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse("");
  }

  /** Returns the tags supported by the format. */
  private static Map<String, String> held(Map<String, String> tags) {
    Map<String, String> held = new HashMap<>();
    tags.forEach(
        (key, value) -> {
          boolean fits =
              switch (key) {
                case Tags.EVENT ->
                    fits(value, "[^=\\[\\r\\n]+") && value.equals(BdtReader.event(value));
                case Tags.BLACK, Tags.WHITE -> fits(value, "[^,\\r\\n]+");
                case BdtReader.FIFTH, BdtReader.REVERSE -> fits(value, "[^,\\]\\r\\n]+");
                case Tags.RESULT -> BdtReader.RESULTS.containsValue(value);
                default -> false;
              };
          if (fits) {
            held.put(key, value);
          }
        });
    return held;
  }

  /** Returns whether the reader restores a text unchanged. */
  private static boolean fits(String text, String pattern) {
    return text.matches(pattern) && text.equals(text.strip());
  }
}
