package org.gobang.ui.swing.window;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.gobang.api.Keyword;
import org.gobang.api.workbench.Preferences;
import org.gobang.ui.swing.board.OwnPictures;

/** The picture files chosen by the user for the board and the stones. */
record OwnPictureFiles(Preferences preferences) {

  /** A part that can have a picture. */
  enum Part implements Keyword {
    BOARD(2048),
    BLACK(256),
    WHITE(256);

    /** The sufficient number of pixels on the shorter side. */
    private final int enough;

    Part(int enough) {
      this.enough = enough;
    }

    private String key() {
      return "swing.picture." + word();
    }
  }

  /** Returns the file chosen for a part, if any. */
  Optional<Path> file(Part part) {
    return preferences.get(part.key()).filter(name -> !name.isBlank()).map(Path::of);
  }

  void choose(Part part, Path file) {
    preferences.put(part.key(), file.toAbsolutePath().toString());
  }

  void forget(Part part) {
    preferences.put(part.key(), "");
  }

  boolean isEmpty() {
    return Arrays.stream(Part.values()).allMatch(part -> file(part).isEmpty());
  }

  /**
   * Reads the chosen files. Waits for the disk.
   *
   * @throws IOException if a file cannot be read; the message is the file name
   */
  OwnPictures read() throws IOException {
    return new OwnPictures(read(Part.BOARD), read(Part.BLACK), read(Part.WHITE));
  }

  private Optional<BufferedImage> read(Part part) throws IOException {
    Optional<Path> file = file(part);
    return file.isEmpty() ? Optional.empty() : Optional.of(read(file.get(), part.enough));
  }

  /**
   * Reads a picture, subsampled if it is much larger than needed.
   *
   * @param enough the sufficient number of pixels on the shorter side
   * @throws IOException if the file is not a picture or cannot be read; the message is the file
   *     name
   */
  static BufferedImage read(Path file, int enough) throws IOException {
    try (ImageInputStream in = ImageIO.createImageInputStream(readable(file))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        throw new IOException(file.toString());
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(in, true, true);
        ImageReadParam sampled = reader.getDefaultReadParam();
        int step = Math.max(1, Math.min(reader.getWidth(0), reader.getHeight(0)) / enough);
        sampled.setSourceSubsampling(step, step, 0, 0);
        return inScreenForm(reader.read(0, sampled));
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException broken) {
      throw new IOException(file.toString(), broken);
    }
  }

  private static File readable(Path file) throws IOException {
    if (!file.toFile().canRead()) {
      throw new IOException(file.toString());
    }
    return file.toFile();
  }

  /** Returns an image in the pixel format of the screen, which is painted fastest. */
  private static BufferedImage inScreenForm(BufferedImage read) {
    BufferedImage image =
        new BufferedImage(read.getWidth(), read.getHeight(), BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
    g.drawImage(read, 0, 0, null);
    g.dispose();
    return image;
  }
}
