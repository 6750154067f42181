package org.gobang.arena.ladder;

/** A short tactic that a player missed in a game that it lost. */
public enum MissedTactic {

  /** It could have won with its move. */
  WIN_IN_ONE,

  /** One move would have stopped a win of the opponent with the next one. */
  BLOCK_IN_ONE,

  /** A move would have made two winning points at once, such as an open four. */
  WIN_IN_TWO,

  /** A move would have kept the opponent from making two winning points at once. */
  BLOCK_IN_TWO
}
