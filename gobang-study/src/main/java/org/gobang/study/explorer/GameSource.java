package org.gobang.study.explorer;

import org.gobang.api.record.ReadDefaults;

/**
 * The criteria and defaults for reading the games of a file.
 *
 * @param defaults the defaults for values that the file does not specify
 * @param criteria the criteria for the games
 */
public record GameSource(ReadDefaults defaults, GameCriteria criteria) {

  /**
   * Returns a source with all games of a file.
   *
   * @param defaults the defaults for values that the file does not specify
   * @return the source
   */
  public static GameSource all(ReadDefaults defaults) {
    return new GameSource(defaults, GameCriteria.ALL);
  }
}
