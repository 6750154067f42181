package org.gobang.launcher.arena;

import java.util.Arrays;
import org.gobang.arena.schedule.Format;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads who meets whom: {@code round-robin} or {@code gauntlet}. */
final class FormatConverter implements ITypeConverter<Format> {

  @Override
  public Format convert(String text) {
    return Arrays.stream(Format.values())
        .filter(format -> format.word().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "must be round-robin or gauntlet, not \"" + text + "\""));
  }
}
