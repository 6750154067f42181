package org.gobang.ui.swing.window;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import javax.swing.JComponent;
import org.gobang.api.workbench.Preferences;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.board.OwnPictures;
import org.gobang.ui.swing.board.Palette;
import org.gobang.ui.swing.board.StoneSet;
import org.gobang.ui.swing.board.Theme;
import org.gobang.ui.swing.present.Language;
import org.gobang.ui.swing.present.Setting;
import org.gobang.ui.swing.present.TextSize;

/** The appearance of the window. Changes are applied immediately and saved as preferences. */
final class Appearance {

  final Setting<Theme> theme;
  final Setting<StoneSet> stones;
  final Setting<Palette> palette;
  final Setting<String> look;
  final Setting<Language> language;
  final Setting<TextSize> textSize;
  private final Preferences preferences;
  private final BooleanSupplier systemDark;
  private final OwnPictureFiles files;
  private OwnPictures pictures = OwnPictures.NONE;
  private Runnable repaint = () -> {};
  private Runnable remake = () -> {};

  /**
   * Creates an appearance and applies the saved preferences.
   *
   * @param systemDark returns whether the system's windows are dark; called only if needed
   */
  Appearance(Preferences preferences, BooleanSupplier systemDark) {
    this.preferences = preferences;
    this.files = new OwnPictureFiles(preferences);
    this.systemDark = systemDark;
    Runnable repainted = () -> repaint.run();
    theme = Setting.of(preferences, "swing.theme", Theme.values(), repainted);
    stones = Setting.of(preferences, "swing.stones", StoneSet.values(), repainted);
    palette = Setting.of(preferences, "swing.palette", Palette.values(), repainted);
    look = ThemeSwitcher.look(preferences, this::restyle);
    language = Language.setting(preferences, this::restyle);
    textSize = TextSize.setting(preferences, this::restyle);
    putOn();
  }

  private void putOn() {
    JComponent.setDefaultLocale(ofSwing(preferences.locale()));
    ThemeSwitcher.apply(look.get(), systemDark, textSize.get());
  }

  /** Returns a locale for the texts of Swing, whose Chinese texts require a country. */
  private static Locale ofSwing(Locale locale) {
    boolean plain = locale.getLanguage().equals("zh") && locale.getCountry().isEmpty();
    return plain ? Locale.CHINA : locale;
  }

  /**
   * Sets the listeners of changes.
   *
   * @param repainted called when the colours of the board have changed
   * @param remade called when the look, the language or the text size has changed: everything
   *     around the board must be created again, because derived fonts and colours do not follow the
   *     look
   */
  void onChange(Runnable repainted, Runnable remade) {
    repaint = repainted;
    remake = remade;
  }

  /** Applies the appearance to a board. */
  void dress(BoardComponent board) {
    board.materials(theme.get(), stones.get(), pictures, palette.get());
  }

  private void restyle() {
    putOn();
    remake.run();
  }

  /** Returns the picture files chosen by the user. */
  OwnPictureFiles pictureFiles() {
    return files;
  }

  /** Replaces materials with pictures. */
  void pictures(OwnPictures next) {
    pictures = next;
    repaint.run();
  }
}
