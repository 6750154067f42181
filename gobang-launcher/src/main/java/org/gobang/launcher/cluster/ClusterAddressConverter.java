package org.gobang.launcher.cluster;

import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import org.gobang.launcher.cli.WrongValue;
import picocli.CommandLine.ITypeConverter;

/** Reads {@code HOST:PORT}. */
public final class ClusterAddressConverter implements ITypeConverter<ClusterAddress> {

  @Override
  public ClusterAddress convert(String text) {
    try {
      return ClusterAddress.parse(text);
    } catch (RefusedException notAnAddress) {
      throw WrongValue.of("value.address", text);
    }
  }
}
