package org.gobang.ui.swing.board;

import java.awt.Color;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Formats attributes of SVG: numbers, colours and keywords, which need no escaping. */
final class Svg {

  /** The number of decimal places. Smaller differences are invisible. */
  private static final int DIGITS = 3;

  private Svg() {}

  /** Returns attributes, each with a leading space, for names separated by spaces. */
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

  /** Returns the attributes of a colour, including the opacity unless opaque. */
  static String colour(String attribute, String opacity, Color colour) {
    String opaque = String.format(Locale.ROOT, "#%06x", colour.getRGB() & 0xFFFFFF);
    return colour.getAlpha() == 255
        ? attributes(attribute, opaque)
        : attributes(attribute + " " + opacity, opaque, colour.getAlpha() / 255.0);
  }

  /** Returns a reference to another element. */
  static String reference(String name) {
    return "url(#" + name + ")";
  }

  /** Returns a number in the shortest form. */
  static String number(double number) {
    BigDecimal rounded = BigDecimal.valueOf(number).setScale(DIGITS, RoundingMode.HALF_EVEN);
    return rounded.stripTrailingZeros().toPlainString();
  }
}
