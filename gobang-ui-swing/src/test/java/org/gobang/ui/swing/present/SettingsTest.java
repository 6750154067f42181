package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.api.workbench.Preferences;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the user has chosen, and what a file may hold instead. */
class SettingsTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();

  @ParameterizedTest
  @EnumSource(Language.class)
  void aLanguageIsKept(Language language) {
    language.put(bench);
    assertThat(Language.in(bench)).isEqualTo(language);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "-1", "101", "1e2", "zh_TW", "99999999999999"})
  void nonsenseIsTheUsual(String text) {
    bench.put(Preferences.LANGUAGE, text);
    bench.put("swing.text.size", text);
    assertThat(Language.in(bench)).isEqualTo(Language.SYSTEM);
    assertThat(TextSize.in(bench)).isEqualTo(TextSize.USUAL);
  }

  @ParameterizedTest
  @ValueSource(ints = {75, 100, 200})
  void aTextSizeIsKept(int percent) {
    TextSize size = new TextSize(percent);
    size.put(bench);
    assertThat(TextSize.in(bench)).isEqualTo(size);
    assertThat(size.larger().percent()).isBetween(percent, 200);
    assertThat(size.smaller().percent()).isBetween(75, percent);
    assertThat(TextSize.ALL).contains(size.larger(), size.smaller());
  }
}
