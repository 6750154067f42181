package org.gobang.ui.swing.board;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.gobang.presentation.board.BoardScene;

/**
 * A picture of a board as it stood when it was taken, without the pointer and the keyboard. Any
 * thread may paint it.
 */
public final class BoardPicture {

  private static final String SVG = ".svg";
  private static final String PNG = ".png";

  /** The units of a side of the pictures that are written. */
  private static final int SIDE = 800;

  /** The pixels of a unit in the images that are written: enough to be printed. */
  private static final double DENSITY = 2;

  private final BoardScene scene;
  private final BoardStyle style;

  BoardPicture(BoardScene scene, BoardStyle style) {
    this.scene = scene;
    this.style = style;
  }

  /**
   * The picture in pixels.
   *
   * @param side the units of a side
   * @param scale the pixels of a unit
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

  /** The picture in pixels, as it is written to files. */
  public BufferedImage image() {
    return image(SIDE, DENSITY);
  }

  /**
   * The picture as shapes, which stay sharp at any size; text too, so that no fonts are needed.
   *
   * @param side the units of a side
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

  /** Whether {@link #write} supports the extension of a file. */
  public static boolean canBe(Path file) {
    return hasEnding(file, SVG) || hasEnding(file, PNG);
  }

  private static boolean hasEnding(Path file, String ending) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /**
   * Writes the picture, in place of what the file had: whole, or not at all. Waits for the disk.
   *
   * @param file shapes are written to one that ends in {@code .svg}, pixels to any other, which
   *     ends in {@code .png}
   * @throws IOException if it cannot be written; the file is then as it was
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
