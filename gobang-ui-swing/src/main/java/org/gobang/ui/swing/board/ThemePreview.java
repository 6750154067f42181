package org.gobang.ui.swing.board;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import org.gobang.api.Stone;

/**
 * A preview of a theme or a stone set.
 *
 * @param theme the theme of the board
 * @param set the stone set
 * @param size the side length in units
 */
public record ThemePreview(Theme theme, StoneSet set, int size) implements Icon {

  private static final int LINES = 3;

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D g = (Graphics2D) graphics.create(x, y, size, size);
    Pixels.smooth(g);
    Geometry geometry = Geometry.fit(LINES, size, size, false);
    double scale = g.getTransform().getScaleX();
    BoardStyle style = new BoardStyle(theme, set, OwnPictures.NONE, Palette.USUAL, false);
    new Background(geometry, style, scale).paint(new GraphicsCanvas(g));
    StonePainter stones = new StoneImages(geometry.cell(), scale, style).on(g);
    stone(geometry, stones, Stone.BLACK, 0, 2);
    stone(geometry, stones, Stone.WHITE, 1, 1);
    g.dispose();
  }

  private static void stone(
      Geometry geometry, StonePainter stones, Stone stone, int column, int row) {
    stones.paintShadow(geometry.x(column), geometry.y(row));
    stones.paintStone(stone, geometry.x(column), geometry.y(row));
  }

  @Override
  public int getIconWidth() {
    return size;
  }

  @Override
  public int getIconHeight() {
    return size;
  }
}
