package org.gobang.study.explorer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Tags;
import org.gobang.study.opening.RenjuOpening;

/**
 * Criteria for the games of a file.
 *
 * @param player a part of the name of one of the players, ignoring case; empty for any
 * @param opening a part of the opening name in the file, or of the word of one of the {@linkplain
 *     RenjuOpening 26 openings of renju}, ignoring case; empty for any
 * @param years the years, as {@code 2009} or {@code 2000-2009}; empty for any, and for games
 *     without a date
 */
public record GameCriteria(String player, String opening, String years) {

  /** All games. */
  public static final GameCriteria ALL = new GameCriteria("", "", "");

  /** The tag for the name of the opening: a property of SGF, which other formats use too. */
  private static final String OPENING_TAG = "ON";

  private static final Pattern YEARS = Pattern.compile("(\\d{4})(?:-(\\d{4}))?");

  /**
   * Creates criteria with valid years.
   *
   * @throws IllegalArgumentException if the years are not in this format
   */
  public GameCriteria {
    if (!years.isEmpty() && !YEARS.matcher(years).matches()) {
      throw new IllegalArgumentException(
          "years are written 2009 or 2000-2009, not \"" + years + "\"");
    }
  }

  /**
   * Returns whether a game matches.
   *
   * @param game the game
   * @return whether the player, the opening and the year match
   */
  public boolean matches(GameRecord game) {
    return hasPlayer(game) && hasYear(game) && hasOpening(game);
  }

  private boolean hasPlayer(GameRecord game) {
    return Stream.of(Tags.BLACK, Tags.WHITE)
        .anyMatch(side -> contains(game.tags().getOrDefault(side, ""), player));
  }

  private boolean hasYear(GameRecord game) {
    Matcher wanted = YEARS.matcher(years);
    if (!wanted.matches()) {
      return true;
    }
    String last = Optional.ofNullable(wanted.group(2)).orElse(wanted.group(1));
    Matcher played = Pattern.compile("^\\d{4}").matcher(game.tags().getOrDefault(Tags.DATE, ""));
    // Four digits each, so that they sort by year.
    return played.find()
        && played.group().compareTo(wanted.group(1)) >= 0
        && played.group().compareTo(last) <= 0;
  }

  private boolean hasOpening(GameRecord game) {
    return contains(game.tags().getOrDefault(OPENING_TAG, ""), opening)
        || contains(renjuOpening(game), opening);
  }

  private static String renjuOpening(GameRecord game) {
    List<Integer> line = game.mainLine();
    List<Move> moves =
        game.follow(line.subList(0, Math.min(RenjuOpening.MOVES, line.size()))).stream()
            .map(Node::move)
            .toList();
    return RenjuOpening.of(game.start(), moves).map(RenjuOpening::word).orElse("");
  }

  private static boolean contains(String text, String part) {
    return text.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
  }
}
