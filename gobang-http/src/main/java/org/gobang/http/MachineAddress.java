package org.gobang.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;

/** Finds addresses of this machine. */
public final class MachineAddress {

  /** An address for documentation, which no machine has (RFC 5737). */
  private static final InetSocketAddress ELSEWHERE = new InetSocketAddress("192.0.2.1", 9);

  private static final Pattern LOOPBACK = Pattern.compile("127\\..*|\\[(0:){7}1]");

  private MachineAddress() {}

  /**
   * Returns the address for a server.
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
   * Returns the addresses for connecting to a server.
   *
   * @param bind the address it is bound to
   * @return the same address; for the wildcard address, the addresses for other machines, starting
   *     with the default route and with IPv4 before IPv6, or the loopback address if there are none
   */
  static List<InetAddress> of(InetAddress bind) {
    if (!bind.isAnyLocalAddress()) {
      return List.of(bind);
    }
    Set<InetAddress> all = new LinkedHashSet<>();
    routed().ifPresent(all::add);
    all.addAll(ofInterfaces());
    return all.isEmpty() ? List.of(InetAddress.getLoopbackAddress()) : List.copyOf(all);
  }

  /**
   * Returns whether an address, as in {@link WebServer#addresses}, is reachable from this machine
   * only.
   */
  public static boolean isLoopback(URI address) {
    return LOOPBACK.matcher(address.getHost()).matches();
  }

  /** Returns whether the peer of a connection is on this machine. */
  static boolean isHere(InetAddress peer, InetAddress own) {
    return peer.isLoopbackAddress() || peer.equals(own);
  }

  /** Returns the local address of the default route according to the system; sends no packet. */
  private static Optional<InetAddress> routed() {
    try (DatagramSocket socket = new DatagramSocket()) {
      socket.connect(ELSEWHERE);
      return Optional.of(socket.getLocalAddress()).filter(each -> !each.isAnyLocalAddress());
    } catch (IOException | UncheckedIOException noRoute) {
      return Optional.empty();
    }
  }

  private static List<InetAddress> ofInterfaces() {
    try {
      return NetworkInterface.networkInterfaces()
          .filter(MachineAddress::isUp)
          .flatMap(NetworkInterface::inetAddresses)
          .filter(each -> !each.isLoopbackAddress() && !each.isLinkLocalAddress())
          .sorted(Comparator.comparing(each -> !(each instanceof Inet4Address)))
          .toList();
    } catch (SocketException noNetwork) {
      return List.of();
    }
  }

  private static boolean isUp(NetworkInterface network) {
    try {
      return network.isUp();
    } catch (SocketException gone) {
      return false;
    }
  }
}
