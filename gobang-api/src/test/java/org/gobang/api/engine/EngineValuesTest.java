package org.gobang.api.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;

class EngineValuesTest {

  @Test
  void copiesOptionsInOrder() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("rules", "freestyle");
    options.put("info", "max_node=1000");
    Engine engine = new Engine("pela", "/opt/pela", "-x", options);
    options.clear();
    assertThat(engine.options().keySet()).containsExactly("rules", "info");
    List<Engine> engines = new ArrayList<>(List.of(engine));
    EngineList list = new EngineList(engines, List.of("carbon: no program"));
    engines.clear();
    assertThat(list.engines()).containsExactly(engine);
    assertThat(list.problems()).hasSize(1);
  }

  @Test
  void reportIsCopied() {
    List<Point> moves = new ArrayList<>(List.of(Point.parse("h8")));
    EngineReport report =
        new EngineReport(
            Map.of("name", "Pela"), moves, Duration.ofMillis(5), Duration.ofMillis(90));
    moves.clear();
    assertThat(report.moves()).containsExactly(Point.parse("h8"));
    assertThat(report.about()).containsEntry("name", "Pela");
  }
}
