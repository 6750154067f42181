package org.gobang.ui.swing.board;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Paint;
import java.awt.RadialGradientPaint;

/** Converts gradients to SVG, in the coordinates of the drawing. */
final class SvgGradients {

  private SvgGradients() {}

  /**
   * Returns the SVG element of a gradient.
   *
   * @throws IllegalArgumentException if the gradient is neither linear nor radial
   */
  static String element(String name, Paint paint) {
    if (paint instanceof GradientPaint line) {
      return element(
          "linearGradient",
          name,
          Svg.attributes(
              "x1 y1 x2 y2",
              line.getPoint1().getX(),
              line.getPoint1().getY(),
              line.getPoint2().getX(),
              line.getPoint2().getY()),
          stop(0, line.getColor1()) + stop(1, line.getColor2()));
    }
    if (paint instanceof RadialGradientPaint round) {
      StringBuilder stops = new StringBuilder();
      for (int i = 0; i < round.getFractions().length; i++) {
        stops.append(stop(round.getFractions()[i], round.getColors()[i]));
      }
      return element(
          "radialGradient",
          name,
          Svg.attributes(
              "cx cy r",
              round.getCenterPoint().getX(),
              round.getCenterPoint().getY(),
              round.getRadius()),
          stops.toString());
    }
    throw new IllegalArgumentException("a drawing has no words for " + paint);
  }

  private static String element(String kind, String name, String place, String stops) {
    String attributes = Svg.attributes("id gradientUnits", name, "userSpaceOnUse") + place;
    return "<" + kind + attributes + ">" + stops + "</" + kind + ">";
  }

  private static String stop(double offset, Color colour) {
    return "<stop"
        + Svg.attributes("offset", offset)
        + Svg.colour("stop-color", "stop-opacity", colour)
        + "/>";
  }
}
