package org.gobang.ui.web.action;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;

/** The table of a visitor, as used by actions. Use only on the loop of the table. */
public interface TableActions {

  /**
   * Returns whether games can be played at this table; otherwise it only shows games of another
   * interface.
   */
  boolean leads();

  /** Returns the addresses of the server without a path, the default one first. */
  List<URI> addresses();

  /** Returns the link for spectators at one of the addresses. */
  String watchLink(URI address);

  /** Returns the link to the seat of a side at one of the addresses. */
  String seatLink(URI address, Stone stone);

  /** Returns the name of the visitor in the seat of a side, or empty if the seat is free. */
  Optional<String> taken(Stone stone);

  /**
   * Frees the seat of a side for the owner. A visitor in the seat becomes a spectator, and the link
   * of the seat changes.
   */
  void free(Stone stone);

  /**
   * Returns whether a game between two humans in different browsers is running, in which assistance
   * is not allowed.
   */
  boolean isBetweenTwo();

  /** Returns whether another visitor plays against a visitor's side. */
  boolean hasOpponent(Stone side);

  /**
   * Asks the visitor of the other side to accept a take-back, and takes back on acceptance.
   *
   * @param side the side that requests the take-back
   */
  void proposeTakeBack(Stone side);

  /** Opens another table. */
  void another();

  /** Returns the numbers of all other tables, in order. */
  List<Integer> others();

  /** Returns whether this table can be closed, because it is not the first one. */
  boolean isFurther();

  /** Closes the table: its links become invalid, and its game is saved as unfinished. */
  void closeTable();

  /** Exits the application. */
  void quit();
}
