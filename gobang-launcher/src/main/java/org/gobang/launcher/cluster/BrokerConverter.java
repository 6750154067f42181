package org.gobang.launcher.cluster;

import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads {@code ssl://HOST:PORT}; {@code tcp://} on the loopback interface, where no key is needed.
 */
public final class BrokerConverter implements ITypeConverter<ClusterAddress> {

  @Override
  public ClusterAddress convert(String text) {
    try {
      ClusterAddress address = ClusterAddress.parse(text.replaceFirst("^(ssl|tcp)://", ""));
      if (text.startsWith("ssl://") || text.startsWith("tcp://") && address.isLoopback()) {
        return address;
      }
    } catch (RefusedException noAddress) {
      // The same sentence.
    }
    throw new TypeConversionException("'" + text + "' is not written ssl://HOST:PORT");
  }
}
