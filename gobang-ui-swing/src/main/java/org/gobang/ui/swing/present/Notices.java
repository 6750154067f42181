package org.gobang.ui.swing.present;

/** What is told beside the board: what was said last, and what still troubles the game. */
final class Notices {

  private Notice last = Notice.NONE;

  /** What failed in this game that nobody here asked for; a move does not settle it. */
  private Notice trouble = Notice.NONE;

  /** What was told last; where that is settled, what still troubles the game. */
  Notice now() {
    return settled() ? trouble : last;
  }

  /** Whether nothing was said since the last move, or it was settled. */
  boolean settled() {
    return last.sentence().isEmpty();
  }

  void tell(Notice next) {
    last = next;
  }

  void trouble(Notice next) {
    trouble = next;
    last = next;
  }

  /** What was said last counts no more. */
  void settle() {
    last = Notice.NONE;
  }

  /** Another game. */
  void forget() {
    trouble = Notice.NONE;
    settle();
  }
}
