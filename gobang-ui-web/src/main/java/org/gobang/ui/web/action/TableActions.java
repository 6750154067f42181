package org.gobang.ui.web.action;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;

/** The table that a visitor sits at, as its actions use it. Used on the loop of the table alone. */
public interface TableActions {

  /** Returns whether games are played at the table, and not only watched. */
  boolean leads();

  /** Returns the addresses by which the server is reached, without a path, the usual one first. */
  List<URI> addresses();

  /** Returns the link for those who watch, with one of the addresses. */
  String watchLink(URI address);

  /** Returns the link by which the seat of a side is taken, with one of the addresses. */
  String seatLink(URI address, Stone stone);

  /** Returns the name of the visitor who has taken the seat of a side; empty if none has. */
  Optional<String> taken(Stone stone);

  /**
   * Has the owner play a side again; a visitor who had that seat watches. The address of the seat
   * is another one from then on.
   */
  void free(Stone stone);

  /**
   * Returns whether a game runs between two humans at different places: engines help neither of
   * them.
   */
  boolean isBetweenTwo();

  /** Returns whether another visitor plays against the side that a visitor acts for. */
  boolean hasOpponent(Stone side);

  /**
   * Asks the visitor of the other side whether a take-back is all right, and takes back if so.
   *
   * @param side the side that wants to take back
   */
  void proposeTakeBack(Stone side);

  /** Opens another table. */
  void another();

  /** Returns the numbers of all other tables, in order. */
  List<Integer> others();

  /** Returns whether it is another table than the first one, so that it can be closed. */
  boolean isFurther();

  /** Closes the table: its links are no longer valid; its game is kept as unfinished. */
  void closeTable();

  /** Ends the application. */
  void quit();
}
