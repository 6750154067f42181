package org.gobang.presentation.position;

import java.util.List;
import java.util.Map;
import org.gobang.api.Label;

/**
 * The choices of a position as text.
 *
 * @param offered the available choices of the player to act, except choices of points, which are
 *     made on the board
 * @param forced whether no stone is allowed instead
 * @param names the names of the choices made in the current line, by their keys
 */
public record ShownChoices(List<Offered> offered, boolean forced, Map<String, String> names) {

  /** No choices, neither offered nor made. */
  public static final ShownChoices NONE = new ShownChoices(List.of(), false, Map.of());

  /** Copies what it is given. */
  public ShownChoices {
    offered = List.copyOf(offered);
    names = Map.copyOf(names);
  }

  /**
   * An offered choice.
   *
   * @param key its key
   * @param label its name, for a button, and its meaning
   */
  public record Offered(String key, Label label) {}
}
