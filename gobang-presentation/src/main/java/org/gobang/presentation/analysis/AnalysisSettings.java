package org.gobang.presentation.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Workbench;

/**
 * Which engines analyse, and how many lines they show: for the analysis that runs and for later
 * ones, kept from one run to the next.
 */
public final class AnalysisSettings {

  /** The most lines that each engine shows. */
  public static final int MOST_LINES = 9;

  /** The most engines at once: each takes a core. */
  private static final int MOST_ENGINES = 2;

  private static final String ENGINES = "analysis.engines";
  private static final String LINES = "analysis.lines";
  private static final int USUAL_LINES = 3;

  private final Workbench workbench;
  private final Runnable changed;

  /**
   * The settings of an analysis.
   *
   * @param changed run when they are others
   */
  AnalysisSettings(Workbench workbench, Runnable changed) {
    this.workbench = workbench;
    this.changed = changed;
  }

  /** The ids of the players that can be chosen. */
  public List<String> offered() {
    return workbench.plugins().players().stream().map(DiscoveredPlugin::id).toList();
  }

  /**
   * The engines, one or two; the strongest player there is where none was chosen, or has gone, and
   * none where there is no player.
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
   * Chooses the engines.
   *
   * @param ids the ids of players, the first one or two of which are used
   */
  public void engines(List<String> ids) {
    workbench.preferences().put(ENGINES, String.join(",", ids));
    changed.run();
  }

  /** How many lines each engine shows, from 1 to {@link #MOST_LINES}. */
  public int lines() {
    String kept = kept(LINES);
    boolean valid = Arrays.asList("1", "2", "3", "4", "5", "6", "7", "8", "9").contains(kept);
    return valid ? Integer.parseInt(kept) : USUAL_LINES;
  }

  /**
   * Sets how many lines each engine shows.
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
