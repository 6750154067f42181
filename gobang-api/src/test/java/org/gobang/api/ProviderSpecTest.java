package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ProviderSpecTest {

  @Test
  void readsIdAndOptions() {
    assertThat(ProviderSpec.parse("renju")).isEqualTo(new ProviderSpec("renju", Map.of()));
    assertThat(ProviderSpec.parse("custom:torus=true,line=6"))
        .isEqualTo(new ProviderSpec("custom", Map.of("line", "6", "torus", "true")))
        .hasToString("custom:torus=true,line=6");
  }

  @Test
  void readsWhatItWrites() {
    Random random = new Random(1);
    String characters = "ab=:,\\ 五";
    for (int game = 0; game < 500; game++) {
      Map<String, String> options = new LinkedHashMap<>();
      for (int option = random.nextInt(4); option > 0; option--) {
        StringBuilder value = new StringBuilder();
        for (int length = random.nextInt(6); length > 0; length--) {
          value.append(characters.charAt(random.nextInt(characters.length())));
        }
        options.put("key" + option, value.toString());
      }
      ProviderSpec spec = new ProviderSpec("custom", options);
      assertThat(ProviderSpec.parse(spec.toString())).isEqualTo(spec);
    }
  }

  @Test
  void refusesWhatIsNotWrittenSo() {
    assertRefuses(":line=6", "\":line=6\" is not written id or id:option=value");
    assertRefuses("custom:line=6,=7", "option 2 of custom is not written option=value");
    assertRefuses("custom:line=6,line=7", "option line is given twice");
  }

  private static void assertRefuses(String text, String sentence) {
    assertThatThrownBy(() -> ProviderSpec.parse(text))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(sentence);
  }
}
