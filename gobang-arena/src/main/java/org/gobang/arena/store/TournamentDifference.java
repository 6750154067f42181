package org.gobang.arena.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Describes how two tournaments differ. */
final class TournamentDifference {

  /** For a longer description only the field is named. */
  private static final int MAX_LENGTH = 80;

  /** Earlier versions wrote seeds as numbers. */
  private static final Comparator<JsonNode> VALUES =
      (there, wanted) ->
          there.isValueNode() && wanted.isValueNode() && there.asText().equals(wanted.asText())
              ? 0
              : 1;

  private TournamentDifference() {}

  /**
   * The first field that differs; empty if there is none.
   *
   * @param ignored a field that may differ
   */
  static Optional<String> between(JsonNode there, JsonNode wanted, String ignored) {
    Set<String> fields = new TreeSet<>();
    there.fieldNames().forEachRemaining(fields::add);
    wanted.fieldNames().forEachRemaining(fields::add);
    fields.remove(ignored);
    return fields.stream()
        .filter(field -> !there.path(field).equals(VALUES, wanted.path(field)))
        .map(field -> sentence(field, there.path(field), wanted.path(field)))
        .findFirst();
  }

  private static String sentence(String field, JsonNode there, JsonNode wanted) {
    String sentence = field + " " + text(there) + ", not " + text(wanted);
    return sentence.length() <= MAX_LENGTH ? sentence : "other " + field;
  }

  private static String text(JsonNode value) {
    return value.isMissingNode()
        ? "none"
        : value.isTextual() ? value.textValue() : value.toString();
  }
}
