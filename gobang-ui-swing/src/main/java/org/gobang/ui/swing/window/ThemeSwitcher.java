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
import org.gobang.api.workbench.Preferences;
import org.gobang.ui.swing.present.Setting;
import org.gobang.ui.swing.present.TextSize;

/** The switch between light and dark looks, by the system or by preference. */
public final class ThemeSwitcher {

  private ThemeSwitcher() {}

  /** Returns the setting of the look: {@code system}, {@code light} or {@code dark}. */
  static Setting<String> look(Preferences preferences, Runnable changed) {
    List<String> all = List.of("system", "light", "dark");
    return new Setting<>(preferences, "swing.look", all, each -> each, "system", changed);
  }

  /**
   * Loads the fonts of the system in advance, which takes a moment. May be used from any thread.
   */
  public static void prepare() {
    new Font(Font.DIALOG, Font.PLAIN, 1).getFontName();
  }

  /** Applies a look, also to open windows. Callers must create derived fonts and layouts again. */
  static void apply(String look, BooleanSupplier systemDark, TextSize size) {
    boolean dark = look.equals("dark") || (!look.equals("light") && systemDark.getAsBoolean());
    // Links are not used, and their colour would load the HTML style sheet.
    FlatLaf.setGlobalExtraDefaults(Map.of("Component.linkColor", "null"));
    if (dark) {
      FlatDarkLaf.setup();
    } else {
      FlatLightLaf.setup();
    }
    Font usual = UIManager.getLookAndFeelDefaults().getFont("defaultFont");
    UIManager.put("defaultFont", usual.deriveFont(usual.getSize2D() * size.factor()));
    // Lengths in layouts scale with the fonts by a factor of the look.
    PlatformDefaults.setLogicalPixelBase(PlatformDefaults.BASE_SCALE_FACTOR);
    PlatformDefaults.setDefaultHorizontalUnit(UnitValue.LPX);
    PlatformDefaults.setDefaultVerticalUnit(UnitValue.LPY);
    UIManager.put("Button.arc", 8);
    UIManager.put("Component.arc", 8);
    UIManager.put("TextComponent.arc", 8);
    // Navigation in an open list does not change the selection.
    UIManager.put("ComboBox.noActionOnKeyNavigation", true);
    UIManager.put("ScrollBar.showButtons", false);
    UIManager.put("ScrollBar.thumbArc", 999);
    UIManager.put("TitlePane.unifiedBackground", true);
    UIManager.put("ToolBar.focusableButtons", true);
    PlainText.everywhere();
    updateOpenWindows();
  }

  /**
   * Updates open windows. Closed windows are skipped, because registering their keys again would
   * leak them in Swing.
   */
  private static void updateOpenWindows() {
    for (Window window : Window.getWindows()) {
      if (window.isDisplayable()) {
        SwingUtilities.updateComponentTreeUI(window);
      }
    }
  }

  /** Returns the text font, changed by a number of points at the normal text size. */
  static Font font(int style, float larger) {
    Font text = UIManager.getFont("defaultFont");
    return text.deriveFont(style, text.getSize2D() + UIScale.scale(larger));
  }
}
