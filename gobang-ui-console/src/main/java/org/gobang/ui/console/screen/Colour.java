package org.gobang.ui.console.screen;

/**
 * A colour for all colour depths.
 *
 * @param rgb red, green and blue, or {@link #NONE} for the terminal's default
 * @param basic the nearest of the 16 basic colours, from 0
 */
public record Colour(int rgb, int basic) {

  private static final int NONE = -1;

  /** The default colour of the terminal. */
  public static final Colour DEFAULT = new Colour(NONE, NONE);

  /**
   * Compares the components. Not generated, because the generated method is slow on the first call,
   * at startup.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Colour colour && rgb == colour.rgb && basic == colour.basic;
  }

  @Override
  public int hashCode() {
    return 31 * rgb + basic;
  }

  /** Returns a mixture of this colour and another. */
  Colour towards(Colour other, double share) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int from = (rgb >> shift) & 0xff;
      int to = (other.rgb >> shift) & 0xff;
      mixed |= (int) Math.round(from + (to - from) * share) << shift;
    }
    return new Colour(mixed, share < 0.5 ? basic : other.basic);
  }

  /** Returns whether light text is more readable on this colour. */
  boolean isDark() {
    int red = (rgb >> 16) & 0xff;
    int green = (rgb >> 8) & 0xff;
    int blue = rgb & 0xff;
    return 0.299 * red + 0.587 * green + 0.114 * blue < 115;
  }

  /** Returns the index of the nearest of the 216 colours and 24 greys in the 256-colour palette. */
  int indexed() {
    int red = (rgb >> 16) & 0xff;
    int green = (rgb >> 8) & 0xff;
    int blue = rgb & 0xff;
    int cube = 16 + 36 * step(red) + 6 * step(green) + step(blue);
    int grey = Math.max(0, Math.min(23, Math.round(((red + green + blue) / 3f - 8) / 10)));
    int level = 8 + 10 * grey;
    int toGrey = distance(red, level) + distance(green, level) + distance(blue, level);
    int toCube =
        distance(red, level(step(red)))
            + distance(green, level(step(green)))
            + distance(blue, level(step(blue)));
    return toGrey < toCube ? 232 + grey : cube;
  }

  /** Returns the index of the nearest level of the colour cube: 0, 95, 135, 175, 215 or 255. */
  private static int step(int value) {
    return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40;
  }

  private static int level(int step) {
    return step == 0 ? 0 : 55 + 40 * step;
  }

  private static int distance(int one, int other) {
    return (one - other) * (one - other);
  }
}
