package org.gobang.game;

import java.util.Objects;
import org.gobang.api.record.Ending;

/**
 * Thrown by the host's own players that stand for something else, such as a process, with a message
 * for users about its failure. Any other exception counts as a crash of the player.
 */
public final class PlayerFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Ending ending;
  private final String words;

  /**
   * Creates a failure.
   *
   * @param ending how the player loses
   * @param words one sentence about what it did, with its name
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
