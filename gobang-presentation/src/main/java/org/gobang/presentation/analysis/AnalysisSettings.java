package org.gobang.presentation.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.Workbench;

/** Which engines analyse, and how many lines they show: kept from one run to the next. */
final class AnalysisSettings {

  /** The most engines at once: each takes a core. */
  static final int MOST_ENGINES = 2;

  /** The most lines of an engine. */
  static final int MOST_LINES = 9;

  private static final String ENGINES = "analysis.engines";
  private static final String LINES = "analysis.lines";
  private static final int USUAL_LINES = 3;

  private final Workbench workbench;

  AnalysisSettings(Workbench workbench) {
    this.workbench = workbench;
  }

  /** The engines, one or two; the strongest player there is where none was chosen, or has gone. */
  List<PlayerSpec> engines() {
    List<PlayerSpec> chosen = new ArrayList<>();
    for (String id : kept(ENGINES).split(",", -1)) {
      if (workbench.plugins().player(id).isPresent() && chosen.size() < MOST_ENGINES) {
        chosen.add(spec(id));
      }
    }
    if (chosen.isEmpty()) {
      workbench.plugins().playersByPriority().stream()
          .findFirst()
          .ifPresent(strongest -> chosen.add(spec(strongest.id())));
    }
    return chosen;
  }

  void engines(List<String> ids) {
    workbench.preferences().put(ENGINES, String.join(",", ids));
  }

  /** How many lines each engine shows. */
  int lines() {
    String kept = kept(LINES);
    boolean valid = Arrays.asList("1", "2", "3", "4", "5", "6", "7", "8", "9").contains(kept);
    return valid ? Integer.parseInt(kept) : USUAL_LINES;
  }

  void lines(int count) {
    Objects.checkIndex(count - 1, MOST_LINES);
    workbench.preferences().put(LINES, Integer.toString(count));
  }

  private String kept(String key) {
    return workbench.preferences().get(key).orElse("");
  }

  private static PlayerSpec spec(String id) {
    return new PlayerSpec(id, Map.of(), 0, false);
  }
}
