package org.gobang.ui.swing.window;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Font;
import java.awt.Window;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.layout.PlatformDefaults;
import net.miginfocom.layout.UnitValue;
import org.gobang.ui.swing.present.TextSize;

/** Light or dark, as the system is or as the user likes. */
public final class ThemeSwitcher {

  /** The key of the preference: {@code system}, {@code light} or {@code dark}. */
  static final String KEY = "swing.look";

  static final List<String> ALL = List.of("system", "light", "dark");

  private ThemeSwitcher() {}

  /** Has the system's fonts found, which takes a moment the first time; any thread may do it. */
  public static void prepare() {
    new Font(Font.DIALOG, Font.PLAIN, 1).getFontName();
  }

  /**
   * Applies a look, also to open windows. Derived fonts and layouts must be created again by their
   * owners.
   */
  static void apply(String look, BooleanSupplier systemDark, TextSize size) {
    boolean dark = look.equals("dark") || (!look.equals("light") && systemDark.getAsBoolean());
    // There are no links; for their colour the look would read what HTML looks like.
    FlatLaf.setGlobalExtraDefaults(Map.of("Component.linkColor", "null"));
    if (dark) {
      FlatDarkLaf.setup();
    } else {
      FlatLightLaf.setup();
    }
    Font usual = UIManager.getLookAndFeelDefaults().getFont("defaultFont");
    UIManager.put("defaultFont", usual.deriveFont(usual.getSize2D() * size.factor()));
    // Lengths in layouts grow with the fonts: the look tells how much.
    PlatformDefaults.setLogicalPixelBase(PlatformDefaults.BASE_SCALE_FACTOR);
    PlatformDefaults.setDefaultHorizontalUnit(UnitValue.LPX);
    PlatformDefaults.setDefaultVerticalUnit(UnitValue.LPY);
    UIManager.put("Button.arc", 8);
    UIManager.put("Component.arc", 8);
    UIManager.put("TextComponent.arc", 8);
    // Going through an open list chooses nothing yet.
    UIManager.put("ComboBox.noActionOnKeyNavigation", true);
    UIManager.put("ScrollBar.showButtons", false);
    UIManager.put("ScrollBar.thumbArc", 999);
    UIManager.put("TitlePane.unifiedBackground", true);
    UIManager.put("ToolBar.focusableButtons", true);
    PlainText.everywhere();
    updateOpenWindows();
  }

  /** Not closed ones: with their keys registered anew, Swing would hold them for ever. */
  private static void updateOpenWindows() {
    for (Window window : Window.getWindows()) {
      if (window.isDisplayable()) {
        SwingUtilities.updateComponentTreeUI(window);
      }
    }
  }

  /** Returns the font of texts, a little larger or smaller: by points at the usual text size. */
  static Font font(int style, float larger) {
    Font text = UIManager.getFont("defaultFont");
    return text.deriveFont(style, text.getSize2D() + UIScale.scale(larger));
  }
}
