package org.gobang.ui.swing.window;

import java.io.Serial;
import javax.swing.JComponent;
import javax.swing.LookAndFeel;
import javax.swing.UIDefaults;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;
import org.jspecify.annotations.Nullable;

/**
 * Turns HTML off in every component. Swing renders a text that begins with {@code <html>}, fetches
 * the images in it, and runs its forms; and players, engines, plugins and files bring texts of
 * their own.
 *
 * <p>An auxiliary look is asked for its part of each component before the component shows a text,
 * whatever its class: labels, buttons, menus, tooltips, renderers of cells, option panes, and what
 * these make of their own. This one has no part; it marks the component.
 */
final class PlainText extends LookAndFeel {

  private static final String HTML_DISABLE = "html.disable";
  private static final PlainText LOOK = new PlainText();

  private final UIDefaults marking = new Marking();

  private PlainText() {}

  /** Components that are made from now on show texts as they are written. */
  static void everywhere() {
    // Adding it twice changes nothing.
    UIManager.addAuxiliaryLookAndFeel(LOOK);
  }

  private static final class Marking extends UIDefaults {
    @Serial private static final long serialVersionUID = 1L;

    @Override
    public @Nullable ComponentUI getUI(JComponent component) {
      component.putClientProperty(HTML_DISABLE, true);
      return null;
    }
  }

  @Override
  public UIDefaults getDefaults() {
    return marking;
  }

  @Override
  public String getName() {
    return "Plain text";
  }

  @Override
  public String getID() {
    return "PlainText";
  }

  @Override
  public String getDescription() {
    return "No HTML in any component";
  }

  @Override
  public boolean isNativeLookAndFeel() {
    return false;
  }

  @Override
  public boolean isSupportedLookAndFeel() {
    return true;
  }
}
