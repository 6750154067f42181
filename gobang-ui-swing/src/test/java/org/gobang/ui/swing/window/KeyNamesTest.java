package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.KeyStroke;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyNamesTest {

  @ParameterizedTest
  @ValueSource(strings = {"ctrl N", "control pressed N", " ctrl   N "})
  void normalizesNames(String text) {
    assertThat(KeyNames.spelling(text)).isEqualTo("ctrl pressed N");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "ctrl", "Ctrl+N", "nonsense", "ctrl NN"})
  void returnsEmptyForInvalidNames(String text) {
    assertThat(KeyNames.spelling(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "ctrl N,true",
    "alt shift X,true",
    "F7,true",
    "shift F7,true",
    "ctrl ENTER,true",
    "N,false",
    "shift N,false",
    "LEFT,false",
    "ENTER,false",
    "F10,false",
    "ctrl TAB,false"
  })
  void excludeTypingAndMovementKeys(String key, boolean can) {
    assertThat(KeyNames.canBeBound(KeyStroke.getKeyStroke(key))).isEqualTo(can);
  }
}
