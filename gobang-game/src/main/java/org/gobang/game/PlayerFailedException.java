package org.gobang.game;

import java.util.Objects;
import org.gobang.api.record.Ending;

/**
 * Thrown by players of the host that stand for something else, such as a process: they know how it
 * failed, and say so in words for people. Any other exception is taken for a fault of the player.
 */
public final class PlayerFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Ending ending;
  private final String words;

  /**
   * A failure.
   *
   * @param ending what the player loses by
   * @param words one sentence that says what it did, its name included
   */
  public PlayerFailedException(Ending ending, String words) {
    super(words);
    this.ending = Objects.requireNonNull(ending, "ending");
    this.words = words;
  }

  Ending ending() {
    return ending;
  }

  String words() {
    return words;
  }
}
