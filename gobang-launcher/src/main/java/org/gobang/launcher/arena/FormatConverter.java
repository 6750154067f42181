package org.gobang.launcher.arena;

import java.util.List;
import org.gobang.arena.schedule.Format;
import org.gobang.launcher.cli.WrongValue;
import picocli.CommandLine.ITypeConverter;

/** Reads who meets whom: {@code round-robin} or {@code gauntlet}. */
final class FormatConverter implements ITypeConverter<Format> {

  @Override
  public Format convert(String text) {
    return Format.of(text)
        .orElseThrow(() -> WrongValue.of(text, List.of("round-robin", "gauntlet")));
  }
}
