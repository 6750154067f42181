package org.gobang.workbench.download;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The proxies of the environment ({@code https_proxy}, {@code http_proxy}, {@code no_proxy}), or
 * otherwise of Java and the desktop.
 */
final class SystemProxies extends ProxySelector {

  private static final int USUAL_PORT = 80;

  private final Map<String, String> environment;
  private final ProxySelector otherwise;

  SystemProxies(Map<String, String> environment, ProxySelector otherwise) {
    this.environment = environment;
    this.otherwise = otherwise;
  }

  /** Returns the proxies of this process. */
  static SystemProxies find() {
    // Read when Java's selector is loaded. An existing value of Java takes precedence.
    System.getProperties().putIfAbsent("java.net.useSystemProxies", "true");
    return new SystemProxies(System.getenv(), ProxySelector.getDefault());
  }

  @Override
  public List<Proxy> select(URI address) {
    Optional<InetSocketAddress> proxy =
        variable(address.getScheme() + "_proxy").flatMap(SystemProxies::socket);
    if (proxy.isEmpty()) {
      return otherwise.select(address);
    }
    return List.of(
        isExcepted(String.valueOf(address.getHost()))
            ? Proxy.NO_PROXY
            : new Proxy(Proxy.Type.HTTP, proxy.get()));
  }

  private Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name))
        .or(() -> Optional.ofNullable(environment.get(name.toUpperCase(Locale.ROOT))))
        .filter(value -> !value.isBlank());
  }

  /** Returns the socket for {@code http://host:port} or {@code host:port}. */
  private static Optional<InetSocketAddress> socket(String value) {
    try {
      URI proxy = URI.create(value.contains("://") ? value : "http://" + value);
      int port = proxy.getPort() < 0 ? USUAL_PORT : proxy.getPort();
      return Optional.ofNullable(proxy.getHost())
          .map(host -> InetSocketAddress.createUnresolved(host, port));
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  /** Returns whether a host is in {@code no_proxy}. Names there include their subdomains. */
  private boolean isExcepted(String host) {
    for (String each : variable("no_proxy").orElse("").split(",", -1)) {
      String name = each.strip();
      String domain = name.startsWith(".") ? name.substring(1) : name;
      if (name.equals("*") || host.equals(domain)) {
        return true;
      }
      if (!domain.isEmpty() && host.endsWith("." + domain)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void connectFailed(URI address, SocketAddress proxy, IOException failure) {
    otherwise.connectFailed(address, proxy, failure);
  }
}
