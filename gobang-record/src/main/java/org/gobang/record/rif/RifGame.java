package org.gobang.record.rif;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.QuotedExcerpt;
import org.gobang.record.io.RuleNames;
import org.gobang.record.sgf.SgfRules;

/** A game of the database, read as a record. */
final class RifGame {

  private static final int SIZE = 15;
  private static final char MALFORMED = '\uFFFD';

  private static final Pattern MOVE = Pattern.compile("(?i)([a-o])(1[0-5]|[1-9])");

  /**
   * Fields with special treatment. Other fields, such as fifth moves, colour swaps and minutes,
   * become tags with the same names.
   */
  private static final Set<String> READ =
      Set.of(
          "id",
          "black",
          "white",
          "tournament",
          "round",
          "bresult",
          "rule",
          "opening",
          "move",
          "info",
          "game");

  private static final Map<String, String> RESULTS =
      Map.of("1", "black", "1.0", "black", "0", "white", "0.0", "white", "0.5", "draw");

  private final RifXml.Row row;
  private final RifTables tables;
  private final ReadDefaults defaults;
  private final List<LocalizedText> remarks = new ArrayList<>();

  private RifGame(RifXml.Row row, RifTables tables, ReadDefaults defaults) {
    this.row = row;
    this.tables = tables;
    this.defaults = defaults;
  }

  /**
   * Reads a game.
   *
   * @param charset the character set of the file
   */
  static ParsedRecord read(
      RifXml.Row row, RifTables tables, ReadDefaults defaults, Charset charset) {
    return new RifGame(row, tables, defaults).read(charset);
  }

  private ParsedRecord read(Charset charset) {
    String said = tables.name("rule", row.get("rule"));
    String info = row.get("info");
    Map<String, String> tags = tags(said);
    if (info.indexOf(MALFORMED) >= 0
        || tags.values().stream().anyMatch(value -> value.indexOf(MALFORMED) >= 0)) {
      remarks.add(RecordMessages.of("charset.malformed", charset));
    }
    GameRecord record =
        GameRecord.of(rules(said), Start.empty(SIZE), moves())
            .withTags(tags)
            .withNotes(info.isEmpty() ? List.of() : List.of(new RecordNote.Comment(info)));
    return new ParsedRecord(record, remarks);
  }

  /** Returns the rules. Most of the values are names of renju openings. */
  private String rules(String said) {
    if (defaults.rulesChosen() || said.isEmpty() || said.matches("\\d+")) {
      return RuleNames.renjuUnlessChosen(defaults);
    }
    Optional<String> meant =
        RuleNames.id(said, defaults.isKnown()).or(() -> SgfRules.suggested(said));
    if (meant.isEmpty()) {
      remarks.add(RecordMessages.of("rules.assumed", QuotedExcerpt.of(said), RuleNames.RENJU));
    }
    return meant.orElse(RuleNames.RENJU);
  }

  private Map<String, String> tags(String rule) {
    String tournament = row.get("tournament");
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(Tags.BLACK, tables.name("player", row.get("black")));
    tags.put(Tags.WHITE, tables.name("player", row.get("white")));
    tags.put(Tags.EVENT, tables.name("tournament", tournament));
    tags.put(Tags.ROUND, row.get("round"));
    tags.put(Tags.PLACE, tables.place(tournament));
    tags.put(Tags.DATE, tables.date(tournament));
    tags.put(Tags.RESULT, RESULTS.getOrDefault(row.get("bresult"), ""));
    tags.put(SgfRules.TAG, rule);
    tags.put(RifReader.OPENING, tables.name("opening", row.get("opening")));
    row.fields().keySet().stream()
        .filter(field -> !READ.contains(field))
        .sorted()
        .forEach(field -> tags.putIfAbsent(field, row.get(field)));
    String result = row.get("bresult");
    if (!result.isEmpty() && !RESULTS.containsKey(result)) {
      remarks.add(RecordMessages.of("rif.result", row.get("id"), QuotedExcerpt.of(result)));
    }
    tags.values().removeIf(String::isEmpty);
    return tags;
  }

  private List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    String text = row.get("move");
    for (String word : text.isEmpty() ? new String[0] : text.split("[\\s,]+")) {
      Matcher move = MOVE.matcher(word);
      if (!move.matches()) {
        remarks.add(RecordMessages.of("rif.move", row.get("id"), QuotedExcerpt.of(word)));
        break;
      }
      int column = Character.toLowerCase(move.group(1).charAt(0)) - 'a';
      moves.add(
          new Move.Place(
              moves.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE,
              new Point(column, Integer.parseInt(move.group(2)) - 1)));
    }
    return moves;
  }
}
