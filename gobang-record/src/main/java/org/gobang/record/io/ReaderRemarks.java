package org.gobang.record.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.LocalizedText;
import org.gobang.record.format.RecordMessages;

/**
 * Collects a reader's remarks on a file: general remarks, and one remark for each kind of lost
 * content with its first position and its number of occurrences.
 */
public final class ReaderRemarks {

  /** The limit for kinds of content. Further kinds are only counted. */
  private static final int MAX_KINDS = 20;

  private final String text;
  private final List<LocalizedText> general = new ArrayList<>();
  private final Map<LocalizedText, Occurrences> located = new LinkedHashMap<>();
  private int others;

  private static final class Occurrences {
    private final TextPosition first;
    private int count;

    Occurrences(TextPosition first) {
      this.first = first;
    }
  }

  /**
   * Creates an empty collection.
   *
   * @param text the text of the file, for the indices of positions
   */
  public ReaderRemarks(String text) {
    this.text = text;
  }

  /**
   * Adds a remark about the file as a whole.
   *
   * @param remark the message
   */
  public void add(LocalizedText remark) {
    general.add(remark);
  }

  /**
   * Adds a remark about one position.
   *
   * @param remark the message; equal messages are counted
   * @param index the index in the text
   */
  public void add(LocalizedText remark, int index) {
    Occurrences known = located.get(remark);
    if (known == null) {
      if (located.size() == MAX_KINDS) {
        others++;
        return;
      }
      known = new Occurrences(TextPosition.of(text, index));
      located.put(remark, known);
    }
    known.count++;
  }

  /**
   * Returns all remarks.
   *
   * @return general remarks, followed by the others in the order of first occurrence
   */
  public List<LocalizedText> list() {
    List<LocalizedText> all = new ArrayList<>(general);
    located.forEach(
        (remark, found) ->
            all.add(
                found.first.locate(
                    found.count == 1 ? remark : RecordMessages.of("times", remark, found.count))));
    if (others > 0) {
      all.add(RecordMessages.of("others", others));
    }
    return all;
  }
}
