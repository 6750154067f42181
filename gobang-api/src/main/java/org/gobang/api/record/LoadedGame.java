package org.gobang.api.record;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game read from a file.
 *
 * @param record the game
 * @param skipped a sentence for users for each part of the file that is not in the record, and for
 *     each assumption, such as the rules; may be empty
 * @param assumedRules the one of these sentences about the assumed rules; empty if the file
 *     specifies the rules
 */
public record LoadedGame(GameRecord record, List<String> skipped, Optional<String> assumedRules) {

  /** Creates a game with a copy of the messages. */
  public LoadedGame {
    Objects.requireNonNull(record, "record");
    Objects.requireNonNull(assumedRules, "assumedRules");
    skipped = List.copyOf(skipped);
  }

  /**
   * Creates a game from a file that specifies the rules.
   *
   * @param record the game
   * @param skipped a sentence for each part of the file that is not in the record
   */
  public LoadedGame(GameRecord record, List<String> skipped) {
    this(record, skipped, Optional.empty());
  }

  /**
   * Returns the same messages with another record.
   *
   * @param other the game
   * @return the loaded game with the record
   */
  public LoadedGame with(GameRecord other) {
    return new LoadedGame(other, skipped, assumedRules);
  }
}
