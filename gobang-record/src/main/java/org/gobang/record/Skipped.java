package org.gobang.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a reader leaves out of a file: a sentence for each kind of thing, with where it stood first
 * and how often it stood there, however many there are.
 */
final class Skipped {

  /** More different things than these are only counted. */
  private static final int MOST = 20;

  private final String text;
  private final List<Sentence> general = new ArrayList<>();
  private final Map<Sentence, Found> found = new LinkedHashMap<>();
  private int others;

  private static final class Found {
    private final Place first;
    private int times;

    Found(Place first) {
      this.first = first;
    }
  }

  /** Of a text in which places are given by their index. */
  Skipped(String text) {
    this.text = text;
  }

  /** Says something of the file as a whole. */
  void say(Sentence sentence) {
    general.add(sentence);
  }

  /** Says what stands at a place. */
  void add(Sentence what, int index) {
    Found known = found.get(what);
    if (known == null) {
      if (found.size() == MOST) {
        others++;
        return;
      }
      known = new Found(Place.of(text, index));
      found.put(what, known);
    }
    known.times++;
  }

  List<Sentence> sentences() {
    List<Sentence> sentences = new ArrayList<>(general);
    found.forEach(
        (what, where) ->
            sentences.add(
                where.first.of(where.times == 1 ? what : Sentence.of("times", what, where.times))));
    if (others > 0) {
      sentences.add(Sentence.of("others", others));
    }
    return sentences;
  }
}
