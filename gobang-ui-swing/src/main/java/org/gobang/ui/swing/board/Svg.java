package org.gobang.ui.swing.board;

import java.awt.Color;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Attributes of SVG: numbers, colours and words of its own, of which none needs to be escaped. */
final class Svg {

  /** Digits after the point: what is smaller than a thousandth of a unit is not seen. */
  private static final int DIGITS = 3;

  private Svg() {}

  /** Attributes with a space before each: their names, separated by spaces, and their values. */
  static String attributes(String names, Object... values) {
    StringBuilder attributes = new StringBuilder();
    String[] each = names.split(" ", -1);
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      attributes
          .append(' ')
          .append(each[i])
          .append("=\"")
          .append(value instanceof Number number ? number(number.doubleValue()) : value)
          .append('"');
    }
    return attributes.toString();
  }

  /** A colour, and how far it covers what lies below, where that is not wholly. */
  static String colour(String attribute, String opacity, Color colour) {
    String opaque = String.format(Locale.ROOT, "#%06x", colour.getRGB() & 0xFFFFFF);
    return colour.getAlpha() == 255
        ? attributes(attribute, opaque)
        : attributes(attribute + " " + opacity, opaque, colour.getAlpha() / 255.0);
  }

  /** What names another element where it is used. */
  static String reference(String name) {
    return "url(#" + name + ")";
  }

  /** A number, as short as it can be. */
  static String number(double number) {
    BigDecimal rounded = BigDecimal.valueOf(number).setScale(DIGITS, RoundingMode.HALF_EVEN);
    return rounded.stripTrailingZeros().toPlainString();
  }
}
