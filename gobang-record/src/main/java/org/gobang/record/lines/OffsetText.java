package org.gobang.record.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.QuotedExcerpt;

/**
 * Openings in the notation of Gomocup and Piskvork: {@code 8,-3, 6,-4, 5,-4}, the columns and rows
 * of the stones as offsets from the centre, to the right and downwards, starting with Black.
 */
public final class OffsetText {

  private static final Pattern OFFSETS = Pattern.compile("[-+0-9,\\s]+");
  private static final Pattern PAIR =
      Pattern.compile("[,\\s]*([-+]?\\d{1,3})\\s*,\\s*([-+]?\\d{1,3})(?=[,\\s]|$)");

  private OffsetText() {}

  /**
   * Returns whether a line may be in this notation, which has no letters, unlike position text.
   *
   * @param line the line
   * @return true if the line contains only numbers
   */
  public static boolean is(String line) {
    return OFFSETS.matcher(line).matches();
  }

  /**
   * Returns the moves of a line.
   *
   * @param line the line
   * @param size the board size
   * @param refusal creates the exception for a line that is not pairs of offsets on the board
   * @return the moves, with alternating sides
   */
  public static List<Move> parse(
      String line, int size, Function<LocalizedText, RefusedException> refusal) {
    List<Move> moves = new ArrayList<>();
    Matcher pair = PAIR.matcher(line);
    Stone stone = Stone.BLACK;
    int at = 0;
    while (pair.region(at, line.length()).lookingAt()) {
      moves.add(new Move.Place(stone, point(pair, size, refusal)));
      stone = stone.opponent();
      at = pair.end();
    }
    String rest = line.substring(at).replaceFirst("[,\\s]+", "");
    if (!rest.isEmpty()) {
      throw refusal.apply(RecordMessages.of("offsets.pairs", QuotedExcerpt.of(rest)));
    }
    return List.copyOf(moves);
  }

  private static Point point(
      Matcher pair, int size, Function<LocalizedText, RefusedException> refusal) {
    int middle = size / 2;
    int column = middle + Integer.parseInt(pair.group(1));
    int row = size - 1 - (middle + Integer.parseInt(pair.group(2)));
    if (column < 0 || column >= size || row < 0 || row >= size) {
      String offsets = pair.group(1) + "," + pair.group(2);
      throw refusal.apply(RecordMessages.of("offsets.outside", offsets, size));
    }
    return new Point(column, row);
  }
}
