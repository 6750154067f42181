package org.gobang.launcher.cluster;

import org.gobang.api.RefusedException;
import org.gobang.launcher.cli.WrongValue;
import picocli.CommandLine.ITypeConverter;

/** Reads {@code ssl://HOST:PORT}. */
public final class BrokerConverter implements ITypeConverter<BrokerAddress> {

  @Override
  public BrokerAddress convert(String text) {
    try {
      return BrokerAddress.parse(text);
    } catch (RefusedException notAnAddress) {
      throw WrongValue.of("value.broker", text);
    }
  }
}
