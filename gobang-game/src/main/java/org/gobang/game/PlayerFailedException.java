package org.gobang.game;

import java.util.Objects;
import org.gobang.api.record.Ending;

/**
 * Thrown by players that represent an external process, with an error message for users. Any other
 * exception counts as a crash of the player.
 */
public final class PlayerFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Ending ending;
  private final String words;

  /**
   * Creates an exception.
   *
   * @param ending how the player loses
   * @param words a sentence about the failure with the name of the player
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
