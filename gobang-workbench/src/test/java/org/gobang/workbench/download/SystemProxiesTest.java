package org.gobang.workbench.download;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SystemProxiesTest {

  private static final InetSocketAddress DESKTOP = InetSocketAddress.createUnresolved("desktop", 1);

  private static List<Proxy> proxies(Map<String, String> environment, String address) {
    return new SystemProxies(environment, ProxySelector.of(DESKTOP)).select(URI.create(address));
  }

  private static Proxy proxy(String host, int port) {
    return new Proxy(Proxy.Type.HTTP, InetSocketAddress.createUnresolved(host, port));
  }

  @Test
  void readsAProxyForEachScheme() {
    Map<String, String> environment =
        Map.of("https_proxy", "http://proxy:3128/", "HTTP_PROXY", "plain:8080");
    assertThat(proxies(environment, "https://a.org")).containsExactly(proxy("proxy", 3128));
    assertThat(proxies(environment, "http://a.org")).containsExactly(proxy("plain", 8080));
  }

  @Test
  void excludesHosts() {
    Map<String, String> environment =
        Map.of("https_proxy", "proxy:3128", "no_proxy", "b.org, .c.org");
    assertThat(proxies(environment, "https://b.org")).containsExactly(Proxy.NO_PROXY);
    assertThat(proxies(environment, "https://www.c.org")).containsExactly(Proxy.NO_PROXY);
    assertThat(proxies(environment, "https://ab.org")).containsExactly(proxy("proxy", 3128));
    assertThat(proxies(Map.of("https_proxy", "proxy", "NO_PROXY", "*"), "https://a.org"))
        .containsExactly(Proxy.NO_PROXY);
  }

  @Test
  void usesTheProxiesOfJavaAndTheDesktopByDefault() {
    Proxy desktop = new Proxy(Proxy.Type.HTTP, DESKTOP);
    assertThat(proxies(Map.of(), "https://a.org")).containsExactly(desktop);
    assertThat(proxies(Map.of("https_proxy", " "), "https://a.org")).containsExactly(desktop);
    assertThat(proxies(Map.of("https_proxy", "a b"), "https://a.org")).containsExactly(desktop);
  }
}
