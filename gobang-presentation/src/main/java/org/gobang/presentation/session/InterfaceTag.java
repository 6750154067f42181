package org.gobang.presentation.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.GameSetup;

/**
 * The tags by which an interface recognizes the games that it opened.
 *
 * @param id the interface's id
 * @param more distinguishes several sessions of one interface; may be empty
 */
public record InterfaceTag(String id, Map<String, String> more) {

  private static final String KEY = "front-end";

  /** Creates a tag with a copy of the tags. */
  public InterfaceTag {
    more = Map.copyOf(more);
  }

  /** Creates the tag of an interface with only one session. */
  public InterfaceTag(String id) {
    this(id, Map.of());
  }

  /** Returns the game with this tag, unless it has others. */
  GameSetup on(GameSetup setup) {
    return setup.tags().isEmpty() ? setup.tagged(tags()) : setup;
  }

  /**
   * Returns the unfinished games opened by this interface, and those without tags; for one of
   * several sessions, only the games of the session.
   */
  public List<UnfinishedGame> own(List<UnfinishedGame> all) {
    return all.stream().filter(left -> isOwn(left.setup().tags())).toList();
  }

  private boolean isOwn(Map<String, String> tags) {
    return tags.equals(tags()) || (tags.isEmpty() && more.isEmpty());
  }

  private Map<String, String> tags() {
    Map<String, String> tags = new HashMap<>(more);
    tags.put(KEY, id);
    return tags;
  }
}
