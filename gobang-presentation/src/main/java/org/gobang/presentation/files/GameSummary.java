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
 * A record in a few words.
 *
 * @param played the minute or the day it was played; empty if neither is known
 * @param black what Black's player is called, with its level; never blank
 * @param white what White's player is called, with its level; never blank
 * @param rules the name of the rules, and the board size
 * @param result who won
 * @param moves how many moves its main line has
 */
public record GameSummary(
    String played, String black, String white, String rules, String result, int moves) {

  private static final Pattern MINUTE =
      Pattern.compile("([0-9]{4}-[0-9]{2}-[0-9]{2})_([0-9]{2})-([0-9]{2})_");

  /**
   * Sums a record up; calls plugins for the names of players and rules.
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
   * Sums a game up.
   *
   * @param tags the tags of its record
   * @param fileName the name of its file
   * @param names names a player by the name that records have for it
   * @param rules the name of the rules, and the board size
   * @param moves how many moves its main line has
   * @param results names the result by its tag, or {@code open}
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
   * Returns when the game in a file was played: the minute where the name of the file begins with
   * it, as those of kept games do, or else the day.
   *
   * @param tags the tags of the record
   * @param fileName the name of its file, without folders
   * @return such as {@code 2026-11-21 17:05} or {@code 2026-11-21}, or whatever a record from
   *     elsewhere has for the day; empty if neither tells
   */
  public static String played(Map<String, String> tags, String fileName) {
    Matcher minute = MINUTE.matcher(fileName);
    return minute.lookingAt()
        ? minute.group(1) + " " + minute.group(2) + ":" + minute.group(3)
        : tags.getOrDefault(Tags.DATE, "");
  }

  /** Returns how a game ended, by the tag of its result or {@code open}. */
  public static String result(String result, Texts texts) {
    return texts.orElse("result." + result, texts.of("result.open"));
  }

  /** Returns who played whom. */
  public String players(Texts texts) {
    return texts.of("summary.players", black, white);
  }

  /** Returns all of it but the moves, in a sentence. */
  public String sentence(Texts texts) {
    return Stream.of(players(texts), played, rules, result)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(texts.of("tree.between")));
  }
}
