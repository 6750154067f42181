package org.gobang.ui.swing.board;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/**
 * A canvas on a screen or an image.
 *
 * @param graphics the graphics of the target
 */
public record GraphicsCanvas(Graphics2D graphics) implements Canvas {

  @Override
  public void fill(Shape shape, Paint paint) {
    graphics.setPaint(paint);
    graphics.fill(shape);
  }

  @Override
  public void draw(Shape shape, BasicStroke stroke, Color colour) {
    graphics.setColor(colour);
    graphics.setStroke(stroke);
    graphics.draw(shape);
  }

  @Override
  public void write(String text, Font font, Color colour, double x, double y) {
    graphics.setColor(colour);
    graphics.setFont(font);
    Point2D start = TextLayouts.start(text, font, graphics.getFontRenderContext(), x, y);
    graphics.drawString(text, (float) start.getX(), (float) start.getY());
  }

  @Override
  public void image(BufferedImage image, Rectangle2D area) {
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    AffineTransform place = AffineTransform.getTranslateInstance(area.getX(), area.getY());
    place.scale(area.getWidth() / image.getWidth(), area.getHeight() / image.getHeight());
    graphics.drawImage(image, place, null);
  }

  @Override
  public void within(Shape clip, Runnable painting) {
    Shape before = graphics.getClip();
    graphics.clip(clip);
    painting.run();
    graphics.setClip(before);
  }

  @Override
  public void translucent(float opacity, Runnable painting) {
    Composite before = graphics.getComposite();
    graphics.setComposite(AlphaComposite.SrcOver.derive(opacity));
    painting.run();
    graphics.setComposite(before);
  }
}
