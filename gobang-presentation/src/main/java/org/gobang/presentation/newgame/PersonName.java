package org.gobang.presentation.newgame;

import java.util.stream.Stream;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Preferences;

/** The name of the user of an interface in games against engines. */
public final class PersonName {

  private static final String KEY = "name";

  private PersonName() {}

  /** Returns the name; blank if none is set. */
  public static String in(Preferences preferences) {
    return preferences.get(KEY).orElse("").strip();
  }

  public static void put(Preferences preferences, String name) {
    preferences.put(KEY, name.strip());
  }

  /** Returns whether a seat is the user's; two humans at one interface are not distinguished. */
  public static boolean isTheirs(Seat seat, Seat opponent) {
    return seat instanceof Seat.Human && opponent instanceof Seat.Computer;
  }

  /** Returns whether a seat of the user has a name other than the user's. */
  public static boolean isGuest(GameSetup setup, Preferences preferences) {
    return Stream.of(Stone.values())
        .filter(stone -> isTheirs(setup.seat(stone), setup.seat(stone.opponent())))
        .map(stone -> ((Seat.Human) setup.seat(stone)).name())
        .anyMatch(name -> !name.isBlank() && !name.equals(in(preferences)));
  }

  /** Returns the game with the user's name in the user's seat, unless the seat has a name. */
  public static GameSetup in(GameSetup setup, Preferences preferences) {
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
