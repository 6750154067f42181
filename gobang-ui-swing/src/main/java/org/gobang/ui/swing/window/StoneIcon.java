package org.gobang.ui.swing.window;

import com.formdev.flatlaf.icons.FlatAbstractIcon;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import org.gobang.api.Stone;

/** The icon of a small stone beside a text. */
final class StoneIcon extends FlatAbstractIcon {

  private final Stone stone;

  /** Creates an icon with a diameter in pixels at the normal text size. */
  StoneIcon(Stone stone, int size) {
    super(size, size, null);
    this.stone = stone;
  }

  @Override
  protected void paintIcon(Component beside, Graphics2D g) {
    Ellipse2D disc = new Ellipse2D.Double(0.5, 0.5, width - 1.0, height - 1.0);
    g.setColor(stone == Stone.BLACK ? new Color(0x1C1C1F) : new Color(0xFAFAF7));
    g.fill(disc);
    g.setColor(new Color(0x8A8A8A));
    g.draw(disc);
  }
}
