package com.example.svg;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.gobang.api.Point;

/**
 * Draws a wooden board without stones: grain, lines and coordinates.
 *
 * @param layout the coordinates in the picture
 */
record BoardDrawing(Layout layout) {

  private static final String INK = "#4b3720";
  private static final int STAR = 4;

  /** Adds the colours of the wood to the definitions of a picture. */
  static void define(Pen pen) {
    pen.open("linearGradient", "id", "wood", "x2", 0.25, "y2", 1);
    pen.stop(0, "#efcf95");
    pen.stop(0.55, "#e6bd7b");
    pen.stop(1, "#dcae69");
    pen.close();
  }

  void draw(Pen pen) {
    int edge = Layout.MARGIN;
    pen.square(edge, edge + 3, layout.wood(), "rx", 8, "fill-opacity", 0.1);
    pen.square(edge, edge + 6, layout.wood(), "rx", 8, "fill-opacity", 0.07);
    pen.square(edge, edge, layout.wood(), "rx", 6, "fill", "url(#wood)", "stroke", "#b98d4c");
    grain(pen);
    lines(pen);
    coordinates(pen);
  }

  /** Draws the grain: wavy lines across the wood, the same in every picture. */
  private void grain(Pen pen) {
    Random random = new Random(5);
    int across = layout.wood();
    int top = Layout.MARGIN + 10;
    int bottom = Layout.MARGIN + across - 10;
    pen.open("g", "fill", "none", "stroke", "#a8722f");
    for (int y = top; y < bottom; y += 5 + random.nextInt(10)) {
      String from = "M" + Layout.MARGIN + " " + y;
      String bend =
          "c" + across / 3 + " " + wave(random) + " " + across * 2 / 3 + " " + wave(random);
      String to = " " + across + " " + wave(random) / 2;
      double opacity = (4 + random.nextInt(10)) / 100.0;
      pen.path(from + bend + to, "stroke-opacity", opacity, "stroke-width", 1 + random.nextInt(2));
    }
    pen.close();
  }

  private static int wave(Random random) {
    return random.nextInt(17) - 8;
  }

  private void lines(Pen pen) {
    int last = layout.size() - 1;
    int left = layout.x(0);
    int top = layout.y(last);
    StringBuilder lines = new StringBuilder();
    for (int i = 1; i < last; i++) {
      lines.append("M" + left + " " + layout.y(i) + "H" + layout.x(last));
      lines.append("M" + layout.x(i) + " " + top + "V" + layout.y(0));
    }
    pen.open("g", "stroke", INK);
    pen.path(lines.toString());
    pen.square(left, top, last * Layout.CELL, "fill", "none", "stroke-width", 2);
    pen.close();
    for (Point star : stars()) {
      pen.circle(layout.x(star.column()), layout.y(star.row()), STAR, "fill", INK);
    }
  }

  /** Returns the star points: the centre, and four points around it on large boards. */
  private Set<Point> stars() {
    int near = layout.size() < 13 ? 2 : 3;
    int far = layout.size() - 1 - near;
    int centre = layout.size() / 2;
    Set<Point> stars = new LinkedHashSet<>();
    if (layout.size() % 2 == 1) {
      stars.add(new Point(centre, centre));
    }
    if (layout.size() >= 9) {
      for (int column : List.of(near, far)) {
        stars.add(new Point(column, near));
        stars.add(new Point(column, far));
      }
    }
    return stars;
  }

  private void coordinates(Pen pen) {
    pen.open("g", "font-size", 14, "fill", "#6e4e22", "text-anchor", "middle");
    for (int i = 0; i < layout.size(); i++) {
      String letter = new Point(i, 0).toString().substring(0, 1);
      pen.text(layout.x(i), layout.y(0) + Layout.RIM - 15, letter);
      pen.text(layout.x(0) - Layout.RIM + 18, layout.y(i) + 5, i + 1);
    }
    pen.close();
  }
}
