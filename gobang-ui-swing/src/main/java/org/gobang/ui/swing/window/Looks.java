package org.gobang.ui.swing.window;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javax.swing.UIManager;
import net.miginfocom.layout.PlatformDefaults;
import net.miginfocom.layout.UnitValue;
import org.gobang.ui.swing.present.TextSize;

/** Light or dark, as the system is or as the person likes. */
public final class Looks {

  /** The key of the preference: {@code system}, {@code light} or {@code dark}. */
  static final String KEY = "swing.look";

  static final List<String> ALL = List.of("system", "light", "dark");

  private static final long TO_ANSWER_MS = 1000;

  private Looks() {}

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
    // Going through an open list chooses nothing yet.
    UIManager.put("ComboBox.noActionOnKeyNavigation", true);
    UIManager.put("ScrollBar.showButtons", false);
    UIManager.put("ScrollBar.thumbArc", 999);
    UIManager.put("TitlePane.unifiedBackground", true);
    UIManager.put("ToolBar.focusableButtons", true);
    PlainText.everywhere();
    FlatLaf.updateUI();
  }

  /** The font of texts, a little larger or smaller: by points at the usual text size. */
  static Font font(int style, float larger) {
    Font text = UIManager.getFont("defaultFont");
    return text.deriveFont(style, text.getSize2D() + UIScale.scale(larger));
  }

  /**
   * Whether the system's windows are dark, which Java does not tell: the system is asked in its own
   * way, and one that does not answer is taken for light. Waits for a second at most.
   */
  public static boolean systemIsDark() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.contains("windows")) {
      String key = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize";
      return answer("reg", "query", key, "/v", "AppsUseLightTheme").strip().endsWith("0x0");
    }
    if (system.contains("mac")) {
      return answer("defaults", "read", "-g", "AppleInterfaceStyle").strip().equals("Dark");
    }
    return answer("gsettings", "get", "org.gnome.desktop.interface", "color-scheme")
            .contains("prefer-dark")
        || answer("gsettings", "get", "org.gnome.desktop.interface", "gtk-theme").contains("-dark");
  }

  /** Whether the system asks for less motion; one that does not answer does not. */
  static boolean systemReducesMotion() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.contains("windows")) {
      String key = "HKCU\\Control Panel\\Desktop\\WindowMetrics";
      return answer("reg", "query", key, "/v", "MinAnimate").strip().endsWith("0");
    }
    if (system.contains("mac")) {
      return answer("defaults", "read", "com.apple.universalaccess", "reduceMotion")
          .strip()
          .equals("1");
    }
    return answer("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
        .strip()
        .equals("false");
  }

  private static String answer(String... command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      if (!process.waitFor(TO_ANSWER_MS, TimeUnit.MILLISECONDS)) {
        process.destroyForcibly();
        return "";
      }
      try (InputStream answer = process.getInputStream()) {
        return new String(answer.readAllBytes(), Charset.defaultCharset());
      }
    } catch (IOException noSuchProgram) {
      return "";
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      return "";
    }
  }
}
