package org.gobang.presentation.position;

import java.util.List;
import java.util.Map;
import org.gobang.api.Label;

/**
 * The choices of a position in words.
 *
 * @param offered what the player who acts may choose, but for choices of points, which are made on
 *     the board
 * @param forced whether no stone is allowed instead
 * @param names what the choices on the way to the position and on the line are called, by their
 *     keys
 */
public record ShownChoices(List<Offered> offered, boolean forced, Map<String, String> names) {

  /** Neither choices offered nor made. */
  public static final ShownChoices NONE = new ShownChoices(List.of(), false, Map.of());

  /** Copies what it is given. */
  public ShownChoices {
    offered = List.copyOf(offered);
    names = Map.copyOf(names);
  }

  /**
   * A choice that is offered.
   *
   * @param key its key
   * @param label its name, for a button, and what it means
   */
  public record Offered(String key, Label label) {}
}
