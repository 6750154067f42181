package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.workbench.Preferences;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Saved settings and invalid values in the file. */
class SettingsTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();

  @ParameterizedTest
  @EnumSource(Language.class)
  void savesALanguage(Language language) {
    Language.setting(bench, () -> {}).set(language);
    assertThat(Language.setting(bench, () -> {}).get()).isEqualTo(language);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "-1", "101", "1e2", "zh_TW", "99999999999999"})
  void replacesInvalidValuesByDefaults(String text) {
    bench.put(Preferences.LANGUAGE, text);
    bench.put("swing.text.size", text);
    assertThat(Language.setting(bench, () -> {}).get()).isEqualTo(Language.SYSTEM);
    assertThat(TextSize.setting(bench, () -> {}).get()).isEqualTo(TextSize.USUAL);
  }

  @ParameterizedTest
  @ValueSource(ints = {75, 100, 200})
  void savesATextSize(int percent) {
    TextSize size = new TextSize(percent);
    TextSize.setting(bench, () -> {}).set(size);
    assertThat(TextSize.setting(bench, () -> {}).get()).isEqualTo(size);
    assertThat(size.larger().percent()).isBetween(percent, 200);
    assertThat(size.smaller().percent()).isBetween(75, percent);
    assertThat(TextSize.ALL).contains(size.larger(), size.smaller());
  }

  @Test
  void savesAConstantByItsName() {
    List<String> changes = new ArrayList<>();
    Setting<MoveConfirmation> setting =
        Setting.of(bench, "some.key", MoveConfirmation.values(), () -> changes.add("changed"));
    assertThat(setting.get()).isEqualTo(MoveConfirmation.OFF);
    setting.set(MoveConfirmation.UNDO);
    assertThat(bench.get("some.key")).contains("undo");
    assertThat(setting.get()).isEqualTo(MoveConfirmation.UNDO);
    assertThat(changes).containsExactly("changed");
    bench.put("some.key", "unknown");
    assertThat(setting.get()).isEqualTo(MoveConfirmation.OFF);
  }
}
