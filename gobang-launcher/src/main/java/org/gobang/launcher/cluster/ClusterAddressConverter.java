package org.gobang.launcher.cluster;

import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code HOST:PORT}. */
public final class ClusterAddressConverter implements ITypeConverter<ClusterAddress> {

  @Override
  public ClusterAddress convert(String text) {
    try {
      return ClusterAddress.parse(text);
    } catch (RefusedException refused) {
      throw new TypeConversionException(refused.getMessage());
    }
  }
}
