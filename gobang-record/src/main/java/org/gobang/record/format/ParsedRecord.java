package org.gobang.record.format;

import java.util.List;
import org.gobang.api.LocalizedText;
import org.gobang.api.record.GameRecord;

/**
 * A game read from a file.
 *
 * @param record the game
 * @param remarks a message for each kind of content that the record does not keep, and for each
 *     value that the file lacks and that had to be assumed; often empty
 */
public record ParsedRecord(GameRecord record, List<LocalizedText> remarks) {

  /** Copies the messages. */
  public ParsedRecord {
    remarks = List.copyOf(remarks);
  }
}
