package org.gobang.api.engine;

import java.util.List;
import org.gobang.api.Experimental;

/**
 * The engines added by the user.
 *
 * @param engines the engines, in the order of addition
 * @param problems a sentence for users for each entry of the list that is not valid
 */
@Experimental
public record EngineList(List<Engine> engines, List<String> problems) {

  /** Creates a list with copies of the engines and problems. */
  public EngineList {
    engines = List.copyOf(engines);
    problems = List.copyOf(problems);
  }
}
