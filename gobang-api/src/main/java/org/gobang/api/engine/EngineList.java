package org.gobang.api.engine;

import java.util.List;
import org.gobang.api.Experimental;

/**
 * The engines that the user has added.
 *
 * @param engines the engines, in the order in which they were added
 * @param problems a sentence for users for each entry of the list that is not valid
 */
@Experimental
public record EngineList(List<Engine> engines, List<String> problems) {

  /** Copies the lists. */
  public EngineList {
    engines = List.copyOf(engines);
    problems = List.copyOf(problems);
  }
}
