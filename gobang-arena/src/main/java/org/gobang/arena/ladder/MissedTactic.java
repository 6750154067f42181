package org.gobang.arena.ladder;

/** A short tactic that a player missed in a lost game. */
public enum MissedTactic {

  /** The player could have won with its move. */
  WIN_IN_ONE,

  /** A move would have stopped an immediate win of the opponent. */
  BLOCK_IN_ONE,

  /** A move would have made two winning points at once, such as an open four. */
  WIN_IN_TWO,

  /** A move would have prevented the opponent from making two winning points at once. */
  BLOCK_IN_TWO
}
