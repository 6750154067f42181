package org.gobang.ui.swing.board;

import java.awt.Color;

/**
 * Simulated colour vision deficiencies, and the perceived distance of colours.
 *
 * <p>The matrices are those for full protanopia and deuteranopia of Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (IEEE TVCG,
 * 2009), for linear sRGB; the distance is that of CIELAB (1976) under D65.
 */
enum Eyes {
  USUAL,
  PROTANOPIA,
  DEUTERANOPIA;

  private static final double[][] TO_XYZ = {
    {0.4124564, 0.3575761, 0.1804375},
    {0.2126729, 0.7151522, 0.0721750},
    {0.0193339, 0.1191920, 0.9503041}
  };

  private static final double[] WHITE = {0.95047, 1, 1.08883};

  private double[][] matrix() {
    return switch (this) {
      case USUAL -> new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
      case PROTANOPIA ->
          new double[][] {
            {0.152286, 1.052583, -0.204868},
            {0.114503, 0.786281, 0.099216},
            {-0.003882, -0.048116, 1.051998}
          };
      case DEUTERANOPIA ->
          new double[][] {
            {0.367322, 0.860646, -0.227968},
            {0.280085, 0.672501, 0.047413},
            {-0.011820, 0.042940, 0.968881}
          };
    };
  }

  double distance(Color one, Color other) {
    double[] a = lab(one);
    double[] b = lab(other);
    return Math.sqrt(
        Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
  }

  /** Returns the lightness, from 0 for black to 100 for white. */
  double lightness(Color colour) {
    return lab(colour)[0];
  }

  private double[] lab(Color colour) {
    double[] linear = {
      linear(colour.getRed()), linear(colour.getGreen()), linear(colour.getBlue())
    };
    double[] seen = times(matrix(), linear);
    for (int i = 0; i < 3; i++) {
      seen[i] = Math.max(0, Math.min(1, seen[i]));
    }
    double[] xyz = times(TO_XYZ, seen);
    double x = f(xyz[0] / WHITE[0]);
    double y = f(xyz[1] / WHITE[1]);
    double z = f(xyz[2] / WHITE[2]);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double linear(int part) {
    double of = part / 255.0;
    return of <= 0.04045 ? of / 12.92 : Math.pow((of + 0.055) / 1.055, 2.4);
  }

  private static double f(double t) {
    return t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }

  private static double[] times(double[][] matrix, double[] vector) {
    double[] product = new double[3];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        product[row] += matrix[row][column] * vector[column];
      }
    }
    return product;
  }
}
