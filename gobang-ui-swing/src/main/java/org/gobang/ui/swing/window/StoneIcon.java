package org.gobang.ui.swing.window;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import javax.swing.Icon;
import org.gobang.api.Stone;
import org.gobang.ui.swing.board.Pixels;

/** A small stone beside a text. */
record StoneIcon(Stone stone, int size) implements Icon {

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D g = Pixels.smoothed(graphics);
    Ellipse2D disc = new Ellipse2D.Double(x + 0.5, y + 0.5, size - 1.0, size - 1.0);
    g.setColor(stone == Stone.BLACK ? new Color(0x1C1C1F) : new Color(0xFAFAF7));
    g.fill(disc);
    g.setColor(new Color(0x8A8A8A));
    g.draw(disc);
    g.dispose();
  }

  @Override
  public int getIconWidth() {
    return size;
  }

  @Override
  public int getIconHeight() {
    return size;
  }
}
