package org.gobang.ui.console.screen;

/**
 * A colour in all colour depths.
 *
 * @param rgb red, green and blue, or {@link #NONE} for the terminal's default
 * @param basic the nearest of the sixteen colours, from 0
 */
public record Colour(int rgb, int basic) {

  private static final int NONE = -1;

  /** The terminal's default. */
  public static final Colour DEFAULT = new Colour(NONE, NONE);

  /** Explicit, as the generated one is slow on its first call, which is at start-up. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Colour colour && rgb == colour.rgb && basic == colour.basic;
  }

  @Override
  public int hashCode() {
    return 31 * rgb + basic;
  }

  /** Returns a mixture of two colours. */
  Colour towards(Colour other, double share) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int from = (rgb >> shift) & 0xff;
      int to = (other.rgb >> shift) & 0xff;
      mixed |= (int) Math.round(from + (to - from) * share) << shift;
    }
    return new Colour(mixed, share < 0.5 ? basic : other.basic);
  }

  /** Returns whether light text is more readable on it. */
  boolean isDark() {
    int red = (rgb >> 16) & 0xff;
    int green = (rgb >> 8) & 0xff;
    int blue = rgb & 0xff;
    return 0.299 * red + 0.587 * green + 0.114 * blue < 115;
  }

  /** Returns the nearest of the 216 colours and 24 greys in the palette of 256. */
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

  /** Returns the six levels of the cube are 0, 95, 135, 175, 215 and 255. */
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
