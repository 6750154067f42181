package org.gobang.api;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move of one side: a placed stone, a pass or a choice. {@link MoveText} reads and writes lists
 * of moves.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface Move {

  /**
   * Returns the side that moves.
   *
   * @return the side to which this move belongs
   */
  Stone stone();

  /**
   * Returns the same move for another side.
   *
   * @param stone the side
   * @return the move; this move if it already belongs to that side
   */
  default Move by(Stone stone) {
    if (stone == stone()) {
      return this;
    }
    if (this instanceof Place place) {
      return new Place(stone, place.point());
    }
    return this instanceof Choose chosen ? new Choose(stone, chosen.key()) : new Pass(stone);
  }

  /**
   * A stone placed on a point.
   *
   * @param stone the stone's colour
   * @param point the point
   */
  record Place(Stone stone, Point point) implements Move {

    /** Creates a stone on a point. */
    public Place {
      Objects.requireNonNull(stone, "stone");
      Objects.requireNonNull(point, "point");
    }

    /**
     * Returns the point in the usual notation.
     *
     * @return such as {@code h8}
     */
    @Override
    public String toString() {
      return point.toString();
    }
  }

  /**
   * A pass.
   *
   * @param stone the side that passes
   */
  record Pass(Stone stone) implements Move {

    /** Creates a pass. */
    public Pass {
      Objects.requireNonNull(stone, "stone");
    }

    /**
     * Returns the word for a pass in a list of moves.
     *
     * @return {@code pass}
     */
    @Override
    public String toString() {
      return "pass";
    }
  }

  /**
   * A choice instead of a stone, such as swapping the colours in an opening. A key may end with a
   * point, for example {@code offer-h8}; see {@link #point}.
   *
   * @param stone the side of the choosing player, that is, {@link org.gobang.api.board.Board#toAct}
   * @param key the key of the choice, one of {@link org.gobang.api.board.Board#choices}
   */
  record Choose(Stone stone, String key) implements Move {

    /**
     * The first two letters distinguish a key from a point, even in lists of moves without
     * separators.
     */
    private static final Pattern KEY = Pattern.compile("(?!pass)[a-z]{2}[a-z0-9-]{0,38}");

    private static final Pattern POINT = Pattern.compile("-([a-y](?:1[0-9]?|2[0-5]?|[3-9]))$");

    private static final Pattern NUMBER = Pattern.compile("^fifths-([1-9][0-9]{0,3})$");

    /**
     * Creates a choice.
     *
     * @throws IllegalArgumentException if the key is not valid: see {@link #isKey}
     */
    public Choose {
      Objects.requireNonNull(stone, "stone");
      if (!isKey(key)) {
        throw new IllegalArgumentException("not the key of a choice: " + Printable.of(key, 60));
      }
    }

    /**
     * Returns whether a text is a valid key: 2 to 40 lower-case English letters, digits and hyphens
     * that start with two letters, such as {@code swap}, {@code take-black} and {@code fifths-3}. A
     * key must not start with {@code pass}.
     *
     * @param text the text
     * @return true if the text is a valid key
     */
    public static boolean isKey(String text) {
      return KEY.matcher(text).matches();
    }

    /**
     * Returns the point at the end of the key, after a hyphen: {@code offer-h8} offers h8 as a
     * point for the next stone. User interfaces let the user select such a choice on the board
     * instead of in a list.
     *
     * @return the point, or empty if the key has none
     */
    public Optional<Point> point() {
      Matcher named = POINT.matcher(key);
      return named.find() ? Optional.of(Point.parse(named.group(1))) : Optional.empty();
    }

    /**
     * Returns the number of fifth-move offers that the choice declares: {@code fifths-3} declares
     * three.
     *
     * @return the number, or empty for other choices
     */
    public OptionalInt fifths() {
      Matcher declared = NUMBER.matcher(key);
      return declared.find()
          ? OptionalInt.of(Integer.parseInt(declared.group(1)))
          : OptionalInt.empty();
    }

    /**
     * Returns the key.
     *
     * @return such as {@code swap}
     */
    @Override
    public String toString() {
      return key;
    }
  }
}
