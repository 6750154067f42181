package org.gobang.arena.ladder;

/** A short tactic missed by a player in a lost game. */
public enum MissedTactic {

  /** A move that wins at once. */
  WIN_IN_ONE,

  /** A move that stops an immediate win of the opponent. */
  BLOCK_IN_ONE,

  /** A move that creates two winning points, for example an open four. */
  WIN_IN_TWO,

  /** A move that prevents the opponent from creating two winning points. */
  BLOCK_IN_TWO
}
