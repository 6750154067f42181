package org.gobang.study.explorer;

import java.util.Objects;
import org.gobang.api.record.ReadDefaults;

/**
 * How the games of a file are read, and which of them are wanted.
 *
 * @param defaults what to assume where the file does not say
 * @param filter which games are wanted
 */
public record GameSource(ReadDefaults defaults, GameFilter filter) {

  /** Checks that both are there. */
  public GameSource {
    Objects.requireNonNull(defaults, "defaults");
    Objects.requireNonNull(filter, "filter");
  }

  /**
   * All games of a file.
   *
   * @param defaults what to assume where the file does not say
   * @return the source
   */
  public static GameSource all(ReadDefaults defaults) {
    return new GameSource(defaults, GameFilter.ALL);
  }
}
