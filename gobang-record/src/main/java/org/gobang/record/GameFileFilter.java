package org.gobang.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.gobang.api.record.RecordFormat;
import org.gobang.record.io.DecodedText;

/**
 * Distinguishes damaged games from files that cannot be games, such as {@code README.txt}, because
 * other programs use some of the extensions for different files.
 */
final class GameFileFilter {

  /** Formats with a header and an extension that other programs also use. */
  private static final Set<String> SHARED = Set.of("lib");

  /** The number of words to check. */
  private static final int WORDS = 40;

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]++");

  /** Points, as {@code h8} and {@code h8h9}, and numbers, as in {@code 7,7} and {@code 1. h8}. */
  private static final Pattern MOVE =
      Pattern.compile("(?:[a-z][0-9]{1,2})++|[0-9]{1,3}|pass", Pattern.CASE_INSENSITIVE);

  private static final Pattern POINTS =
      Pattern.compile("(?:[a-z][0-9]{1,2}){2}.*", Pattern.CASE_INSENSITIVE);

  private GameFileFilter() {}

  /**
   * Returns whether the beginning of a file may be a game of the format that matches the file name.
   *
   * @return true if the file may be a game, or cannot be read, because reading then reports the
   *     reason
   */
  static boolean mayBe(Path file, RecordFormat format) {
    // Files in which macOS stores file properties on disks without support for them.
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    if (name.startsWith("._")) {
      return false;
    }
    boolean text = format.id().equals(TextFormat.TEXT.id());
    boolean packed = format.extensions().stream().noneMatch(name::endsWith);
    if (packed || (!text && !SHARED.contains(format.id()))) {
      return true;
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] beginning = in.readNBytes(RecordFormat.BEGINNING_BYTES);
      return text
          ? hasMoves(DecodedText.of(beginning, Optional.empty()).text())
          : format.recognizes(beginning);
    } catch (IOException unreadable) {
      return true;
    }
  }

  /**
   * Returns whether the text starts with two moves, or at least half of its first words are moves.
   */
  private static boolean hasMoves(String text) {
    List<String> words = WORD.matcher(text).results().limit(WORDS).map(MatchResult::group).toList();
    long moves = moves(words);
    if (words.isEmpty()) {
      return false;
    }
    return moves(words.subList(0, Math.min(2, words.size()))) == 2
        || POINTS.matcher(words.get(0)).matches()
        || 2 * moves >= words.size();
  }

  private static long moves(List<String> words) {
    return words.stream().filter(word -> MOVE.matcher(word).matches()).count();
  }
}
