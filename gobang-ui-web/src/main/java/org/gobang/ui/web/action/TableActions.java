package org.gobang.ui.web.action;

import java.util.Optional;
import org.gobang.api.Stone;

/** The table that a visitor sits at, as its actions use it. Used on the loop of the table alone. */
public interface TableActions {

  /** Whether games are played at the table, and not only watched. */
  boolean leads();

  /** The address for those who watch. */
  String watchLink();

  /** The address by which the seat of a side is taken. */
  String seatLink(Stone stone);

  /** The name of the visitor who has taken the seat of a side; empty where none has. */
  Optional<String> taken(Stone stone);

  /**
   * Has the owner play a side again; a visitor who had that seat watches. The address of the seat
   * is another one from then on.
   */
  void free(Stone stone);

  /** Whether another visitor plays against the side that a visitor acts for. */
  boolean hasOpponent(Stone side);

  /**
   * Asks the visitor of the other side whether a take-back is all right, and takes back if so.
   *
   * @param side the side that wants to take back
   */
  void proposeTakeBack(Stone side);

  /** Opens another table, and answers with the address of its owner. */
  String another();

  /** Ends the application. */
  void quit();
}
