package org.gobang.presentation.text;

import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Game;

/**
 * The notice beside the board, and a failure of the host that remains after a move has cleared the
 * notice. Use only on the interface thread.
 */
public final class Notices {

  /** The kind of a refusal because there is nothing to do. */
  private static final String NOTHING = "nothing";

  private static final Set<String> NO_FAILURES =
      Set.of(NOTHING, Game.NOTHING_TO_TAKE_BACK, Game.NOTHING_TO_UNDO, Game.NOTHING_TO_REDO);

  private final Texts texts;
  private final Runnable changed;
  private Notice last = Notice.NONE;
  private Notice trouble = Notice.NONE;

  /**
   * Creates a holder without a notice.
   *
   * @param changed run when the notice changes
   */
  public Notices(Texts texts, Runnable changed) {
    this.texts = texts;
    this.changed = changed;
  }

  /** Returns the last notice or, once that is cleared, the permanent failure. */
  public Notice now() {
    return isSettled() ? trouble : last;
  }

  /**
   * Returns a refusal for an action with nothing to do, which is shown as information rather than a
   * failure.
   */
  public static RefusedException nothing(String sentence) {
    return new RefusedException(NOTHING, sentence);
  }

  /** Returns whether the last notice was cleared, or no notice was shown yet. */
  public boolean isSettled() {
    return last.sentence().isEmpty();
  }

  /** Shows a notice. */
  public void show(Notice next) {
    last = next;
    changed.run();
  }

  /** Shows a result. */
  public void say(String sentence) {
    show(new Notice(sentence, false));
  }

  /** Shows a failure. */
  public void fail(String sentence) {
    show(Notice.failure(sentence));
  }

  /** Shows the reason for a refusal. */
  public void fail(RefusedException refused) {
    show(new Notice(texts.of(refused), !NO_FAILURES.contains(refused.kind())));
  }

  /** Shows a failure of the host, which remains until another game starts. */
  public void trouble(String sentence) {
    trouble = Notice.failure(sentence);
    show(trouble);
  }

  /** Clears the last notice. */
  public void settle() {
    show(Notice.NONE);
  }

  /** Clears a notice, unless a newer one is shown. */
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
   * Runs an action, or shows the reason for its refusal.
   *
   * @return whether it was not refused
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
