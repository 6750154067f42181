package org.gobang.arena.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What tells two tournaments apart, in a sentence. */
final class Difference {

  /** What is longer is named and not shown. */
  private static final int LONGEST = 80;

  private Difference() {}

  /**
   * The first thing that differs; empty if all is the same.
   *
   * @param free a field that may differ
   */
  static Optional<String> between(JsonNode there, JsonNode wanted, String free) {
    Set<String> fields = new TreeSet<>();
    there.fieldNames().forEachRemaining(fields::add);
    wanted.fieldNames().forEachRemaining(fields::add);
    fields.remove(free);
    return fields.stream()
        .filter(field -> !there.path(field).toString().equals(wanted.path(field).toString()))
        .map(field -> sentence(field, there.path(field), wanted.path(field)))
        .findFirst();
  }

  private static String sentence(String field, JsonNode there, JsonNode wanted) {
    String sentence = field + " " + text(there) + ", not " + text(wanted);
    return sentence.length() <= LONGEST ? sentence : "other " + field;
  }

  private static String text(JsonNode value) {
    return value.isMissingNode()
        ? "none"
        : value.isTextual() ? value.textValue() : value.toString();
  }
}
