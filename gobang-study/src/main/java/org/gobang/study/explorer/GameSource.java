package org.gobang.study.explorer;

import org.gobang.api.record.ReadDefaults;

/**
 * How the games of a file are read, and which of them are wanted.
 *
 * @param defaults what to assume where the file does not say
 * @param criteria which games are wanted
 */
public record GameSource(ReadDefaults defaults, GameCriteria criteria) {

  /**
   * All games of a file.
   *
   * @param defaults what to assume where the file does not say
   * @return the source
   */
  public static GameSource all(ReadDefaults defaults) {
    return new GameSource(defaults, GameCriteria.ALL);
  }
}
