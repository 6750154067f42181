package org.gobang.presentation.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Workbench;

/**
 * The engines and the number of variations for the running and later analyses; saved across runs.
 *
 * @param workbench provides the players and the preferences
 * @param changed run when the settings change
 */
public record AnalysisSettings(Workbench workbench, Runnable changed) {

  /** The maximum number of variations per engine. */
  public static final int MOST_LINES = 9;

  /** The maximum number of engines in parallel; each uses one core. */
  private static final int MOST_ENGINES = 2;

  private static final String ENGINES = "analysis.engines";
  private static final String LINES = "analysis.lines";
  private static final int USUAL_LINES = 3;

  /** Returns the ids of the available players. */
  public List<String> offered() {
    return workbench.plugins().players().stream().map(DiscoveredPlugin::id).toList();
  }

  /**
   * Returns the one or two chosen engines. Default, also if the chosen ones are no longer
   * available: the strongest available player. Empty if no player is available.
   */
  public List<PlayerSpec> engines() {
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

  /**
   * Sets the engines.
   *
   * @param ids the ids of players; blank and repeated ones are ignored, and the first one or two
   *     available ones are used
   */
  public void engines(List<String> ids) {
    workbench
        .preferences()
        .put(
            ENGINES,
            ids.stream().filter(id -> !id.isEmpty()).distinct().collect(Collectors.joining(",")));
    changed.run();
  }

  /** Returns the number of variations per engine, from 1 to {@link #MOST_LINES}. */
  public int lines() {
    String kept = kept(LINES);
    return kept.matches("[1-9]") ? Integer.parseInt(kept) : USUAL_LINES;
  }

  /**
   * Sets the number of variations per engine.
   *
   * @param count from 1 to {@link #MOST_LINES}
   * @throws IndexOutOfBoundsException if it is out of that range
   */
  public void lines(int count) {
    Objects.checkIndex(count - 1, MOST_LINES);
    workbench.preferences().put(LINES, Integer.toString(count));
    changed.run();
  }

  private String kept(String key) {
    return workbench.preferences().get(key).orElse("");
  }

  private static PlayerSpec spec(String id) {
    return new PlayerSpec(id, Map.of(), 0, false);
  }
}
