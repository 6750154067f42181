package org.gobang.http;

import com.sun.net.httpserver.Headers;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The allowed host names of the server. A request for another host comes from a page with a DNS
 * name redirected to this machine (DNS rebinding), and a request with another origin comes from a
 * page of another site.
 */
final class AllowedHosts {

  private static final Pattern HOST =
      Pattern.compile("(?<name>\\[[0-9a-f:.%]+]|[^\\[\\]:/@]+)(:(?<port>\\d{1,5}))?");
  private static final Pattern IP = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[.*]");

  /** Headers that proxies add to requests. */
  private static final List<String> FORWARDED =
      List.of("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP");

  private final Set<String> names = new HashSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));
  private final Set<String> further;
  private final boolean anyIp;
  private final String port;
  private final boolean portIsDefault;

  /**
   * Creates the hosts of a server.
   *
   * @param bind the address it is bound to
   * @param port its port
   * @param scheme {@code http} or {@code https}
   * @param further additional host names, for example through a proxy, with any port
   */
  AllowedHosts(InetAddress bind, int port, String scheme, List<String> further) {
    this.port = Integer.toString(port);
    this.portIsDefault = port == (scheme.equals("https") ? 443 : 80);
    this.anyIp = bind.isAnyLocalAddress();
    this.further = new HashSet<>(further.stream().map(AllowedHosts::lowerCase).toList());
    names.add(literal(bind));
    if (!bind.isLoopbackAddress()) {
      addNameOfMachine();
    }
  }

  private void addNameOfMachine() {
    try {
      String name = lowerCase(InetAddress.getLocalHost().getHostName());
      names.add(name);
      // The name of the machine in multicast DNS on the local network.
      names.add(name + ".local");
    } catch (UnknownHostException e) {
      // A machine without a name is reached by its address.
    }
  }

  private static String lowerCase(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** Returns an address as written in a URI. */
  static String literal(InetAddress address) {
    String text = address.getHostAddress().replaceFirst("%.*", "");
    return text.contains(":") ? "[" + text + "]" : text;
  }

  /** Returns whether a request has exactly one host header with a host of this server. */
  boolean allow(Headers request) {
    List<String> hosts = request.getOrDefault("Host", List.of());
    return hosts.size() == 1 && allow(lowerCase(hosts.get(0)));
  }

  private boolean allow(String host) {
    Matcher matcher = HOST.matcher(host);
    if (!matcher.matches()) {
      return false;
    }
    String name = matcher.group("name");
    String given = matcher.group("port");
    if (further.contains(name)) {
      return true;
    }
    boolean mine = names.contains(name) || (anyIp && IP.matcher(name).matches());
    return mine && (given == null ? portIsDefault : given.equals(port));
  }

  /**
   * Returns whether a request has no headers and no host name of a proxy. The host must be {@link
   * #allow allowed}.
   */
  boolean isDirect(Headers request) {
    Matcher matcher = HOST.matcher(host(request));
    return matcher.matches()
        && !further.contains(matcher.group("name"))
        && FORWARDED.stream().noneMatch(request::containsKey);
  }

  /**
   * Returns whether a request comes from a page of this server or from no page. The host must be
   * {@link #allow allowed}.
   */
  boolean sameOrigin(Headers request) {
    String site = request.getFirst("Sec-Fetch-Site");
    if (site != null && !site.equals("same-origin") && !site.equals("none")) {
      return false;
    }
    String origin = request.getFirst("Origin");
    if (origin == null) {
      return true;
    }
    if (origin.equals("null")) {
      // Some browsers send this for a page without referrer, even to the page's own site.
      return "same-origin".equals(site);
    }
    return lowerCase(origin).matches("https?://" + Pattern.quote(host(request)));
  }

  private static String host(Headers request) {
    return lowerCase(String.valueOf(request.getFirst("Host")));
  }
}
