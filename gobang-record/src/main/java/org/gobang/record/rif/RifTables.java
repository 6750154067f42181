package org.gobang.record.rif;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables to which games refer by number. */
final class RifTables {

  /** The maximum number of rows. RenjuNet has about ten thousand players and tournaments. */
  static final int MAX_ROWS = 1_000_000;

  /** The length limit. Longer names are cut to limit the size of the tables. */
  private static final int LONGEST = 200;

  private static final List<String> KEPT =
      List.of("name", "surname", "country", "city", "year", "month");

  private final Map<String, Map<String, Map<String, String>>> tables = new HashMap<>();
  private int rows;

  /** Adds a row, and returns whether more rows are accepted. */
  boolean add(RifXml.Row row) {
    Map<String, String> fields = new HashMap<>();
    for (String field : KEPT) {
      String text = row.get(field);
      if (!text.isEmpty()) {
        fields.put(field, text.substring(0, Math.min(LONGEST, text.length())));
      }
    }
    tables
        .computeIfAbsent(row.table(), none -> new HashMap<>())
        .put(row.get("id"), Map.copyOf(fields));
    return ++rows < MAX_ROWS;
  }

  /** Returns a field of a row, empty if it does not exist. */
  String field(String table, String id, String field) {
    return tables.getOrDefault(table, Map.of()).getOrDefault(id, Map.of()).getOrDefault(field, "");
  }

  /** Returns the name of a row, or the number itself if the row does not exist. */
  String name(String table, String id) {
    String name = join(" ", field(table, id, "name"), field(table, id, "surname"));
    return name.isEmpty() ? id : name;
  }

  /** Returns the city and country of a tournament. */
  String place(String tournament) {
    String city = field("tournament", tournament, "city");
    String country = field("tournament", tournament, "country");
    String known = country.isEmpty() ? field("city", city, "country") : country;
    return join(", ", name("city", city), name("country", known));
  }

  /** Returns the year of a tournament, with its month if it is from 1 to 12. */
  String date(String tournament) {
    String year = field("tournament", tournament, "year");
    String month = field("tournament", tournament, "month");
    return year.matches("\\d{4}") && month.matches("0?[1-9]|1[0-2]")
        ? year + (month.length() == 1 ? "-0" : "-") + month
        : year;
  }

  private static String join(String between, String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(between));
  }
}
