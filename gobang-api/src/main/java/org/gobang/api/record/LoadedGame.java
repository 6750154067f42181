package org.gobang.api.record;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What reading a file gave.
 *
 * @param record the game
 * @param skipped a sentence for each thing in the file that is not in the record, and for what the
 *     file does not say and had to be taken for granted, such as the rules; for users, empty if
 *     there is nothing to say
 * @param assumedRules the sentence among them that says which rules were taken for granted; empty
 *     where the file names them
 */
public record LoadedGame(GameRecord record, List<String> skipped, Optional<String> assumedRules) {

  /** Copies the sentences. */
  public LoadedGame {
    Objects.requireNonNull(record, "record");
    Objects.requireNonNull(assumedRules, "assumedRules");
    skipped = List.copyOf(skipped);
  }

  /**
   * Creates a game whose rules are named.
   *
   * @param record the game
   * @param skipped a sentence for each thing in the file that is not in the record
   */
  public LoadedGame(GameRecord record, List<String> skipped) {
    this(record, skipped, Optional.empty());
  }

  /**
   * Returns the same for another record of the game.
   *
   * @param other the game
   * @return what reading gave, with that record
   */
  public LoadedGame with(GameRecord other) {
    return new LoadedGame(other, skipped, assumedRules);
  }
}
