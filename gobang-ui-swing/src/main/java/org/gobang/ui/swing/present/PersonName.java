package org.gobang.ui.swing.present;

import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Preferences;

/** What the person at this window is called, who alone plays against computers here. */
public final class PersonName {

  private static final String KEY = "swing.name";

  private PersonName() {}

  /** The name; blank where none was told. */
  public static String in(Preferences preferences) {
    return preferences.get(KEY).orElse("").strip();
  }

  static void put(Preferences preferences, String name) {
    preferences.put(KEY, name.strip());
  }

  /** Whether this seat is the person's: two people at one window are not asked who is who. */
  static boolean isTheirs(Seat seat, Seat opponent) {
    return seat instanceof Seat.Human && opponent instanceof Seat.Computer;
  }

  /** The game with the person's name in it, where the seat has none. */
  static GameSetup in(GameSetup setup, Preferences preferences) {
    return setup.between(
        seat(setup, Stone.BLACK, preferences), seat(setup, Stone.WHITE, preferences));
  }

  private static Seat seat(GameSetup setup, Stone stone, Preferences preferences) {
    Seat seat = setup.seat(stone);
    boolean nameless =
        isTheirs(seat, setup.seat(stone.opponent())) && ((Seat.Human) seat).name().isBlank();
    return nameless ? new Seat.Human(in(preferences)) : seat;
  }
}
