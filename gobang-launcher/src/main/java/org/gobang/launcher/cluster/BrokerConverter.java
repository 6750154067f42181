package org.gobang.launcher.cluster;

import org.gobang.api.RefusedException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code ssl://HOST:PORT}. */
public final class BrokerConverter implements ITypeConverter<BrokerAddress> {

  @Override
  public BrokerAddress convert(String text) {
    try {
      return BrokerAddress.parse(text);
    } catch (RefusedException refused) {
      throw new TypeConversionException(refused.getMessage());
    }
  }
}
