package org.gobang.ui.swing.board;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.gobang.presentation.board.BoardScene;

/** A snapshot of a board, without pointer and focus. May be painted on any thread. */
public final class BoardPicture {

  private static final String SVG = ".svg";
  private static final String PNG = ".png";

  /** The side length of written pictures, in units. */
  private static final int SIDE = 800;

  /** The pixels per unit in written images, sufficient for print. */
  private static final double DENSITY = 2;

  private final BoardScene scene;
  private final BoardStyle style;

  BoardPicture(BoardScene scene, BoardStyle style) {
    this.scene = scene;
    this.style = style;
  }

  /**
   * Returns the picture as an image.
   *
   * @param side the side length in units
   * @param scale the pixels per unit
   */
  BufferedImage image(int side, double scale) {
    Geometry geometry = geometry(side);
    StoneImages stones = new StoneImages(geometry.cell(), scale, style);
    return Pixels.paint(
        side,
        side,
        scale,
        g -> {
          new BoardBackground().paint(g, geometry, style);
          paint(geometry, new GraphicsCanvas(g), stones.on(g));
        });
  }

  /** Returns the picture as an image in the size for files. */
  public BufferedImage image() {
    return image(SIDE, DENSITY);
  }

  /**
   * Returns the picture as vector shapes. Text is converted to shapes, so no fonts are needed.
   *
   * @param side the side length in units
   */
  String svg(int side) {
    SvgCanvas canvas = new SvgCanvas();
    Geometry geometry = geometry(side);
    new Background(geometry, style, 1).paint(canvas);
    paint(geometry, canvas, new StoneShapes(canvas, geometry.cell(), style));
    return canvas.document(side);
  }

  private Geometry geometry(int side) {
    return Geometry.fit(scene.size(), side, side, style.coordinates()).joined(scene.wraps());
  }

  private void paint(Geometry geometry, Canvas canvas, StonePainter stones) {
    BoardPainter painter = new BoardPainter(geometry, style, canvas, stones);
    scene.area().ifPresent(painter::paint);
    painter.paint(scene.spots(), scene.line());
    new ConnectionPainter(geometry, canvas).paint(scene.connections());
  }

  /** Returns whether {@link #write} supports the extension of a file. */
  public static boolean canBe(Path file) {
    return hasEnding(file, SVG) || hasEnding(file, PNG);
  }

  private static boolean hasEnding(Path file, String ending) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /**
   * Writes the picture to a file atomically, replacing its contents. Waits for the disk.
   *
   * @param file the file, with the extension {@code .svg} for an SVG drawing or {@code .png} for a
   *     PNG image
   * @throws IOException if the file cannot be written; the previous contents are then unchanged
   */
  public void write(Path file) throws IOException {
    AtomicPictureFile.write(
        file, hasEnding(file, SVG) ? svg(SIDE).getBytes(StandardCharsets.UTF_8) : png());
  }

  private byte[] png() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image(), "png", bytes);
    return bytes.toByteArray();
  }
}
