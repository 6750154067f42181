package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.RepaintManager;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.MoveConfirmation;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The repainted areas of the board. */
class RepaintTest {

  private static final int SIDE = 600;
  private static final Point H8 = Point.parse("h8");
  private static final Point H9 = Point.parse("h9");

  private final List<Rectangle> dirty = new ArrayList<>();
  private final BoardPresenter presenter =
      new BoardPresenter(point -> {}, FakeWorkbench.withDeepAndPlain(), () -> 0);
  private final BoardComponent board =
      new BoardComponent(presenter, WindowTexts.in(Locale.ENGLISH));
  private final Geometry geometry = Geometry.fit(15, SIDE, SIDE, true);

  @BeforeEach
  void listen() {
    board.setSize(SIDE, SIDE);
    presenter.show(new BoardScene(15, Map.of(), List.of(), Optional.of(Stone.BLACK), Map.of()));
    RepaintManager.setCurrentManager(
        new RepaintManager() {
          @Override
          public void addDirtyRegion(JComponent component, int x, int y, int width, int height) {
            if (component == board) {
              dirty.add(new Rectangle(x, y, width, height));
            }
          }
        });
  }

  @AfterEach
  void restore() {
    RepaintManager.setCurrentManager(null);
  }

  private Rectangle around(Point point) {
    return geometry.around(point).getBounds();
  }

  @Test
  void movingThePointerRepaintsTwoPoints() {
    presenter.hover(Optional.of(H8));
    assertThat(dirty).containsExactly(around(H8));
    dirty.clear();
    presenter.hover(Optional.of(H8));
    assertThat(dirty).isEmpty();
    presenter.hover(Optional.of(H9));
    assertThat(dirty).containsExactlyInAnyOrder(around(H8), around(H9));
  }

  @Test
  void timeOfAStoneRepaintsOnlyItsPoint() {
    presenter.guard(MoveConfirmation.UNDO);
    presenter.click(H8);
    assertThat(dirty).containsExactly(around(H8));
  }

  @Test
  void repaintsNothingForAnEqualScene() {
    board.materials(Theme.WOOD, StoneSet.CLASSIC, OwnPictures.NONE, Palette.USUAL);
    board.coordinates(true);
    assertThat(dirty).isEmpty();
    board.materials(Theme.WOOD, StoneSet.CLASSIC, OwnPictures.NONE, Palette.COLOUR_BLIND_SAFE);
    assertThat(dirty).hasSize(1);
  }

  @Test
  void repaintsASinglePoint() {
    BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setClip(around(H8));
    board.paint(g);
    g.dispose();
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        if (!around(H8).contains(x, y)) {
          assertThat(image.getRGB(x, y) & 0xFFFFFF).isZero();
        }
      }
    }
  }

  @Test
  void paintsTheBackgroundOncePerSize() {
    BoardBackground ground = new BoardBackground();
    BoardStyle style = new BoardStyle(Theme.WOOD, Palette.USUAL, true);
    BufferedImage first = ground.image(geometry, style, 1);
    assertThat(ground.image(Geometry.fit(15, SIDE, SIDE, true), style, 1)).isSameAs(first);
    BufferedImage wider = ground.image(Geometry.fit(15, SIDE + 1, SIDE, true), style, 1);
    assertThat(wider).isNotSameAs(first);
    assertThat(ground.image(Geometry.fit(15, SIDE + 1, SIDE, true), style, 2)).isNotSameAs(wider);
  }

  @Test
  void computesTheGeometryOncePerSize() {
    Geometry first = board.geometry();
    board.setBounds(40, 30, SIDE, SIDE);
    presenter.hover(Optional.of(H8));
    assertThat(board.geometry()).as("after a move without a new size").isSameAs(first);
    board.setBounds(40, 30, SIDE - 100, SIDE);
    assertThat(board.geometry()).isNotSameAs(first).isSameAs(board.geometry());
  }
}
