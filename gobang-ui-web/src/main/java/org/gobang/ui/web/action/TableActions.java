package org.gobang.ui.web.action;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;

/** The visitor's table as used by its actions. Use only on the loop of the table. */
public interface TableActions {

  /** Returns whether games are played at the table rather than only watched. */
  boolean leads();

  /** Returns the addresses of the server without a path, the default one first. */
  List<URI> addresses();

  /** Returns the link for spectators with one of the addresses. */
  String watchLink(URI address);

  /** Returns the link to take a side's seat, with one of the addresses. */
  String seatLink(URI address, Stone stone);

  /** Returns the name of the visitor in a side's seat; empty if there is none. */
  Optional<String> taken(Stone stone);

  /**
   * Returns a side to the owner; a visitor in that seat becomes a spectator. The link of the seat
   * changes.
   */
  void free(Stone stone);

  /**
   * Returns whether a game between two humans at different places is running, so that engines help
   * neither.
   */
  boolean isBetweenTwo();

  /** Returns whether another visitor plays against a visitor's side. */
  boolean hasOpponent(Stone side);

  /**
   * Asks the visitor of the other side to agree to a take-back, and takes back on agreement.
   *
   * @param side the side that requests the take-back
   */
  void proposeTakeBack(Stone side);

  /** Opens another table. */
  void another();

  /** Returns the numbers of all other tables, in order. */
  List<Integer> others();

  /** Returns whether it is not the first table, so that it can be closed. */
  boolean isFurther();

  /** Closes the table: its links become invalid, and its game is saved as unfinished. */
  void closeTable();

  /** Ends the application. */
  void quit();
}
