package org.gobang.launcher.cli;

import java.math.BigInteger;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;

/** Reads a whole number of 1 or more; one beyond all numbers is the greatest. */
public final class CountConverter implements ITypeConverter<Long> {

  private static final Pattern COUNT = Pattern.compile("\\+?0*[1-9][0-9]*");

  @Override
  public Long convert(String text) {
    if (COUNT.matcher(text).matches()) {
      return new BigInteger(text).min(BigInteger.valueOf(Long.MAX_VALUE)).longValue();
    }
    throw WrongValue.of("value.count", text);
  }

  /** The count where an int is wanted: more than there are is as good as all there are. */
  public static int small(long count) {
    return (int) Math.min(count, Integer.MAX_VALUE);
  }
}
