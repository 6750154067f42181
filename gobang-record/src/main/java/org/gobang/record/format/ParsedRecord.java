package org.gobang.record.format;

import java.util.List;
import org.gobang.api.LocalizedText;
import org.gobang.api.record.GameRecord;

/**
 * A game read from a file.
 *
 * @param record the game
 * @param remarks a message for each kind of content that is not in the record, and for each
 *     assumption about a missing value; often empty
 */
public record ParsedRecord(GameRecord record, List<LocalizedText> remarks) {

  /** Creates a parsed record with a copy of the messages. */
  public ParsedRecord {
    remarks = List.copyOf(remarks);
  }
}
