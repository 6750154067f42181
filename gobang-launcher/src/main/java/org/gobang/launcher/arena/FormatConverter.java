package org.gobang.launcher.arena;

import org.gobang.arena.schedule.Format;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads who meets whom: {@code round-robin} or {@code gauntlet}. */
final class FormatConverter implements ITypeConverter<Format> {

  @Override
  public Format convert(String text) {
    return Format.of(text)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "must be round-robin or gauntlet, not \"" + text + "\""));
  }
}
