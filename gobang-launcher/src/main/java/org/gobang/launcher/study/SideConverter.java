package org.gobang.launcher.study;

import org.gobang.api.Stone;
import org.gobang.launcher.cli.WordConverter;

/** Reads a side: {@code black} or {@code white}. */
final class SideConverter extends WordConverter<Stone> {

  SideConverter() {
    super(Stone.class);
  }
}
