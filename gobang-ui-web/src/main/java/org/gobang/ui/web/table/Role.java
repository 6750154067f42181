package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Keyword;
import org.gobang.api.Stone;

/** What the holder of a secret may do. */
public enum Role implements Keyword {
  /** Everything that the user at this machine may do; moves for each seat that no player has. */
  OWNER(Optional.empty()),

  /** Moves, takes back and resigns for Black. */
  BLACK(Optional.of(Stone.BLACK)),

  /** Moves, takes back and resigns for White. */
  WHITE(Optional.of(Stone.WHITE)),

  /** Sees the game. */
  WATCHER(Optional.empty());

  /** Those with a seat. */
  static final List<Role> SEATS = List.of(BLACK, WHITE);

  private final Optional<Stone> seat;

  Role(Optional<Stone> seat) {
    this.seat = seat;
  }

  /** Returns the seat of a player, at the start of the game; empty for others. */
  public Optional<Stone> seat() {
    return seat;
  }

  /** Returns whether it is a guest's: one who may not touch the host. */
  public boolean isGuest() {
    return this != OWNER;
  }

  /** Returns the role of the player of a seat. */
  public static Role of(Stone seat) {
    return seat == Stone.BLACK ? BLACK : WHITE;
  }
}
