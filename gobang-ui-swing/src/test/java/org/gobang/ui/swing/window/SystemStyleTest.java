package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading the style from programs of each system. */
class SystemStyleTest {

  /** Returns a system whose program prints output if its arguments contain a word. */
  private static SystemStyle system(String name, String word, String output) {
    return new SystemStyle(
        name, command -> String.join(" ", command).contains(word) ? output + "\n" : "");
  }

  @ParameterizedTest
  @CsvSource({
    "Windows 11, MinAnimate,        MinAnimate  REG_SZ  0, true",
    "Windows 11, MinAnimate,        MinAnimate  REG_SZ  1, false",
    "Mac OS X,   reduceMotion,      1,                     true",
    "Mac OS X,   reduceMotion,      0,                     false",
    "Linux,      enable-animations, false,                 true",
    "Linux,      enable-animations, true,                  false",
  })
  void readsThePreferenceForLessMotion(String name, String word, String output, boolean less) {
    assertThat(system(name, word, output).reducesMotion()).isEqualTo(less);
  }

  @ParameterizedTest
  @CsvSource({
    "Windows 11, AppsUseLightTheme,   AppsUseLightTheme  REG_DWORD  0x0, true",
    "Windows 11, AppsUseLightTheme,   AppsUseLightTheme  REG_DWORD  0x1, false",
    "Mac OS X,   AppleInterfaceStyle, Dark,                              true",
    "Mac OS X,   AppleInterfaceStyle, Light,                             false",
    "Linux,      color-scheme,        prefer-dark,                       true",
    "Linux,      color-scheme,        default,                           false",
    "Linux,      gtk-theme,           Adwaita-dark,                      true",
  })
  void readsThePreferenceForDarkWindows(String name, String word, String output, boolean dark) {
    assertThat(system(name, word, output).isDark()).isEqualTo(dark);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Windows 11", "Mac OS X", "Linux", "FreeBSD", ""})
  void defaultsToLightWithMotion(String name) {
    for (String output : new String[] {"", "No such key"}) {
      SystemStyle style = system(name, "", output);
      assertThat(style.isDark()).isFalse();
      assertThat(style.reducesMotion()).isFalse();
    }
  }
}
