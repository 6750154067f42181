package org.gobang.api.record;

import java.util.List;
import java.util.Objects;

/**
 * What reading a file gave.
 *
 * @param record the game
 * @param skipped a sentence for each thing in the file that is not in the record, and for what the
 *     file does not say and had to be taken for granted, such as the rules; for people, empty if
 *     there is nothing to say
 */
public record LoadedGame(GameRecord record, List<String> skipped) {

  /** Copies the sentences. */
  public LoadedGame {
    Objects.requireNonNull(record, "record");
    skipped = List.copyOf(skipped);
  }
}
