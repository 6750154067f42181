package org.gobang.ui.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.workbench.Preferences;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;

class WebProviderTest {

  private final WebProvider provider = new WebProvider();
  private final FakeWorkbench bench =
      new FakeWorkbench("search").request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);

  private Renderer renderer(String port) {
    bench.preferences().put(Preferences.PROGRAMS, "false");
    return provider.create(OptionValues.of(provider.options(), Map.of("port", port)));
  }

  @Test
  void describesItselfAndItsOptionsInBothLanguages() {
    assertThat(provider.id()).isEqualTo("web");
    assertThat(provider.available()).isTrue();
    assertThat(provider.label(Locale.ENGLISH)).isNotEqualTo(provider.label(Locale.CHINESE));
    for (Option option : provider.options()) {
      assertThat(provider.label(option, Locale.ENGLISH).description()).isNotBlank();
      assertThat(provider.label(option, Locale.CHINESE))
          .isNotEqualTo(provider.label(option, Locale.ENGLISH));
    }
    assertThat(provider.create()).isNotNull();
  }

  @Test
  void runsUntilTheEndAndClosesTheGames() throws InterruptedException {
    Thread server =
        new Thread(
            () -> {
              try {
                renderer("0").run(bench);
              } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
              }
            });
    server.start();
    await().until(() -> !bench.games.isEmpty());
    assertThat(bench.preferences().get("web.table.1")).isPresent();
    server.interrupt();
    server.join();
    assertThat(bench.preferences().get("web.table.1")).isPresent();
  }

  @Test
  void refusesAUsedPort() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThatThrownBy(() -> renderer("" + taken.getLocalPort()).run(bench))
          .isInstanceOf(RefusedException.class);
    }
    assertThat(bench.games).isEmpty();
  }

  @Test
  void readsOptions() {
    WebOptions options = new WebOptions(8080, "127.0.0.1", " a.example, ,b ", "", "");
    assertThat(options.names()).containsExactly("a.example", "b");
    assertThat(options.address().isLoopbackAddress()).isTrue();
    assertThat(options.tls()).isEmpty();
    assertThat(options.port()).isEqualTo(WebOptions.USUAL_PORT);
    assertThat(options.onAnyPort().port()).isZero();
    assertThatThrownBy(new WebOptions(0, "no such host!", "", "", "")::address)
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("no such host!");
    assertThatThrownBy(new WebOptions(0, "", "", "gone.p12", "gone")::tls)
        .isInstanceOf(RefusedException.class);
  }

  @Test
  void opensTheBrowserOfTheSystem() {
    assertThat(Browser.command("Windows 11", "http://x"))
        .containsExactly("rundll32", "url.dll,FileProtocolHandler", "http://x");
    assertThat(Browser.command("Mac OS X", "http://x")).containsExactly("open", "http://x");
    assertThat(Browser.command("Linux", "http://x")).containsExactly("xdg-open", "http://x");
    assertThat(Browser.command("", "http://x")).containsExactly("xdg-open", "http://x");
  }
}
