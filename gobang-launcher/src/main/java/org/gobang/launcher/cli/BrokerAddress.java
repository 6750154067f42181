package org.gobang.launcher.cli;

import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;

/**
 * The address of a message broker.
 *
 * @param encrypted whether it is spoken to by TLS, for which a key is needed
 * @param address the address
 */
public record BrokerAddress(boolean encrypted, ClusterAddress address) {

  private static final String ENCRYPTED = "ssl://";
  private static final String PLAIN = "tcp://";

  /**
   * Parses an address.
   *
   * @param text {@code ssl://HOST:PORT}, or {@code tcp://HOST:PORT} on this machine
   * @return the address
   * @throws RefusedException if it is not written so
   */
  public static BrokerAddress parse(String text) {
    boolean encrypted = text.startsWith(ENCRYPTED);
    if (encrypted || text.startsWith(PLAIN)) {
      ClusterAddress address = ClusterAddress.parse(text.substring(ENCRYPTED.length()));
      if (encrypted || address.isLoopback()) {
        return new BrokerAddress(encrypted, address);
      }
    }
    throw new RefusedException("\"" + text + "\" is not written ssl://HOST:PORT");
  }

  /**
   * Returns the error in the address; empty if the address is valid.
   *
   * @param hasKey whether a key was given
   * @return a sentence; empty if the address is valid
   */
  public Optional<String> fault(boolean hasKey) {
    return encrypted == hasKey
        ? Optional.empty()
        : Optional.of(
            LauncherTexts.of(encrypted ? "wrong.broker.key" : "wrong.broker.no.key", toString()));
  }

  /** Returns the address in the form that {@link #parse} reads. */
  @Override
  public String toString() {
    return (encrypted ? ENCRYPTED : PLAIN) + address;
  }
}
