package org.gobang.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import org.gobang.api.RefusedException;

/** Addresses of this machine. */
public final class MachineAddress {

  /** An address for documentation, which is no machine's (RFC 5737). */
  private static final InetSocketAddress ELSEWHERE = new InetSocketAddress("192.0.2.1", 9);

  private MachineAddress() {}

  /**
   * The address that a server is to be bound to.
   *
   * @param name the number or name of an address of this machine
   * @return the address
   * @throws RefusedException if there is no such address
   */
  public static InetAddress named(String name) {
    try {
      return InetAddress.getByName(name);
    } catch (UnknownHostException unknown) {
      throw new RefusedException("web-bind", "There is no address " + name + ".", List.of(name));
    }
  }

  /**
   * The address by which a server is reached.
   *
   * @param bind the address it is bound to
   * @return the same; for the wildcard address, that of the default route, the first one of a
   *     private network, or the loopback address, whichever there is
   */
  static InetAddress of(InetAddress bind) {
    return bind.isAnyLocalAddress()
        ? routed().or(MachineAddress::siteLocal).orElse(InetAddress.getLoopbackAddress())
        : bind;
  }

  /** Asks the system for a route; no packet is sent. */
  private static Optional<InetAddress> routed() {
    try (DatagramSocket socket = new DatagramSocket()) {
      socket.connect(ELSEWHERE);
      return Optional.of(socket.getLocalAddress()).filter(each -> !each.isAnyLocalAddress());
    } catch (IOException | UncheckedIOException noRoute) {
      return Optional.empty();
    }
  }

  private static Optional<InetAddress> siteLocal() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(each -> each instanceof Inet4Address && each.isSiteLocalAddress())
          .findFirst();
    } catch (SocketException noNetwork) {
      return Optional.empty();
    }
  }
}
