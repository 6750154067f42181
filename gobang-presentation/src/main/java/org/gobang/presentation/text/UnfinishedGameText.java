package org.gobang.presentation.text;

import org.gobang.api.workbench.GameSetup;

/** A game that was left before it was over, in words. */
public final class UnfinishedGameText {

  private UnfinishedGameText() {}

  /**
   * Says who plays, how many moves were played and, where others are shown, at which the game
   * stands.
   *
   * @param left the game
   * @param black what Black's player is called
   * @param white what White's player is called
   * @return such as {@code You - Search, 4 moves, left at the start}
   */
  public static String text(GameSetup left, String black, String white, Texts texts) {
    int shown = left.path().size();
    int played = left.line().size();
    String key = shown == played ? "left" : shown == 0 ? "left.start" : "left.move";
    return texts.of(key, black, white, played, shown);
  }
}
