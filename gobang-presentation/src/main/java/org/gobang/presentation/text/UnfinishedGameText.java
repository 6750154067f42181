package org.gobang.presentation.text;

import org.gobang.api.workbench.GameSetup;

/** A game that was left before it was over, in words. */
public final class UnfinishedGameText {

  private UnfinishedGameText() {}

  /**
   * Who plays, how many moves were played and, where an earlier one is shown, which.
   *
   * @param left the game
   * @param names calls plugins for the names of the players
   * @return such as {@code You - Search, 4 moves, left at the start}
   */
  public static String of(GameSetup left, PlayerNames names, Texts texts) {
    String black = names.seat(left.black(), left.white());
    String white = names.seat(left.white(), left.black());
    int shown = MoveNumber.of(left.record(), left.path());
    int played = MoveNumber.of(left.record(), left.line());
    String key = left.path().equals(left.line()) ? "left" : shown == 0 ? "left.start" : "left.move";
    return texts.of(key, black, white, played, shown);
  }
}
