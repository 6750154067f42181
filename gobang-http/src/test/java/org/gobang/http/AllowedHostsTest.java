package org.gobang.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.Headers;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AllowedHostsTest {

  private static AllowedHosts hosts(String bind) throws UnknownHostException {
    return new AllowedHosts(InetAddress.getByName(bind), 8080, "http", List.of("Play.Example.org"));
  }

  private static Headers headers(String... namesAndValues) {
    Headers headers = new Headers();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      headers.add(namesAndValues[i], namesAndValues[i + 1]);
    }
    return headers;
  }

  private static boolean allows(String bind, String host) throws UnknownHostException {
    return hosts(bind).allow(headers("Host", host));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost:8080",
        "LOCALHOST:8080",
        "127.0.0.1:8080",
        "[::1]:8080",
        "play.example.org",
        "play.example.org:443"
      })
  void allowsLoopbackAndConfiguredNames(String host) throws UnknownHostException {
    assertThat(allows("127.0.0.1", host)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "evil.example",
        "evil.example:8080",
        "localhost",
        "localhost:80",
        "localhost:8080:8080",
        "localhost.evil.example:8080",
        "127.0.0.1.evil.example:8080",
        "192.168.1.5:8080",
        "a@localhost:8080",
        "[::1",
        "[::2]:8080"
      })
  void refusesOthers(String host) throws UnknownHostException {
    assertThat(allows("127.0.0.1", host)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "192.168.1.5:8080, true",
    "10.0.0.1:8080, true",
    "[fe80::1]:8080, true",
    "evil.example:8080, false",
    "10.0.0.1.evil.example:8080, false",
    "10.0.0.1:80, false"
  })
  void allowsEveryAddressWhenBoundToAll(String host, boolean allowed) throws UnknownHostException {
    assertThat(allows("0.0.0.0", host)).isEqualTo(allowed);
    assertThat(allows("::", host)).isEqualTo(allowed);
  }

  @Test
  void allowsTheMachineNameIfOthersCanConnect() throws UnknownHostException {
    String name = InetAddress.getLocalHost().getHostName();
    assertThat(allows("0.0.0.0", name + ":8080")).isTrue();
    assertThat(allows("0.0.0.0", name + ".local:8080")).isTrue();
  }

  @Test
  void allowsTheBoundAddress() throws UnknownHostException {
    assertThat(allows("127.0.0.5", "127.0.0.5:8080")).isTrue();
  }

  @Test
  void omitsTheDefaultPort() {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    Headers headers = headers("Host", "localhost");
    assertThat(new AllowedHosts(loopback, 80, "http", List.of()).allow(headers)).isTrue();
    assertThat(new AllowedHosts(loopback, 443, "https", List.of()).allow(headers)).isTrue();
    assertThat(new AllowedHosts(loopback, 443, "http", List.of()).allow(headers)).isFalse();
  }

  @Test
  void refusesMissingAndRepeatedHosts() throws UnknownHostException {
    AllowedHosts hosts = hosts("127.0.0.1");
    assertThat(hosts.allow(headers())).isFalse();
    assertThat(hosts.allow(headers("Host", "localhost:8080", "Host", "evil.example"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "-, -, true",
        "http://localhost:8080, -, true",
        "https://LOCALHOST:8080, same-origin, true",
        "-, none, true",
        "null, same-origin, true",
        "null, -, false",
        "http://localhost:8081, -, false",
        "http://evil.example, -, false",
        "file://localhost:8080, -, false",
        "-, cross-site, false",
        "-, same-site, false",
        "http://localhost:8080, cross-site, false"
      })
  void recognizesItsOwnPage(String origin, String site, boolean same) throws UnknownHostException {
    Headers headers = headers("Host", "localhost:8080");
    if (origin != null) {
      headers.set("Origin", origin);
    }
    if (site != null) {
      headers.set("Sec-Fetch-Site", site);
    }
    assertThat(hosts("127.0.0.1").sameOrigin(headers)).isEqualTo(same);
  }

  @ParameterizedTest
  @CsvSource({
    "localhost:8080, X, true",
    "[::1]:8080, X, true",
    "play.example.org, X, false",
    "localhost:8080, Forwarded, false",
    "localhost:8080, x-forwarded-for, false",
    "localhost:8080, Via, false"
  })
  void detectsAProxy(String host, String header, boolean direct) throws UnknownHostException {
    assertThat(hosts("127.0.0.1").isDirect(headers("Host", host, header, "1"))).isEqualTo(direct);
  }

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, 127.0.0.1, true",
    "127.0.0.1, 10.0.0.1, true",
    "10.0.0.1, 10.0.0.1, true",
    "10.0.0.2, 10.0.0.1, false",
    "::1, ::1, true"
  })
  void recognizesItsOwnMachine(String peer, String own, boolean here) throws UnknownHostException {
    assertThat(MachineAddress.isHere(InetAddress.getByName(peer), InetAddress.getByName(own)))
        .isEqualTo(here);
  }

  @Test
  void listsTheBoundAddressOrAllAddresses() throws UnknownHostException {
    InetAddress bound = InetAddress.getByName("127.0.0.5");
    assertThat(MachineAddress.of(bound)).containsExactly(bound);
    List<InetAddress> all = MachineAddress.of(InetAddress.getByName("0.0.0.0"));
    assertThat(all).isNotEmpty().doesNotHaveDuplicates();
    assertThat(all)
        .allMatch(
            each -> !each.isLinkLocalAddress() && (all.size() == 1 || !each.isLoopbackAddress()));
  }

  @ParameterizedTest
  @CsvSource({
    "http://127.0.0.1:8080, true",
    "https://127.0.0.5:1, true",
    "http://[0:0:0:0:0:0:0:1]:80, true",
    "http://10.0.0.1:80, false",
    "http://[2001:db8:0:0:0:0:0:1]:80, false"
  })
  void recognizesLoopbackAddresses(String address, boolean loopback) {
    assertThat(MachineAddress.isLoopback(URI.create(address))).isEqualTo(loopback);
  }

  @ParameterizedTest
  @CsvSource({"10.0.0.1, 10.0.0.1", "::1, [0:0:0:0:0:0:0:1]"})
  void writesAddressesAsInAUri(String address, String literal) throws UnknownHostException {
    assertThat(AllowedHosts.literal(InetAddress.getByName(address))).isEqualTo(literal);
  }
}
