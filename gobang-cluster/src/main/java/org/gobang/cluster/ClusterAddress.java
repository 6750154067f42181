package org.gobang.cluster;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;

/**
 * The address of a coordinator.
 *
 * @param host the name or number of the interface; in brackets if it is an IPv6 number
 * @param port from 0, for any free one, to 65535
 */
public record ClusterAddress(String host, int port) {

  /** The default host, which is reachable from this machine only. */
  public static final String LOOPBACK = "127.0.0.1";

  private static final int MOST = 65_535;
  private static final Pattern TEXT =
      Pattern.compile("(?:(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._-]+):)?([0-9]{1,5})");

  /**
   * Creates an address.
   *
   * @throws RefusedException if the port is invalid
   */
  public ClusterAddress {
    if (port < 0 || port > MOST) {
      throw ClusterTexts.refused("address.port", port, MOST);
    }
  }

  /**
   * Parses an address.
   *
   * @param text {@code host:port}, or only the port
   * @return the address; default host: {@value #LOOPBACK}
   * @throws RefusedException if it is not written so
   */
  public static ClusterAddress parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw ClusterTexts.refused("address.form", text);
    }
    String host = matcher.group(1);
    return new ClusterAddress(host == null ? LOOPBACK : host, Integer.parseInt(matcher.group(2)));
  }

  /** Returns whether only programs on this machine can connect. */
  public boolean isLoopback() {
    return host.equals(LOOPBACK) || host.equals("localhost") || host.equals("[::1]");
  }

  /** Returns the address in the form that {@link #parse} reads. */
  @Override
  public String toString() {
    return host + ":" + port;
  }
}
