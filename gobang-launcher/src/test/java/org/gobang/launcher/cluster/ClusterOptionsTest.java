package org.gobang.launcher.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterOptionsTest {

  @TempDir private Path folder;

  private static Run arena(String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("arena", "--player", "runs", "--player", "shapes", "--games", "2"));
    arguments.addAll(List.of(more));
    return Run.of(arguments.toArray(String[]::new));
  }

  @Test
  void refusesIncompatibleOptions() {
    String key = folder.resolve("none.p12").toString();
    Run unread = Run.of("join", "127.0.0.1:1", "--key", key);
    assertThat(unread.err()).contains("none.p12: the file cannot be read");
    assertThat(unread.status()).isOne();
    Run alone = arena("--key", key);
    assertThat(alone.err()).contains("--key requires one of --cluster, --broker");
    assertThat(alone.status()).isEqualTo(2);
    Run both = arena("--cluster", "0", "--broker", "tcp://localhost:1");
    assertThat(both.err()).contains("cannot be combined: --cluster, --broker");
    assertThat(both.status()).isEqualTo(2);
    Run open = arena("--cluster", "0.0.0.0:0");
    assertThat(open.err()).contains("without a key, only this machine can connect");
    assertThat(open.status()).isOne();
    Run missing = Run.of("cluster");
    assertThat(missing.err()).contains("Available: gobang cluster key");
    assertThat(missing.status()).isEqualTo(2);
  }

  @Test
  void workerNeedsExactlyOneAddress() {
    Run none = Run.of("join");
    assertThat(none.err()).contains("Use either the HOST:PORT of a coordinator or --broker.");
    assertThat(none.status()).isEqualTo(2);
    Run two = Run.of("join", "127.0.0.1:1", "--broker", "tcp://localhost:1");
    assertThat(two.status()).isEqualTo(2);
    for (String wrong : List.of("host:1", "tcp://host:1", "http://host:1")) {
      Run run = Run.of("join", "--broker", wrong);
      assertThat(run.err())
          .contains("“" + wrong + "” is not a valid broker address. Write ssl://HOST:PORT");
      assertThat(run.status()).isEqualTo(2);
    }
  }

  @Test
  void refusesAUsedPortBeforeWritingFiles() throws IOException {
    Path run = folder.resolve("run");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      Run refused = arena("--cluster", port, "--out", run.toString());
      assertThat(refused.err()).contains("127.0.0.1:" + port + ": cannot listen on this address");
      assertThat(refused.status()).isOne();
    }
    assertThat(run).doesNotExist();
  }

  @Test
  void requiresAKeyForAnEncryptedBroker() {
    for (Run run :
        List.of(arena("--broker", "ssl://h:1"), Run.of("join", "--broker", "ssl://h:1"))) {
      assertThat(run.err()).contains("an encrypted connection requires --key");
      assertThat(run.status()).isEqualTo(2);
    }
    Run plain = Run.of("join", "--broker", "tcp://localhost:1", "--key", "key.p12");
    assertThat(plain.err()).contains("an unencrypted connection cannot use --key");
    assertThat(plain.status()).isEqualTo(2);
  }

  @Test
  void requiresAKeyForOtherMachines() {
    Run run = Run.of("join", "example.invalid:7777", "--slots", "1");
    assertThat(run.err())
        .contains("If you join example.invalid:7777, this machine runs the plugins")
        .contains("example.invalid:7777: a connection to another machine requires a key");
    assertThat(run.status()).isOne();
  }

  @Test
  void refusesAMissingEngine() {
    Run run =
        Run.of(
            "arena",
            "--player",
            "runs",
            "--player",
            "gomocup:command=/nowhere/pbrain",
            "--games",
            "2",
            "--cluster",
            "0");
    assertThat(run.err()).contains("program /nowhere/pbrain not found");
    assertThat(run.status()).isOne();
  }

  @Test
  void neverOverwritesAKey() throws IOException {
    Path file = folder.resolve("cluster.p12");
    Files.writeString(file, "something else");
    Run run = Run.of("cluster", "key", file.toString());
    assertThat(run.err()).contains("there is a file already; a key is never overwritten");
    assertThat(run.status()).isOne();
    assertThat(file).hasContent("something else");
  }
}
