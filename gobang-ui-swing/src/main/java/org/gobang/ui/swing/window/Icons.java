package org.gobang.ui.swing.window;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.net.URL;
import java.util.Objects;
import javax.swing.Icon;

/** The drawings beside the tools, in the colour of the text there. */
final class Icons {

  private static final int SIZE = 20;

  private Icons() {}

  /** The drawing of a deed. */
  static Icon of(String deed) {
    URL drawing = Icons.class.getResource("/org/gobang/ui/swing/icons/" + deed + ".svg");
    FlatSVGIcon icon = new FlatSVGIcon(Objects.requireNonNull(drawing, deed)).derive(SIZE, SIZE);
    return icon.setColorFilter(
        new FlatSVGIcon.ColorFilter((beside, black) -> beside.getForeground()));
  }
}
