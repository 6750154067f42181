package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.swing.board.OwnPictures;
import org.gobang.ui.swing.window.OwnPictureFiles.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnPictureFilesTest {

  @TempDir private Path folder;

  private final OwnPictureFiles files = new OwnPictureFiles(new FakeWorkbench());

  @Test
  void readsAndRemovesSelectedFiles() throws IOException {
    assertThat(files.read()).isEqualTo(OwnPictures.NONE);
    Path board = picture("board.png", 300, 200);
    files.choose(Part.BOARD, board);
    assertThat(files.isEmpty()).isFalse();
    OwnPictures read = files.read();
    assertThat(read.board()).get().extracting(BufferedImage::getWidth).isEqualTo(300);
    assertThat(read.black()).isEmpty();
    files.forget(Part.BOARD);
    assertThat(files.isEmpty()).isTrue();
  }

  @Test
  void reducesALargePicture() throws IOException {
    BufferedImage read = OwnPictureFiles.read(picture("large.png", 1200, 900), 256);
    assertThat(read.getWidth()).isEqualTo(400);
    assertThat(read.getHeight()).isEqualTo(300);
  }

  @Test
  void namesAnInvalidPicture() throws IOException {
    Path text = Files.writeString(folder.resolve("text.png"), "no picture");
    Path cut = folder.resolve("cut.png");
    byte[] whole = Files.readAllBytes(picture("whole.png", 50, 50));
    Files.write(cut, Arrays.copyOf(whole, 40));
    for (Path file : new Path[] {text, cut, folder.resolve("absent.png"), folder}) {
      assertThatThrownBy(() -> OwnPictureFiles.read(file, 256))
          .isInstanceOf(IOException.class)
          .hasMessage(file.toString());
    }
  }

  private Path picture(String name, int width, int height) throws IOException {
    Path file = folder.resolve(name);
    ImageIO.write(
        new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
    return file;
  }
}
