package org.gobang.record.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.gobang.api.LocalizedText;

/**
 * A game as the text of a file in UTF-8.
 *
 * @param text the text
 * @param losses a message for each kind of content that the text lacks; empty if no important
 *     content is lost
 */
public record FormattedRecord(String text, List<LocalizedText> losses) {

  private static final Pattern LONE_SURROGATE = Pattern.compile("\\p{Cs}");

  /** Creates a formatted record with a copy of the messages. */
  public FormattedRecord {
    losses = List.copyOf(losses);
  }

  /**
   * Creates a formatted record. Replaces lone surrogates, which UTF-8 cannot encode, and reports
   * them as a loss.
   *
   * @param text the text
   * @param losses a message for each kind of content that the text lacks
   * @return the formatted record with encodable text
   */
  public static FormattedRecord of(String text, List<LocalizedText> losses) {
    String encodable = LONE_SURROGATE.matcher(text).replaceAll("�");
    if (encodable.equals(text)) {
      return new FormattedRecord(text, losses);
    }
    List<LocalizedText> all = new ArrayList<>(losses);
    all.add(RecordMessages.of("lost.halves"));
    return new FormattedRecord(encodable, all);
  }
}
