package org.gobang.presentation.session;

import java.util.List;
import java.util.Map;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.UnfinishedGame;

/**
 * The tag by which a front end recognises the games that it opened.
 *
 * @param id the front end's id
 */
public record FrontEndTag(String id) {

  private static final String KEY = "front-end";

  /** The game with this tag, unless it has others. */
  GameSetup on(GameSetup setup) {
    return setup.tags().isEmpty() ? setup.tagged(tags()) : setup;
  }

  /** The unfinished games that this front end opened, and those without tags. */
  public List<UnfinishedGame> own(List<UnfinishedGame> all) {
    return all.stream()
        .filter(left -> left.setup().tags().isEmpty() || left.setup().tags().equals(tags()))
        .toList();
  }

  private Map<String, String> tags() {
    return Map.of(KEY, id);
  }
}
