package org.gobang.tuning;

import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an address on a command line: {@code HOST:PORT}. */
final class AddressConverter implements ITypeConverter<ClusterAddress> {

  @Override
  public ClusterAddress convert(String text) {
    try {
      return ClusterAddress.parse(text);
    } catch (RefusedException wrong) {
      throw new TypeConversionException(wrong.getMessage());
    }
  }
}
