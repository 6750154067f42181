package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
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
  void readsItsWrittenForm() {
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
  void namesDifferingOptions() {
    List<Option> options =
        List.of(
            new Option.Whole("line", 3, 9, 5),
            new Option.File("table"),
            new Option.Flag("torus", false));
    OptionValues values = OptionValues.of(options, Map.of("torus", "true", "line", "5"));
    assertThat(ProviderSpec.of("custom", options, values)).hasToString("custom:torus=true");
    assertThat(values.text("table")).as("no file").isEmpty();
    assertThat(values).asString().contains("table").doesNotContain("true");
  }

  @Test
  void refusesOtherForms() {
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
