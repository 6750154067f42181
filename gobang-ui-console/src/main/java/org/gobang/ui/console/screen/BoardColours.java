package org.gobang.ui.console.screen;

import java.util.List;

/**
 * A set of colours for the board.
 *
 * @param id the id in the preferences
 * @param ground the background
 * @param line the lines
 * @param label coordinates and star points
 * @param black black stones
 * @param white white stones; drawn hollow if equal to {@code black}
 * @param cursor the background of the cursor
 * @param accent highlights
 */
public record BoardColours(
    String id,
    Colour ground,
    Colour line,
    Colour label,
    Colour black,
    Colour white,
    Colour cursor,
    Colour accent) {

  private static final Colour HOT = new Colour(0xd8432b, 1);

  /** The colours of a wooden board. */
  static final BoardColours WOOD =
      new BoardColours(
          "wood",
          new Colour(0xdcb167, 3),
          new Colour(0x8d6a34, 8),
          new Colour(0x6b4d20, 0),
          new Colour(0x101010, 0),
          new Colour(0xffffff, 15),
          new Colour(0xf2d498, 7),
          new Colour(0xb3261e, 1));

  /** The colours of a slate board. */
  static final BoardColours SLATE =
      new BoardColours(
          "slate",
          new Colour(0x46505a, 4),
          new Colour(0x7c868f, 8),
          new Colour(0xa9b8c4, 7),
          new Colour(0x0b0d0f, 0),
          new Colour(0xf4f6f8, 15),
          new Colour(0x5f8787, 6),
          new Colour(0xff8a70, 11));

  /** The colours of a printed diagram. */
  static final BoardColours PAPER =
      new BoardColours(
          "paper",
          new Colour(0xf4f1e8, 7),
          new Colour(0xb9b3a4, 8),
          new Colour(0x7d7768, 8),
          new Colour(0x1a1a1a, 0),
          new Colour(0x1a1a1a, 0),
          new Colour(0xcfdcef, 15),
          new Colour(0xb3261e, 1));

  /** The default colours of the terminal. */
  static final BoardColours PLAIN =
      new BoardColours(
          "plain",
          Colour.DEFAULT,
          new Colour(0x808080, 8),
          Colour.DEFAULT,
          Colour.DEFAULT,
          Colour.DEFAULT,
          Colour.DEFAULT,
          new Colour(0xe0604c, 9));

  private static final List<BoardColours> ALL = List.of(WOOD, SLATE, PAPER, PLAIN);

  /** Returns the colours with an id, or wood for an unknown id. */
  public static BoardColours named(String id) {
    return ALL.stream().filter(skin -> skin.id.equals(id)).findFirst().orElse(WOOD);
  }

  BoardColours next() {
    return ALL.get((ALL.indexOf(this) + 1) % ALL.size());
  }

  TextStyle board() {
    return TextStyle.PLAIN.ink(line).on(ground);
  }

  /** Returns the background of points to which an opening restricts the next stone. */
  Colour region() {
    return ground.towards(accent, 0.18);
  }

  TextStyle labels() {
    return TextStyle.PLAIN.ink(label).on(ground);
  }

  TextStyle blackStone() {
    return TextStyle.PLAIN.ink(black).on(ground);
  }

  TextStyle whiteStone() {
    return TextStyle.PLAIN.ink(white).on(ground).bolder();
  }

  TextStyle accented() {
    return TextStyle.PLAIN.ink(accent).on(ground).bolder();
  }

  /**
   * Returns whether black and white stones differ in colour. Otherwise, white stones are hollow.
   */
  boolean distinguishesStones() {
    return !black.equals(white);
  }

  /** Returns the background of a point in a heat map. */
  Colour heat(double share) {
    return ground.equals(Colour.DEFAULT) ? ground : ground.towards(HOT, 0.15 + 0.85 * share);
  }
}
