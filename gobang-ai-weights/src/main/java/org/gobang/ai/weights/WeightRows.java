package org.gobang.ai.weights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.gobang.api.LocalizedText;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;

/**
 * Weights as text, one row per line: {@code own live = 40 400 3000 10000}. Blank lines and text
 * after {@code #} are ignored.
 *
 * @param byName the weights of each row, in the order of a published table
 */
record WeightRows(Map<String, List<Integer>> byName) {

  /** The limit ensures that the sum of eight tilted weights fits into an int. */
  private static final int MAX_WEIGHT = 1_000_000;

  /** The maximum number of characters quoted in a refusal. */
  private static final int QUOTED = 40;

  List<Integer> get(String name) {
    return Objects.requireNonNull(byName.get(name), name);
  }

  /** Returns a weight of a row by index from 0. */
  int get(String name, int index) {
    return get(name).get(index);
  }

  /**
   * Reads rows.
   *
   * @param text one row per line, in any order
   * @param file the name of the file, for the refusal
   * @return rows with the same names and lengths, and the weights of the text
   * @throws RefusedException if a line is not a row, a row is missing or duplicate, or a weight is
   *     not from 0 to 1,000,000
   */
  WeightRows read(String text, String file) {
    Map<String, List<Integer>> read = new LinkedHashMap<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      LocalizedText where = WeightProvider.sentence("file.line", file, number);
      String row = line.replace("\uFEFF", "").replaceFirst("#.*", "").strip();
      if (!row.isEmpty()) {
        int equals = row.indexOf('=');
        String name = (equals < 0 ? row : row.substring(0, equals)).strip().replaceAll("\\s+", " ");
        if (equals < 0 || !byName.containsKey(name)) {
          throw refused(
              "file.row.unknown",
              where,
              Printable.of(name, QUOTED),
              String.join(", ", byName.keySet()));
        }
        if (read.put(name, weights(name, row.substring(equals + 1).strip(), where)) != null) {
          throw refused("file.row.twice", where, name);
        }
      }
    }
    for (String name : byName.keySet()) {
      if (!read.containsKey(name)) {
        throw refused("file.row.missing", file, name);
      }
    }
    return new WeightRows(read);
  }

  private List<Integer> weights(String name, String text, LocalizedText where) {
    List<Integer> weights = new ArrayList<>();
    for (String word : text.isEmpty() ? new String[0] : text.split("\\s+")) {
      if (!word.matches("[0-9]{1,7}") || Integer.parseInt(word) > MAX_WEIGHT) {
        throw refused("file.weight", where, Printable.of(word, QUOTED), MAX_WEIGHT);
      }
      weights.add(Integer.parseInt(word));
    }
    int count = get(name).size();
    if (weights.size() != count) {
      throw refused("file.weights", where, name, count, weights.size());
    }
    return List.copyOf(weights);
  }

  private static RefusedException refused(String key, Object... arguments) {
    return new RefusedException(WeightProvider.sentence(key, arguments));
  }

  /** Returns the text form, which {@link #read} reads back. */
  String write() {
    return byName.entrySet().stream()
        .map(
            row ->
                row.getKey()
                    + " = "
                    + row.getValue().stream().map(String::valueOf).collect(Collectors.joining(" "))
                    + "\n")
        .collect(Collectors.joining());
  }
}
