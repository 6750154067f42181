package org.gobang.api.explorer;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * A game that contains an explored position.
 *
 * @param file the file of the game
 * @param number the place of the game in the file, from 1
 * @param ply the number of main line moves before the position; 0 for the start
 * @param tags the known tags, by the keys {@code black}, {@code white}, {@code date} and {@code
 *     result} of {@link org.gobang.api.record.Tags}; long values are cut
 */
@Experimental
public record ExploredGame(Path file, int number, int ply, Map<String, String> tags) {

  /**
   * Creates a game with a copy of the tags.
   *
   * @throws IllegalArgumentException if the number is less than 1, or the ply less than 0
   */
  public ExploredGame {
    Objects.requireNonNull(file, "file");
    tags = Map.copyOf(tags);
    if (number < 1) {
      throw new IllegalArgumentException("games are counted from 1, not " + number);
    }
    if (ply < 0) {
      throw new IllegalArgumentException("moves are counted from 0, not " + ply);
    }
  }

  /**
   * Creates a game at ply 0.
   *
   * @param file the file of the game
   * @param number the place of the game in the file, from 1
   * @param tags the known tags
   */
  public ExploredGame(Path file, int number, Map<String, String> tags) {
    this(file, number, 0, tags);
  }
}
