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

  /** Attributes given as a name and a value, a name and a value, each with a space before it. */
  static String attributes(Object... namesAndValues) {
    StringBuilder attributes = new StringBuilder();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      Object value = namesAndValues[i + 1];
      attributes
          .append(' ')
          .append(namesAndValues[i])
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
        : attributes(attribute, opaque, opacity, colour.getAlpha() / 255.0);
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
