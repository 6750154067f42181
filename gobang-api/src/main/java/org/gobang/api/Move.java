package org.gobang.api;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a side does when it is its turn: it puts a stone, passes or makes a choice. {@link MoveText}
 * reads and writes lists of moves.
 *
 * <p>Implemented here alone.
 */
public sealed interface Move {

  /**
   * Who moves.
   *
   * @return the side to which this move belongs
   */
  Stone stone();

  /**
   * The same move by a side.
   *
   * @param stone the side
   * @return the move; this one if it is that side's
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
   * A stone put on a point.
   *
   * @param stone the stone's colour
   * @param point where it is put
   */
  record Place(Stone stone, Point point) implements Move {

    /** Checks that both are there. */
    public Place {
      Objects.requireNonNull(stone, "stone");
      Objects.requireNonNull(point, "point");
    }

    /**
     * The point, as people write it.
     *
     * @return such as {@code h8}
     */
    @Override
    public String toString() {
      return point.toString();
    }
  }

  /**
   * A turn given up.
   *
   * @param stone the side that passes
   */
  record Pass(Stone stone) implements Move {

    /** Checks that it is there. */
    public Pass {
      Objects.requireNonNull(stone, "stone");
    }

    /**
     * The word for a pass in a list of moves.
     *
     * @return {@code pass}
     */
    @Override
    public String toString() {
      return "pass";
    }
  }

  /**
   * A choice made instead of putting a stone, such as exchanging the colours in an opening. A key
   * may end with a point, such as {@code offer-h8}: see {@link #point}.
   *
   * @param stone the side whose player chooses, as {@link org.gobang.api.board.Board#toAct} was
   * @param key what is chosen, as {@link org.gobang.api.board.Board#choices} offered it
   */
  record Choose(Stone stone, String key) implements Move {

    /** Two letters tell a key from a point, in lists of moves too that have no blanks. */
    private static final Pattern KEY = Pattern.compile("(?!pass)[a-z]{2}[a-z0-9-]{0,38}");

    private static final Pattern POINT = Pattern.compile("-([a-y](?:1[0-9]?|2[0-5]?|[3-9]))$");

    private static final Pattern NUMBER = Pattern.compile("^fifths-([1-9][0-9]{0,3})$");

    /**
     * Checks both.
     *
     * @throws IllegalArgumentException if the key is none, see {@link #isKey}
     */
    public Choose {
      Objects.requireNonNull(stone, "stone");
      if (!isKey(key)) {
        throw new IllegalArgumentException("not the key of a choice: " + Printable.of(key, 60));
      }
    }

    /**
     * Whether a text can be the key of a choice: 2 to 40 lower-case letters of English, digits and
     * hyphens, the first two of them letters, such as {@code swap}, {@code take-black} and {@code
     * fifths-3}. What begins with {@code pass} is no key.
     *
     * @param text the text
     * @return true if it is a key
     */
    public static boolean isKey(String text) {
      return KEY.matcher(text).matches();
    }

    /**
     * The point that the key ends with, after a hyphen: {@code offer-h8} offers h8 as a place of
     * the next stone. Front ends let it be chosen on the board, and not from a list.
     *
     * @return the point; empty for most choices
     */
    public Optional<Point> point() {
      Matcher named = POINT.matcher(key);
      return named.find() ? Optional.of(Point.parse(named.group(1))) : Optional.empty();
    }

    /**
     * How many fifth moves the choice declares: {@code fifths-3} has three of them offered.
     *
     * @return the number; empty for most choices
     */
    public OptionalInt fifths() {
      Matcher declared = NUMBER.matcher(key);
      return declared.find()
          ? OptionalInt.of(Integer.parseInt(declared.group(1)))
          : OptionalInt.empty();
    }

    /**
     * The key, as it stands in a list of moves.
     *
     * @return such as {@code swap}
     */
    @Override
    public String toString() {
      return key;
    }
  }
}
