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
import org.gobang.ui.swing.present.TextSize;

/** The appearance of the window. Changes are applied immediately and saved as preferences. */
final class Appearance {

  private static final String THEME = "swing.theme";
  private static final String STONES = "swing.stones";
  private static final String PALETTE = "swing.palette";

  private final Preferences preferences;
  private final BooleanSupplier systemDark;
  private final OwnPictureFiles files;
  private OwnPictures pictures = OwnPictures.NONE;
  private Runnable repaint = () -> {};
  private Runnable remake = () -> {};

  /**
   * Applies the saved preferences.
   *
   * @param systemDark returns whether the system's windows are dark; called only if needed
   */
  Appearance(Preferences preferences, BooleanSupplier systemDark) {
    this.preferences = preferences;
    this.files = new OwnPictureFiles(preferences);
    this.systemDark = systemDark;
    putOn();
  }

  private void putOn() {
    JComponent.setDefaultLocale(ofSwing(preferences.locale()));
    ThemeSwitcher.apply(look(), systemDark, textSize());
  }

  /** Swing has its own texts, and the Chinese ones require a country. */
  private static Locale ofSwing(Locale locale) {
    boolean plain = locale.getLanguage().equals("zh") && locale.getCountry().isEmpty();
    return plain ? Locale.CHINA : locale;
  }

  /**
   * Sets the receivers of changes.
   *
   * @param repainted runs when the colours of the board have changed
   * @param remade runs when the look, the language or the text size has changed: everything around
   *     the board must be created again, as derived fonts and colours do not follow the look
   */
  void onChange(Runnable repainted, Runnable remade) {
    repaint = repainted;
    remake = remade;
  }

  /** Applies the appearance to a board. */
  void dress(BoardComponent board) {
    board.materials(theme(), stones(), pictures, palette());
  }

  private void restyle() {
    putOn();
    remake.run();
  }

  Theme theme() {
    return Theme.of(preferences.get(THEME).orElse(""));
  }

  void theme(Theme next) {
    preferences.put(THEME, next.word());
    repaint.run();
  }

  StoneSet stones() {
    return StoneSet.of(preferences.get(STONES).orElse(""));
  }

  void stones(StoneSet next) {
    preferences.put(STONES, next.word());
    repaint.run();
  }

  /** Returns the files of pictures instead of materials. */
  OwnPictureFiles pictureFiles() {
    return files;
  }

  /** Shows pictures instead of materials, from now on. */
  void pictures(OwnPictures next) {
    pictures = next;
    repaint.run();
  }

  Palette palette() {
    return Palette.of(preferences.get(PALETTE).orElse(""));
  }

  void palette(Palette next) {
    preferences.put(PALETTE, next.word());
    repaint.run();
  }

  String look() {
    return preferences.get(ThemeSwitcher.KEY).filter(ThemeSwitcher.ALL::contains).orElse("system");
  }

  void look(String next) {
    preferences.put(ThemeSwitcher.KEY, next);
    restyle();
  }

  Language language() {
    return Language.in(preferences);
  }

  void language(Language next) {
    next.put(preferences);
    restyle();
  }

  TextSize textSize() {
    return TextSize.in(preferences);
  }

  void textSize(TextSize next) {
    next.put(preferences);
    restyle();
  }
}
