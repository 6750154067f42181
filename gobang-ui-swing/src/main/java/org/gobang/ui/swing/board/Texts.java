package org.gobang.ui.swing.board;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.Rectangle2D;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;

/** Text on the board. */
final class Texts {

  private Texts() {}

  /** Writes in the middle of a place, by the ink of digits and small letters alike. */
  static void centre(Graphics2D g, String text, double x, double y) {
    Rectangle2D width = g.getFontMetrics().getStringBounds(text, g);
    Rectangle2D digit =
        g.getFont().createGlyphVector(g.getFontRenderContext(), "0").getVisualBounds();
    g.drawString(
        text,
        (float) (x - width.getWidth() / 2),
        (float) (y - digit.getY() - digit.getHeight() / 2));
  }

  /** Breaks a text into lines that are not wider. */
  static List<TextLayout> wrap(String text, Font font, FontRenderContext context, float width) {
    AttributedString styled = new AttributedString(text);
    styled.addAttribute(TextAttribute.FONT, font);
    LineBreakMeasurer measurer = new LineBreakMeasurer(styled.getIterator(), context);
    List<TextLayout> lines = new ArrayList<>();
    while (measurer.getPosition() < text.length()) {
      lines.add(measurer.nextLayout(width));
    }
    return lines;
  }
}
