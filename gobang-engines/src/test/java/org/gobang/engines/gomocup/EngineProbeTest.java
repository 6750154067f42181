package org.gobang.engines.gomocup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.engines.added.AddedEngine;
import org.junit.jupiter.api.Test;

class EngineProbeTest {

  private static Map<String, String> about(String manner) throws InterruptedException {
    return EngineProbe.about("toy", Map.of("command", ToyEngine.command(manner)), "freestyle", 15);
  }

  @Test
  void returnsTheDetailsOfTheEngine() throws InterruptedException {
    assertThat(about("good")).containsEntry("name", "Toy").containsEntry("version", "1.0");
  }

  @Test
  void refusesAnEngineThatDoesNotStart() {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> about("crashes-at-start"))
        .withMessageContaining("toy");
  }

  @Test
  void addedEngineHasAProgramWithArgumentsAndSettings() {
    AddedEngine engine =
        new AddedEngine("toy", Map.of("command", "/opt/toy -x 'a b'", "rules", "freestyle"));
    assertThat(engine.program()).isEqualTo("/opt/toy");
    assertThat(Quoting.split(engine.arguments())).containsExactly("-x", "a b");
    assertThat(AddedEngine.settings())
        .extracting(Option::key)
        .contains("rules")
        .doesNotContain("command", "log");
    for (Locale language : List.of(Locale.ENGLISH, Locale.CHINESE)) {
      assertThat(AddedEngine.settings())
          .noneMatch(option -> AddedEngine.label(option, language).name().isBlank());
    }
    GomocupProvider provider = new GomocupProvider();
    assertThat(provider.options())
        .filteredOn(option -> !provider.isExpert(option))
        .extracting(Option::key)
        .contains("command");
    assertThat(provider.label(Locale.ENGLISH).name()).isNotBlank();
  }
}
