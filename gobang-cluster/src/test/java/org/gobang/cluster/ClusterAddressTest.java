package org.gobang.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.api.RefusedException;
import org.gobang.cluster.key.ClusterKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClusterAddressTest {

  @ParameterizedTest
  @CsvSource({
    "7777, 127.0.0.1, 7777, true", "localhost:0, localhost, 0, true",
    "0.0.0.0:7777, 0.0.0.0, 7777, false", "'[::1]:7', '[::1]', 7, true",
    "my-host.example:65535, my-host.example, 65535, false"
  })
  void readsHostsAndPorts(String text, String host, int port, boolean loopback) {
    ClusterAddress address = ClusterAddress.parse(text);
    assertThat(address).isEqualTo(new ClusterAddress(host, port));
    assertThat(address.isLoopback()).isEqualTo(loopback);
    assertThat(ClusterAddress.parse(address.toString())).isEqualTo(address);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "host", "host:", ":7", "a b:7", "host:7?x=1", "host:123456"})
  void refusesInvalidAddresses(String text) {
    assertThatThrownBy(() -> ClusterAddress.parse(text))
        .isInstanceOf(RefusedException.class)
        .hasMessage("“" + text + "” is not a valid address. Use the form HOST:PORT.");
  }

  @Test
  void refusesInvalidPorts() {
    assertThatThrownBy(() -> ClusterAddress.parse("65536"))
        .hasMessage("invalid port 65536. Ports are 0 to 65535.");
  }

  @Test
  void refusesInvalidKeys(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("x.p12");
    assertThatThrownBy(() -> ClusterKey.read(file)).hasMessage(file + ": the file cannot be read");
    Files.writeString(file, "no key store");
    assertThatThrownBy(() -> ClusterKey.read(file)).hasMessage(file + ": not a cluster key");
  }
}
