package org.gobang.study.explorer;

import java.io.IOException;

/** A file is no index, one of another version, or damaged. */
final class DamagedIndexException extends IOException {

  private static final long serialVersionUID = 1L;

  DamagedIndexException(String why) {
    super(why);
  }
}
