package org.gobang.record.sgf;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;

/**
 * The tags of a record, as properties of an SGF root. Standard properties are used where possible,
 * and otherwise {@code TAG[key:value]}, a private property of Gobang, which FF[4] allows.
 */
final class SgfTags {

  private static final Map<String, String> IDS =
      Map.of(
          Tags.BLACK, "PB",
          Tags.WHITE, "PW",
          Tags.DATE, "DT",
          Tags.EVENT, "EV",
          Tags.ROUND, "RO",
          Tags.PLACE, "PC");

  /** Properties of the standard that are tags under their own names: rank, team, source … */
  private static final Set<String> OWN =
      Set.of("AN", "BR", "BT", "CP", "GN", "HA", "KM", "ON", "OT", "SO", "TM", "US", "WR", "WT");

  private static final Map<String, String> KEYS = new LinkedHashMap<>();

  static {
    IDS.forEach((key, id) -> KEYS.put(id, key));
    OWN.forEach(id -> KEYS.put(id, id));
  }

  private static final String ANY = "TAG";

  private final Map<String, String> tags = new LinkedHashMap<>();
  private boolean points;

  /** Stores the text for the rules in the file, if it is not only the name of the rules. */
  void rules(String text, String rules) {
    if (SgfRules.isKept(text, rules)) {
      tags.put(SgfRules.TAG, text);
    }
  }

  /** Sets the end of the main line after a number of moves, even if further moves follow. */
  void played(int moves) {
    tags.put(Tags.PLAYED, String.valueOf(moves));
  }

  /** Returns whether a side won by at least half a point. */
  boolean hasPoints() {
    return points;
  }

  /** Returns the tags read so far. */
  Map<String, String> tags() {
    return tags;
  }

  /**
   * Reads a property if it describes the whole game. Some programs write such properties far from
   * the root. The first value counts.
   *
   * @return true if the property describes the whole game
   */
  boolean take(SgfProperty property) {
    String key = KEYS.get(property.id());
    if (key != null) {
      String value = SgfText.line(property.first().raw());
      if (!value.isEmpty()) {
        tags.putIfAbsent(key, value);
      }
      return true;
    }
    if (property.id().equals("RE")) {
      Optional<Map<String, String>> result = SgfResult.read(property.first().raw());
      result.ifPresent(each -> each.forEach(tags::putIfAbsent));
      points |= SgfResult.isPoints(property.first().raw());
      return result.isPresent() && SgfResult.isKept(property.first().raw());
    }
    return property.id().equals(ANY) && property.values().stream().allMatch(this::any);
  }

  private boolean any(SgfProperty.Value value) {
    String key = SgfText.head(value.raw());
    if (!key.isBlank() && !key.equals(Tags.PLAYED)) {
      tags.put(key, SgfText.rest(value.raw()));
    }
    return !key.isBlank();
  }

  /** Returns the tags of a record as properties. */
  static String write(GameRecord record) {
    StringBuilder properties = new StringBuilder();
    Map<String, String> tags = record.tags();
    String result = SgfResult.write(tags).orElse("?");
    Map<String, String> implied = SgfResult.read(result).orElse(Map.of());
    tags.forEach(
        (key, value) -> {
          boolean shown = key.equals(SgfRules.TAG) && SgfRules.isKept(value, record.rules());
          // The end of the main line follows from the moves.
          if (shown || key.equals(Tags.PLAYED)) {
            return;
          }
          String id = OWN.contains(key) ? key : IDS.get(key);
          if (id != null && !value.isEmpty() && value.equals(SgfText.line(SgfText.write(value)))) {
            properties.append(id).append('[').append(SgfText.write(value)).append(']');
          } else if (!Objects.equals(implied.get(key), value)) {
            properties.append(ANY).append('[').append(SgfText.part(key)).append(':');
            properties.append(SgfText.part(value)).append(']');
          }
        });
    return properties + (implied.isEmpty() ? "" : "RE[" + result + "]");
  }
}
