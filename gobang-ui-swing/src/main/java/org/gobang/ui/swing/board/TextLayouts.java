package org.gobang.ui.swing.board;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;

/** Lays out text on the board. */
final class TextLayouts {

  static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private TextLayouts() {}

  /** Returns the origin of a text that is centred visually at a place. */
  static Point2D start(String text, Font font, FontRenderContext context, double x, double y) {
    Rectangle2D width = font.getStringBounds(text, context);
    Rectangle2D digit = font.createGlyphVector(context, "0").getVisualBounds();
    return new Point2D.Double(x - width.getWidth() / 2, y - digit.getY() - digit.getHeight() / 2);
  }

  /** Returns a font, made smaller if necessary to fit a text into a width in pixels. */
  static Font within(double width, String text, Font font) {
    double wanted = font.getStringBounds(text, CONTEXT).getWidth();
    return wanted <= width ? font : font.deriveFont((float) (font.getSize2D() * width / wanted));
  }

  /** Returns the lines of a text wrapped to a width. */
  static List<TextLayout> wrap(String text, Font font, float width) {
    AttributedString styled = new AttributedString(text);
    styled.addAttribute(TextAttribute.FONT, font);
    LineBreakMeasurer measurer = new LineBreakMeasurer(styled.getIterator(), CONTEXT);
    List<TextLayout> lines = new ArrayList<>();
    while (measurer.getPosition() < text.length()) {
      lines.add(measurer.nextLayout(width));
    }
    return lines;
  }
}
