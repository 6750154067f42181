package org.gobang.launcher.cli;

import picocli.CommandLine.ITypeConverter;

/** Parses a random seed: any 64-bit integer. */
public final class SeedConverter implements ITypeConverter<Long> {

  @Override
  public Long convert(String text) {
    return OptionParsers.read("value.seed", text, Long::valueOf);
  }
}
