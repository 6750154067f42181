package org.gobang.presentation.text;

import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Game;

/**
 * The notice that is shown beside the board, and a failure of the host that stays when a move has
 * settled it. Use only on the interface thread.
 */
public final class Notices {

  /** The kind of a refusal because there is nothing that could be done. */
  private static final String NOTHING = "nothing";

  private static final Set<String> NO_FAILURES =
      Set.of(NOTHING, Game.NOTHING_TO_TAKE_BACK, Game.NOTHING_TO_UNDO, Game.NOTHING_TO_REDO);

  private final Texts texts;
  private final Runnable changed;
  private Notice last = Notice.NONE;
  private Notice trouble = Notice.NONE;

  /**
   * Nothing to show yet.
   *
   * @param changed run whenever there is something else to show
   */
  public Notices(Texts texts, Runnable changed) {
    this.texts = texts;
    this.changed = changed;
  }

  /** Returns the last notice; once that is settled, the failure that stays. */
  public Notice now() {
    return isSettled() ? trouble : last;
  }

  /**
   * Returns a refusal because there is nothing that could be done: shown as information, for
   * nothing has failed.
   */
  public static RefusedException nothing(String sentence) {
    return new RefusedException(NOTHING, sentence);
  }

  /** Returns whether there was no notice since the last move, or it was settled. */
  public boolean isSettled() {
    return last.sentence().isEmpty();
  }

  /** Shows a notice. */
  public void show(Notice next) {
    last = next;
    changed.run();
  }

  /** Shows what was done. */
  public void say(String sentence) {
    show(new Notice(sentence, false));
  }

  /** Shows what failed. */
  public void fail(String sentence) {
    show(Notice.failure(sentence));
  }

  /** Shows why something was refused. */
  public void fail(RefusedException refused) {
    show(new Notice(texts.of(refused), !NO_FAILURES.contains(refused.kind())));
  }

  /** Shows what failed in the host, and keeps it until another game begins. */
  public void trouble(String sentence) {
    trouble = Notice.failure(sentence);
    show(trouble);
  }

  /** Shows the last notice no longer. */
  public void settle() {
    show(Notice.NONE);
  }

  /** Shows a notice no longer, unless another one came since. */
  public void withdraw(Notice notice) {
    if (last.equals(notice)) {
      settle();
    }
  }

  /** Handles the start of another game. */
  public void forget() {
    trouble = Notice.NONE;
    last = Notice.NONE;
  }

  /**
   * Does something, or shows why it was refused.
   *
   * @return whether it was done
   */
  public boolean attempt(Runnable action) {
    settle();
    try {
      action.run();
      return true;
    } catch (RefusedException refused) {
      fail(refused);
      return false;
    }
  }
}
