package org.gobang.ui.swing.window;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import com.formdev.flatlaf.extras.FlatSVGUtils;
import com.github.weisj.jsvg.parser.SVGLoader;
import java.awt.Image;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import javax.swing.Icon;

/** The drawings beside the tools, in the colour of the text there. */
public final class Icons {

  private static final int SIZE = 20;

  private Icons() {}

  /** Loads what reads drawings, which takes a moment the first time; any thread may do it. */
  public static void prepare() {
    new SVGLoader().load(drawing("new"));
  }

  private static URL drawing(String name) {
    return Objects.requireNonNull(
        Icons.class.getResource("/org/gobang/ui/swing/icons/" + name + ".svg"), name);
  }

  /** The sign of the application in all sizes that a system may ask for; any thread may have it. */
  static List<Image> application() {
    return FlatSVGUtils.createWindowIconImages(drawing("gobang"));
  }

  /** The drawing of a deed. */
  static Icon of(String deed) {
    FlatSVGIcon icon = new FlatSVGIcon(drawing(deed)).derive(SIZE, SIZE);
    return icon.setColorFilter(
        new FlatSVGIcon.ColorFilter((beside, black) -> beside.getForeground()));
  }
}
