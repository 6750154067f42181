package org.gobang.api;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads and writes lists of moves in the usual notation: {@code h8 h9 i10}.
 *
 * <p>Points are separated by spaces, commas, semicolons, hyphens or underscores, or not at all
 * ({@code h8h9i10}). Upper and lower case are equivalent, and so are full-width letters, digits and
 * commas from a Chinese keyboard. {@code pass} is a pass. {@code --}, which some programs use for a
 * pass and others for no move, is refused. Move numbers such as {@code 1.h8 2.h9} and {@code 1) h8}
 * are skipped. Colours alternate, starting with the side that moves first.
 *
 * <p>To determine the side of each move by the rules, use {@link org.gobang.api.board.BoardMoves}.
 * It also refuses choices that the board does not offer.
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
   * @param first the side of the first move; colours alternate
   * @return the moves in order, unmodifiable
   * @throws RefusedException if part of the text is not a move; the message names that part
   */
  public static List<Move> parse(String text, Stone first) {
    return parse(text, first, MOVE);
  }

  /**
   * Reads a list of stones, passes and choices. Each word that is neither a point nor {@code pass}
   * is the key of a choice ({@link Move.Choose#isKey}), as in {@code h8 swap h9}, and must be
   * followed by a separator. A choice belongs to the side of the next stone and does not change the
   * side to move.
   *
   * @param text the moves; blank text is an empty list
   * @param first the side of the first move; colours alternate
   * @return the moves in order, unmodifiable
   * @throws RefusedException if part of the text is not a move; the message names that part
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
   * @return the moves separated by single spaces; {@link #parseWithChoices} reads them back
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

  /** Returns the text up to the next separator, for an error message. */
  private static String word(String text, int from) {
    Matcher word = WORD.matcher(text).region(from, text.length());
    return word.lookingAt() ? word.group() : "";
  }
}
