package org.gobang.presentation.files;

import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.MoveNumber;
import org.gobang.presentation.text.Texts;

/**
 * A short description of a record.
 *
 * @param played the minute or the day of the game; empty if neither is known
 * @param black the name of Black's player, with its level; never blank
 * @param white the name of White's player, with its level; never blank
 * @param rules the name of the rules, and the board size
 * @param result the result
 * @param moves the number of moves in its main line
 */
public record GameSummary(
    String played, String black, String white, String rules, String result, int moves) {

  private static final Pattern MINUTE =
      Pattern.compile("([0-9]{4}-[0-9]{2}-[0-9]{2})_([0-9]{2})-([0-9]{2})_");

  /**
   * Returns the summary of a record; calls plugins for the names of players and rules.
   *
   * @param fileName the name of its file
   */
  public static GameSummary of(GameRecord record, String fileName, PositionDescriber describer) {
    Texts texts = describer.texts();
    return of(
        record.tags(),
        fileName,
        describer.names()::recorded,
        texts.of("title", describer.rules(record.rules()), record.start().size()),
        MoveNumber.of(record, record.mainLine()),
        result -> result(result, texts));
  }

  /**
   * Returns the summary of a game.
   *
   * @param tags the tags of its record
   * @param fileName the name of its file
   * @param names returns the display name of a player for its name in records
   * @param rules the name of the rules, and the board size
   * @param moves the number of moves in its main line
   * @param results returns the text of a result for its tag, or for {@code open}
   */
  public static GameSummary of(
      Map<String, String> tags,
      String fileName,
      UnaryOperator<String> names,
      String rules,
      int moves,
      UnaryOperator<String> results) {
    return new GameSummary(
        played(tags, fileName),
        names.apply(tags.getOrDefault(Tags.BLACK, "")),
        names.apply(tags.getOrDefault(Tags.WHITE, "")),
        rules,
        results.apply(tags.getOrDefault(Tags.RESULT, "open")),
        moves);
  }

  /**
   * Returns the time of a game in a file: the minute if the file name starts with it, as for saved
   * games, or the day otherwise.
   *
   * @param tags the tags of the record
   * @param fileName the name of its file, without folders
   * @return for example {@code 2026-11-21 17:05} or {@code 2026-11-21}, or the date text of a
   *     record from another program; empty if neither is known
   */
  public static String played(Map<String, String> tags, String fileName) {
    Matcher minute = MINUTE.matcher(fileName);
    return minute.lookingAt()
        ? minute.group(1) + " " + minute.group(2) + ":" + minute.group(3)
        : tags.getOrDefault(Tags.DATE, "");
  }

  /** Returns the text of a result, given as the value of its tag or {@code open}. */
  public static String result(String result, Texts texts) {
    return texts.orElse("result." + result, texts.of("result.open"));
  }

  /** Returns the players. */
  public String players(Texts texts) {
    return texts.of("summary.players", black, white);
  }

  /** Returns the summary without the moves, as a sentence. */
  public String sentence(Texts texts) {
    return Stream.of(players(texts), played, rules, result)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(texts.of("tree.between")));
  }
}
