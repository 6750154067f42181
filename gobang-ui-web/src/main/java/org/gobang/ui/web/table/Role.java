package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Keyword;
import org.gobang.api.Stone;

/** The role of a visitor, which determines the permissions. */
public enum Role implements Keyword {
  /** The owner: all actions, and moves for all human seats without a guest. */
  OWNER(Optional.empty()),

  /** The player with the Black seat: moves, take-backs and resignation. */
  BLACK(Optional.of(Stone.BLACK)),

  /** The player with the White seat: moves, take-backs and resignation. */
  WHITE(Optional.of(Stone.WHITE)),

  /** A spectator. */
  WATCHER(Optional.empty());

  /** The roles with a seat. */
  static final List<Role> SEATS = List.of(BLACK, WHITE);

  private final Optional<Stone> seat;

  Role(Optional<Stone> seat) {
    this.seat = seat;
  }

  /** Returns the side at the start of the game, or empty for roles without a seat. */
  public Optional<Stone> seat() {
    return seat;
  }

  /** Returns whether this is the role of a guest, without access to the host. */
  public boolean isGuest() {
    return this != OWNER;
  }

  /** Returns the role of a seat. */
  public static Role of(Stone seat) {
    return seat == Stone.BLACK ? BLACK : WHITE;
  }
}
