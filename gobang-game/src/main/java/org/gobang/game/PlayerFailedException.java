package org.gobang.game;

import java.util.Objects;
import org.gobang.api.LocalizedText;
import org.gobang.api.record.Ending;

/**
 * Thrown by players that represent an external process, with an error message for users. Any other
 * exception counts as a crash of the player.
 */
public final class PlayerFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Ending ending;
  private final transient LocalizedText words;

  /**
   * Creates an exception.
   *
   * @param ending how the player loses
   * @param words a sentence about the failure with the name of the player
   */
  public PlayerFailedException(Ending ending, String words) {
    this(ending, LocalizedText.plain(words));
  }

  /**
   * Creates an exception with a sentence in several languages.
   *
   * @param ending how the player loses
   * @param words one sentence about what it did, with its name
   */
  public PlayerFailedException(Ending ending, LocalizedText words) {
    super(words.toString());
    this.ending = Objects.requireNonNull(ending, "ending");
    this.words = words;
  }

  Ending ending() {
    return ending;
  }

  LocalizedText words() {
    return words;
  }
}
