package org.gobang.ui.swing.board;

import java.awt.Color;
import org.gobang.api.Keyword;

/**
 * The colours of the marks on any board. Marks also differ in shape (ring, dot, cross, disc), so
 * that they are not distinguished by colour only.
 */
public enum Palette implements Keyword {
  /**
   * The default colours: green for hints, red for the last move and forbidden points, gold for the
   * winning line.
   */
  USUAL(0x1FAF52, 0xF2B705, 0x2D7FF9, 0xFF6B57, 0xD3301B, 0xB02A1A, 0xFF8A70),

  /**
   * Colours for red-green colour blindness.
   *
   * <p>The marks are those of Masataka Okabe and Kei Ito, "Color Universal Design" (2008); the heat
   * map is cividis, by Nuñez, Anderton and Renslow, "Optimizing colormaps with consideration for
   * color vision deficiency" (PLOS ONE, 2018), from dark to light.
   */
  COLOUR_BLIND_SAFE(0x009E73, 0xF0E442, 0x0072B2, 0x56B4E9, 0x0072B2, 0xD55E00, 0xD55E00);

  private static final int[] WARM = {0x2B1A5E, 0x7A1E7D, 0xC93A63, 0xF5803A, 0xFFE45C};
  private static final int[] CIVIDIS = {0x00224E, 0x434E6C, 0x7D7C78, 0xBCAE6C, 0xFEE838};

  /** The colour of a hint. */
  final Color hint;

  /** The colour of the winning line. */
  final Color win;

  /** The colour of the focus and of an unconfirmed stone. */
  final Color hand;

  private final Color lastOnBlack;
  private final Color lastOnWhite;
  private final Color forbiddenOnLight;
  private final Color forbiddenOnDark;

  Palette(
      int hint,
      int win,
      int hand,
      int lastOnBlack,
      int lastOnWhite,
      int forbiddenOnLight,
      int forbiddenOnDark) {
    this.hint = new Color(hint);
    this.win = new Color(win);
    this.hand = new Color(hand);
    this.lastOnBlack = new Color(lastOnBlack);
    this.lastOnWhite = new Color(lastOnWhite);
    this.forbiddenOnLight = new Color(forbiddenOnLight);
    this.forbiddenOnDark = new Color(forbiddenOnDark);
  }

  /** Returns the colour of the last-move mark on a black or white stone. */
  Color last(boolean black) {
    return black ? lastOnBlack : lastOnWhite;
  }

  /** Returns the colour of the cross on a forbidden point. */
  Color forbidden(boolean onDark) {
    return onDark ? forbiddenOnDark : forbiddenOnLight;
  }

  /** Returns the colour of a level of the heat map from 1 to 9. Brightness rises with the level. */
  Color heat(int level) {
    int[] heat = this == USUAL ? WARM : CIVIDIS;
    int steps = heat.length - 1;
    double at = (level - 1) / 8.0 * steps;
    int below = Math.min(steps - 1, (int) at);
    Color from = new Color(heat[below]);
    Color to = new Color(heat[below + 1]);
    double part = at - below;
    return new Color(
        mix(from.getRed(), to.getRed(), part),
        mix(from.getGreen(), to.getGreen(), part),
        mix(from.getBlue(), to.getBlue(), part));
  }

  private static int mix(int from, int to, double part) {
    return (int) Math.round(from + (to - from) * part);
  }

  /** Returns the colour of text on a level of the heat map. */
  Color ink(int level) {
    Color ground = heat(level);
    double light = 0.3 * ground.getRed() + 0.59 * ground.getGreen() + 0.11 * ground.getBlue();
    return light < 130 ? Color.WHITE : new Color(0x10222E);
  }
}
