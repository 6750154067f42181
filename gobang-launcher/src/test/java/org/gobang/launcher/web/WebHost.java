package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.gobang.fixtures.Ports;
import org.gobang.launcher.GobangProcess;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The program with its page, in a process that can be killed and restarted, with a game between two
 * humans. One instance serves the tests of a class.
 */
final class WebHost implements BeforeAllCallback, AfterAllCallback {

  private static final long PATIENCE = 120;

  private final String language;
  private String hosts = "";
  private String java = "";
  private @Nullable Path data;
  private @Nullable Process process;
  private String address = "";

  /**
   * Creates the program in a language.
   *
   * @param language {@code en} or {@code zh}
   */
  WebHost(String language) {
    this.language = language;
  }

  /** Returns a host for browsers behind a proxy, with a short heartbeat. */
  WebHost behindProxy(Duration beat) {
    hosts = ",hosts=localhost";
    java = "-Dgobang.http.beat=" + beat.toMillis();
    return this;
  }

  @Override
  public void beforeAll(ExtensionContext tests) throws IOException {
    Path output = Files.createDirectories(Path.of("target", "web").toAbsolutePath());
    data = Files.createTempDirectory(output, "data");
    launch(Ports.free());
  }

  /** Starts the program, which first prints the address of the owner. */
  private void launch(int port) throws IOException {
    Path folder = Objects.requireNonNull(data);
    ProcessBuilder builder =
        GobangProcess.of(
                folder,
                "--ui",
                "web:port=" + port + hosts,
                "--no-open",
                "--lang",
                language,
                "--black",
                "human",
                "--white",
                "human")
            .redirectError(folder.resolve("errors.txt").toFile());
    if (!java.isEmpty()) {
      builder.environment().put("JAVA_TOOL_OPTIONS", java);
    }
    Process started = builder.start();
    process = started;
    address = started.inputReader(StandardCharsets.UTF_8).readLine();
    assertThat(address).as("the first line of the program").startsWith("http://");
  }

  /** Returns the page address of the owner. */
  String address() {
    return address;
  }

  /** Returns its port. */
  int port() {
    return URI.create(address).getPort();
  }

  /** Sends it a signal, such as {@code STOP}. */
  void signal(String name) throws IOException, InterruptedException {
    String id = Long.toString(Objects.requireNonNull(process).pid());
    assertThat(new ProcessBuilder("kill", "-" + name, id).start().waitFor()).isZero();
  }

  /** Kills the program. */
  void kill() throws InterruptedException {
    Process running = Objects.requireNonNull(process);
    running.destroyForcibly();
    assertThat(running.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
  }

  /** Stops the program with a signal. */
  void end() throws InterruptedException {
    Process running = Objects.requireNonNull(process);
    running.destroy();
    assertThat(running.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
  }

  /** Restarts the program on the same port with the same data. */
  void startAgain() throws IOException {
    String before = address;
    launch(URI.create(before).getPort());
    assertThat(address).as("the address after a restart").isEqualTo(before);
  }

  @Override
  public void afterAll(ExtensionContext tests) throws InterruptedException {
    Process running = process;
    if (running != null) {
      running.destroy();
      if (!running.waitFor(PATIENCE, TimeUnit.SECONDS)) {
        running.destroyForcibly();
      }
    }
  }
}
