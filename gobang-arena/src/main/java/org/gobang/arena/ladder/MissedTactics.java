package org.gobang.arena.ladder;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.study.threat.BoardThreats;

/**
 * Finds missed tactics of one and two moves in a game by trying moves on the board. It does not
 * find longer combinations, such as a VCF.
 */
public final class MissedTactics {

  private final MutableBoard board;
  private final BoardThreats threats;
  private final Set<MissedTactic> missed = EnumSet.noneOf(MissedTactic.class);

  private MissedTactics(Board empty) {
    board = empty.mutableCopy();
    threats = new BoardThreats(board);
  }

  /**
   * Returns the tactics missed by a player in a game.
   *
   * @param empty the board before the game, with rules in which colours alternate
   * @param order the game
   * @param played how it was played
   * @param player the side of the player
   * @return the kinds of tactics that were missed at least once
   */
  public static Set<MissedTactic> in(
      Board empty, GameOrder order, PlayedGame played, Stone player) {
    MissedTactics tactics = new MissedTactics(empty);
    int opening = order.opening().moves().size();
    for (int i = 0; i < played.moves().size(); i++) {
      if (!(played.moves().get(i) instanceof Move.Place place)) {
        return tactics.missed;
      }
      int move = tactics.threats.index(place.point());
      if (i >= opening && place.stone() == player) {
        tactics.judge(move);
      }
      tactics.board.play(move);
    }
    return tactics.missed;
  }

  /** Examines a move in the position before it. Of several tactics, the shortest one counts. */
  private void judge(int move) {
    Set<Integer> wins = threats.wins();
    if (!wins.isEmpty()) {
      missUnless(wins.contains(move), MissedTactic.WIN_IN_ONE);
      return;
    }
    Set<Integer> fours = threats.afterPass(threats::wins);
    if (!fours.isEmpty()) {
      missUnless(fours.size() > 1 || fours.contains(move), MissedTactic.BLOCK_IN_ONE);
      return;
    }
    wins = threats.winsInTwo();
    if (!wins.isEmpty()) {
      missUnless(wins.contains(move), MissedTactic.WIN_IN_TWO);
      return;
    }
    Set<Integer> dangers = threats.afterPass(threats::winsInTwo);
    if (!dangers.isEmpty() && !stops(move)) {
      missUnless(defences(dangers).stream().noneMatch(this::stops), MissedTactic.BLOCK_IN_TWO);
    }
  }

  private void missUnless(boolean found, MissedTactic tactic) {
    if (!found) {
      missed.add(tactic);
    }
  }

  /** Returns whether the opponent cannot win in two after a move, or must first answer a threat. */
  private boolean stops(int move) {
    return threats.after(
        move, () -> !threats.threatsThrough(move).isEmpty() || threats.winsInTwo().isEmpty());
  }

  /** Returns the points with which the opponent would win in two, and those that win after them. */
  private Set<Integer> defences(Set<Integer> dangers) {
    Set<Integer> defences = new LinkedHashSet<>(dangers);
    threats.afterPass(
        () -> {
          for (int danger : dangers) {
            defences.addAll(threats.after(danger, () -> threats.threatsThrough(danger)));
          }
          return defences;
        });
    return defences;
  }
}
