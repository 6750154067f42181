package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Keyword;
import org.gobang.api.Stone;

/** The permissions of the holder of a secret. */
public enum Role implements Keyword {
  /** All actions of the user of this machine; moves for each seat without a player. */
  OWNER(Optional.empty()),

  /** Moves, takes back and resigns for Black. */
  BLACK(Optional.of(Stone.BLACK)),

  /** Moves, takes back and resigns for White. */
  WHITE(Optional.of(Stone.WHITE)),

  /** Watches the game. */
  WATCHER(Optional.empty());

  /** The roles with a seat. */
  static final List<Role> SEATS = List.of(BLACK, WHITE);

  private final Optional<Stone> seat;

  Role(Optional<Stone> seat) {
    this.seat = seat;
  }

  /** Returns the seat of a player at the start of the game; empty for others. */
  public Optional<Stone> seat() {
    return seat;
  }

  /** Returns whether it is a guest's, without access to the host. */
  public boolean isGuest() {
    return this != OWNER;
  }

  /** Returns the role of a seat. */
  public static Role of(Stone seat) {
    return seat == Stone.BLACK ? BLACK : WHITE;
  }
}
