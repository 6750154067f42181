package org.gobang.api;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A list of moves as people write it: {@code h8 h9 i10}.
 *
 * <p>Points are separated by blanks, commas, semicolons, hyphens or underscores, or run together
 * ({@code h8h9i10}); upper and lower case are the same, and so are the wide letters, digits and
 * commas of a Chinese keyboard; {@code pass} gives up a turn. {@code --}, which some programs write
 * for a pass and others for nothing, is refused. Numbers of moves, as in {@code 1.h8 2.h9} and
 * {@code 1) h8}, are passed over. Colours alternate from the side that moves first.
 *
 * <p>Who moves is for the rules: {@link org.gobang.api.board.BoardMoves} reads lists of moves with
 * the colours that the rules give them, and refuses choices that are not offered.
 */
public final class MoveText {

  private static final Pattern SEPARATOR =
      Pattern.compile("[\\s,、;_\u2013\u2014\\uFEFF\\u200B]++|-(?!-)|[0-9]++[.)]");
  private static final Pattern MOVE = Pattern.compile("(?i)pass|[a-z][0-9]+");
  private static final Pattern MOVE_OR_KEY =
      Pattern.compile("(?i)pass|[a-z][0-9]+|[a-z]{2}[a-z0-9-]*");
  private static final String UNREADABLE = "move-unreadable";
  private static final String OUTSIDE = "move-outside-all";
  private static final String NO_MOVE = "not a point such as h8, nor pass";
  private static final Pattern WORD = Pattern.compile("[^\\s,、\\uFEFF\\u200B]+");

  private MoveText() {}

  /**
   * Reads a list of stones and passes.
   *
   * @param text the moves; blank text is an empty list
   * @param first who makes the first of them; colours alternate from there
   * @return the moves in order, unmodifiable
   * @throws RefusedException if something in the text is not a move; its sentence says which one
   */
  public static List<Move> parse(String text, Stone first) {
    return parse(text, first, MOVE);
  }

  /**
   * Reads a list of moves with choices: each word that is neither a point nor {@code pass} is the
   * key of one ({@link Move.Choose#isKey}), as in {@code h8 swap h9}, and is followed by a
   * separator. A choice is the side's whose colour comes next, and takes no turn.
   *
   * @param text the moves; blank text is an empty list
   * @param first who makes the first of them; colours alternate from there
   * @return the moves in order, unmodifiable
   * @throws RefusedException if something in the text is not a move; its sentence says which one
   */
  public static List<Move> parseWithChoices(String text, Stone first) {
    return parse(text, first, MOVE_OR_KEY);
  }

  private static List<Move> parse(String text, Stone first, Pattern pattern) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFKC);
    List<Move> moves = new ArrayList<>();
    Stone stone = first;
    int at = skip(plain, 0);
    while (at < plain.length()) {
      Matcher found = pattern.matcher(plain).region(at, plain.length());
      int number = moves.size() + 1;
      if (!found.lookingAt()) {
        throw refused(UNREADABLE, number, word(plain, at), NO_MOVE);
      }
      Move move = move(found.group(), stone, number);
      moves.add(move);
      at = skip(plain, found.end());
      stone = move instanceof Move.Choose ? stone : stone.opponent();
    }
    return List.copyOf(moves);
  }

  /**
   * Writes a list of moves.
   *
   * @param moves the moves in order
   * @return the moves separated by single blanks; {@link #parseWithChoices} reads it back
   */
  public static String write(List<? extends Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  private static Move move(String text, Stone stone, int number) {
    if (text.equalsIgnoreCase("pass")) {
      return new Move.Pass(stone);
    }
    if (Character.isLetter(text.charAt(1))) {
      String key = text.toLowerCase(Locale.ROOT);
      if (!Move.Choose.isKey(key)) {
        throw refused(UNREADABLE, number, text, NO_MOVE);
      }
      return new Move.Choose(stone, key);
    }
    try {
      return new Move.Place(stone, Point.parse(text));
    } catch (RefusedException notAPoint) {
      throw refused(OUTSIDE, number, text, String.valueOf(notAPoint.getMessage()));
    }
  }

  private static RefusedException refused(String kind, int number, String text, String why) {
    String quoted = Printable.of(text, Printable.QUOTED);
    return new RefusedException(
        kind,
        "move " + number + " (" + quoted + "): " + why,
        List.of(String.valueOf(number), quoted));
  }

  private static int skip(String text, int from) {
    Matcher separator = SEPARATOR.matcher(text);
    int at = from;
    while (separator.region(at, text.length()).lookingAt()) {
      at = separator.end();
    }
    return at;
  }

  /** The rest of the text up to the next separator: what the sentence quotes. */
  private static String word(String text, int from) {
    Matcher word = WORD.matcher(text).region(from, text.length());
    return word.lookingAt() ? word.group() : "";
  }
}
