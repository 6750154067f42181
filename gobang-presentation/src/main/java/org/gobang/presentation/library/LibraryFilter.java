package org.gobang.presentation.library;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.record.Tags;
import org.gobang.presentation.text.Texts;

/**
 * A filter for games of the library.
 *
 * @param words words that must all occur in a game, as defined by {@link LibraryRow#has}; in lower
 *     case
 * @param result the result
 * @param rules the rules, as in {@link org.gobang.api.library.LibraryGame.Contents#rules}; empty
 *     for any
 * @param opening the name of the opening; empty for any
 */
public record LibraryFilter(
    List<String> words, Result result, Optional<String> rules, Optional<String> opening) {

  /** All games. */
  public static final LibraryFilter ALL =
      new LibraryFilter(List.of(), Result.ANY, Optional.empty(), Optional.empty());

  /** A filter for results. */
  public enum Result {
    /** Any result, or none. */
    ANY,

    /** Won by the user against an engine. */
    WON,

    /** Lost by the user to an engine. */
    LOST,

    /** A draw. */
    DRAW,

    /** Black won. */
    BLACK,

    /** White won. */
    WHITE,

    /** Unfinished. */
    OPEN;

    /** Returns the display name. */
    public String name(Texts texts) {
      return texts.of("library.result." + name());
    }

    private boolean matches(LibraryRow row) {
      String result = row.game().source().tags().getOrDefault(Tags.RESULT, "");
      return switch (this) {
        case ANY -> true;
        case WON -> row.own().filter(OwnResults.Game::won).isPresent();
        case LOST -> row.own().filter(OwnResults.Game::lost).isPresent();
        case DRAW -> result.equals("draw");
        case BLACK -> result.equals("black");
        case WHITE -> result.equals("white");
        case OPEN -> result.isEmpty();
      };
    }
  }

  /** Creates a filter with a copy of the words. */
  public LibraryFilter {
    words = List.copyOf(words);
  }

  /** Returns a filter for games that contain all words of a text. */
  public static LibraryFilter of(String text) {
    return new LibraryFilter(
        Stream.of(text.toLowerCase(Locale.ROOT).split("\\s+", -1))
            .filter(word -> !word.isEmpty())
            .toList(),
        Result.ANY,
        Optional.empty(),
        Optional.empty());
  }

  /** Returns whether a game matches. */
  public boolean matches(LibraryRow row) {
    return result.matches(row)
        && rules.filter(each -> !each.equals(row.game().contents().rules())).isEmpty()
        && opening.filter(each -> !each.equals(row.opening())).isEmpty()
        && words.stream().allMatch(row::has);
  }
}
