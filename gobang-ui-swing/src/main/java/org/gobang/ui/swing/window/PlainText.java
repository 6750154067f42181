package org.gobang.ui.swing.window;

import javax.swing.JComponent;
import javax.swing.LookAndFeel;
import javax.swing.UIDefaults;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;
import org.jspecify.annotations.Nullable;

/**
 * Disables HTML in all components. Swing would render texts that start with {@code <html>}, load
 * their images and run their forms, and texts may come from players, engines, plugins and files.
 *
 * <p>Swing asks an auxiliary look for the UI of each component of any class before it shows a text.
 * This look returns no UI and disables HTML in the component.
 */
final class PlainText extends LookAndFeel {

  private static final String HTML_DISABLE = "html.disable";
  private static final PlainText LOOK = new PlainText();

  private final UIDefaults marking = new Marking();

  private PlainText() {}

  /** Disables HTML in all components created after the call. */
  static void everywhere() {
    // Adding it twice has no effect.
    UIManager.addAuxiliaryLookAndFeel(LOOK);
  }

  private static final class Marking extends UIDefaults {
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
