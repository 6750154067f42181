package org.gobang.api.render;

import java.util.List;
import java.util.Objects;
import org.gobang.api.record.GameRecord;

/**
 * What reading a file gave.
 *
 * @param record the game
 * @param skipped a sentence for each thing in the file that is not in the record, for people; empty
 *     if all of it is
 */
public record Read(GameRecord record, List<String> skipped) {

  /** Copies the sentences. */
  public Read {
    Objects.requireNonNull(record, "record");
    skipped = List.copyOf(skipped);
  }
}
