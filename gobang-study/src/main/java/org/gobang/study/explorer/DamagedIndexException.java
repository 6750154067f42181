package org.gobang.study.explorer;

import java.io.IOException;

/** An exception for a file that is not an index, has another version, or is damaged. */
final class DamagedIndexException extends IOException {

  private static final long serialVersionUID = 1L;

  DamagedIndexException(String why) {
    super(why);
  }
}
