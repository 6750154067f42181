package org.gobang.ui.swing.window;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import javax.swing.border.Border;

/** A frame with round corners. */
record RoundBorder(Color colour, float thick) implements Border {

  @Override
  public void paintBorder(
      Component component, Graphics graphics, int x, int y, int width, int height) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setColor(colour);
    g.setStroke(new BasicStroke(thick));
    double half = thick / 2;
    g.draw(new RoundRectangle2D.Double(x + half, y + half, width - thick, height - thick, 12, 12));
    g.dispose();
  }

  @Override
  public Insets getBorderInsets(Component component) {
    return new Insets(2, 2, 2, 2);
  }

  @Override
  public boolean isBorderOpaque() {
    return false;
  }
}
