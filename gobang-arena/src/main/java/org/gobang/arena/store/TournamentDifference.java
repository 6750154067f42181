package org.gobang.arena.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.gobang.api.LocalizedText;
import org.gobang.arena.text.ArenaTexts;

/** Describes the difference between two tournaments. */
final class TournamentDifference {

  /** The length limit. For longer descriptions, only the field is named. */
  private static final int MAX_LENGTH = 80;

  /** Earlier versions wrote seeds as numbers. */
  private static final Comparator<JsonNode> VALUES =
      (there, wanted) ->
          there.isValueNode() && wanted.isValueNode() && there.asText().equals(wanted.asText())
              ? 0
              : 1;

  private TournamentDifference() {}

  /**
   * Returns the first different field; empty if there is none.
   *
   * @param ignored a field that may differ
   */
  static Optional<LocalizedText> between(JsonNode there, JsonNode wanted, String ignored) {
    Set<String> fields = new TreeSet<>();
    there.fieldNames().forEachRemaining(fields::add);
    wanted.fieldNames().forEachRemaining(fields::add);
    fields.remove(ignored);
    return fields.stream()
        .filter(field -> !there.path(field).equals(VALUES, wanted.path(field)))
        .map(field -> sentence(field, there.path(field), wanted.path(field)))
        .findFirst();
  }

  private static LocalizedText sentence(String field, JsonNode there, JsonNode wanted) {
    LocalizedText sentence = ArenaTexts.of("run.differs.value", field, text(there), text(wanted));
    return sentence.toString().length() <= MAX_LENGTH
        ? sentence
        : ArenaTexts.of("run.differs.field", field);
  }

  private static String text(JsonNode value) {
    return value.isMissingNode()
        ? "none"
        : value.isTextual() ? value.textValue() : value.toString();
  }
}
