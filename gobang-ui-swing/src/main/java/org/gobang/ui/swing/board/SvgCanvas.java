package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import javax.imageio.ImageIO;

/**
 * A canvas that creates an <a href="https://www.w3.org/TR/SVG11/">SVG 1.1</a> drawing. Text is
 * converted to shapes, so fonts are not needed. The same painting produces the same document.
 */
final class SvgCanvas implements Canvas {

  private static final String XLINK = " xmlns:xlink=\"http://www.w3.org/1999/xlink\"";

  private final StringBuilder elements = new StringBuilder();
  private int named;
  private boolean linked;

  /** Returns the document with the drawing in a square with a side length in units. */
  String document(int side) {
    String size = Svg.attributes("width height viewBox", side, side, "0 0 " + side + " " + side);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\""
        + (linked ? XLINK : "")
        + size
        + ">\n"
        + elements
        + "</svg>\n";
  }

  @Override
  public void fill(Shape shape, Paint paint) {
    String inside =
        paint instanceof Color colour
            ? Svg.colour("fill", "fill-opacity", colour)
            : Svg.attributes("fill", Svg.reference(gradient(paint)));
    add("<" + SvgShapes.element(shape) + inside + "/>");
  }

  private String gradient(Paint paint) {
    String name = nextName();
    add(SvgGradients.element(name, paint));
    return name;
  }

  @Override
  public void draw(Shape shape, BasicStroke stroke, Color colour) {
    add("<" + SvgShapes.element(shape) + SvgShapes.edge(stroke, colour) + "/>");
  }

  @Override
  public void write(String text, Font font, Color colour, double x, double y) {
    Point2D start = TextLayouts.start(text, font, TextLayouts.CONTEXT, x, y);
    fill(
        font.createGlyphVector(TextLayouts.CONTEXT, text)
            .getOutline((float) start.getX(), (float) start.getY()),
        colour);
  }

  @Override
  public void image(BufferedImage image, Rectangle2D area) {
    linked = true;
    add(
        "<image"
            + Svg.attributes(
                "x y width height preserveAspectRatio xlink:href",
                area.getX(),
                area.getY(),
                area.getWidth(),
                area.getHeight(),
                "none",
                "data:image/png;base64," + base64(image))
            + "/>");
  }

  private static String base64(BufferedImage image) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  @Override
  public void within(Shape clip, Runnable painting) {
    String name = nextName();
    add(
        "<clipPath"
            + Svg.attributes("id", name)
            + "><"
            + SvgShapes.element(clip)
            + "/></clipPath>");
    group(Svg.attributes("clip-path", Svg.reference(name)), painting);
  }

  @Override
  public void translucent(float opacity, Runnable painting) {
    group(Svg.attributes("opacity", opacity), painting);
  }

  private void group(String attributes, Runnable painting) {
    add("<g" + attributes + ">");
    painting.run();
    add("</g>");
  }

  /** Returns a new element id, unique also in a page with several drawings. */
  private String nextName() {
    named++;
    return "gobang-" + named;
  }

  private void add(String element) {
    elements.append(element).append('\n');
  }
}
