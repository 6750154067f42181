package org.gobang.record;

import java.util.List;
import java.util.Objects;
import org.gobang.api.record.GameRecord;

/**
 * A game as a reader found it.
 *
 * @param record the game
 * @param remarks a sentence for each thing in the file that is not in the record, and for what the
 *     file does not say and had to be assumed; empty if there is nothing to say
 */
public record Reading(GameRecord record, List<Sentence> remarks) {

  /** Copies the sentences. */
  public Reading {
    Objects.requireNonNull(record, "record");
    remarks = List.copyOf(remarks);
  }
}
