package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointScene;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

class BoardPictureTest {

  private static final Point H8 = Point.parse("h8");
  private static final Point H9 = Point.parse("h9");
  private static final Map<Point, PointScene> SPOTS =
      Map.of(
          H8,
          PointScene.BARE.change().stone(Stone.BLACK).last(true).build(),
          Point.parse("i8"),
          PointScene.BARE.change().stone(Stone.WHITE).winning(true).build(),
          Point.parse("a1"),
          PointScene.BARE.change().forbidden(true).build(),
          Point.parse("c3"),
          PointScene.BARE.change().heat(7).weight("812").build(),
          Point.parse("d4"),
          PointScene.BARE.change().ghost(Stone.WHITE).label("2").build());

  private final BoardPresenter presenter =
      new BoardPresenter(point -> {}, FakeWorkbench.withDeepAndPlain(), () -> 0);
  private final BoardComponent board =
      new BoardComponent(presenter, WindowTexts.in(Locale.ENGLISH));

  @TempDir private Path folder;

  @BeforeEach
  void show() {
    board.setSize(400, 400);
    presenter.show(new BoardScene(15, SPOTS, List.of(), Optional.of(Stone.WHITE), Map.of()));
  }

  private static void assertSame(BufferedImage one, BufferedImage other) {
    assertThat(one.getWidth()).isEqualTo(other.getWidth());
    int[] pixels = one.getRGB(0, 0, one.getWidth(), one.getHeight(), null, 0, one.getWidth());
    int[] others = other.getRGB(0, 0, one.getWidth(), one.getHeight(), null, 0, one.getWidth());
    assertThat(Arrays.mismatch(pixels, others)).as("the first different pixel").isEqualTo(-1);
  }

  @Test
  void showsTheBoardWithoutPointerAndFocus() {
    BufferedImage seen = Pixels.paint(400, 400, 2, board::paint);
    presenter.hover(Optional.of(H9));
    presenter.focusOn(H9);
    presenter.hover(Optional.of(H9));
    assertThat(presenter.spot(H9).ghost()).isPresent();
    assertSame(seen, board.picture().image(400, 2));
  }

  @Test
  void doesNotChangeWithTheBoard() {
    BoardPicture picture = board.picture();
    BufferedImage before = picture.image(300, 1);
    presenter.show(BoardScene.empty(9));
    board.materials(Theme.SLATE, StoneSet.CLASSIC, OwnPictures.NONE, Palette.USUAL);
    assertSame(before, picture.image(300, 1));
  }

  @Test
  void consistsOnlyOfShapes() throws Exception {
    String svg = board.picture().svg(400);
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getDocumentElement().getAttribute("viewBox"))
        .as("a scalable picture")
        .matches("0(\\.0)? 0(\\.0)? 400(\\.0)? 400(\\.0)?");
    assertThat(board.picture().svg(400)).as("the same text for the same board").isEqualTo(svg);
    assertThat(document.getElementsByTagName("image").getLength()).isZero();
    assertThat(document.getElementsByTagName("text").getLength()).isZero();
    assertThat(document.getElementsByTagName("radialGradient").getLength())
        .as("a shape for each stone and ghost")
        .isEqualTo(3);
  }

  @Test
  void usesTheFormatOfTheFileName() throws IOException {
    Path png = folder.resolve("board.PNG");
    Path svg = folder.resolve("board.svg");
    board.picture().write(png);
    board.picture().write(svg);
    assertThat(ImageIO.read(png.toFile()).getWidth()).isEqualTo(1600);
    assertThat(svg).content().startsWith("<svg").contains("</svg>");
    assertThat(BoardPicture.canBe(png)).isTrue();
    assertThat(BoardPicture.canBe(svg)).isTrue();
    assertThat(BoardPicture.canBe(folder.resolve("board.gif"))).isFalse();
  }

  @Test
  void replacesFilesAtomically() throws IOException {
    Path file = folder.resolve("board.svg");
    Files.writeString(file, "before");
    board.picture().write(file);
    assertThat(file).content().doesNotContain("before");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
    Path occupied = folder.resolve("full.svg");
    Files.createDirectories(occupied.resolve("inner"));
    assertThatThrownBy(() -> board.picture().write(occupied)).isInstanceOf(IOException.class);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).hasSize(2);
    }
    assertThatThrownBy(() -> board.picture().write(folder.resolve("nowhere").resolve("a.svg")))
        .isInstanceOf(NoSuchFileException.class);
  }
}
