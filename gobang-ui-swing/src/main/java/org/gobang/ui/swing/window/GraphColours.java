package org.gobang.ui.swing.window;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;

/** The colours and strokes of curves, distinguishable with red-green colour blindness. */
final class GraphColours {

  private static final List<Color> LIGHT =
      List.of(new Color(0x1F6FE0), new Color(0xB85C10), new Color(0x0B7F63), new Color(0x7A48C8));
  private static final List<Color> DARK =
      List.of(new Color(0x6FAEFF), new Color(0xF0A05A), new Color(0x4CCBA8), new Color(0xBE9BF2));

  /** The lengths of dashes and gaps. The first curve is solid. */
  private static final List<float[]> DASHES =
      List.of(new float[] {}, new float[] {7, 4}, new float[] {2, 4}, new float[] {9, 3, 2, 3});

  private GraphColours() {}

  /**
   * Returns the colour of a curve.
   *
   * @param side the side of the player; empty for an engine that does not play
   * @param index the index of the curve
   */
  static Color of(Optional<Stone> side, int index) {
    List<Color> all = FlatLaf.isLafDark() ? DARK : LIGHT;
    return all.get(side.map(Stone::ordinal).orElse(2 + index % 2));
  }

  /** Returns the stroke of a curve: solid for the first one, dashed for others. */
  static BasicStroke stroke(int index) {
    float width = UIScale.scale(2f);
    float[] dash = DASHES.get(index % DASHES.size()).clone();
    for (int i = 0; i < dash.length; i++) {
      dash[i] = UIScale.scale(dash[i]);
    }
    return dash.length == 0
        ? new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
        : new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash, 0);
  }
}
