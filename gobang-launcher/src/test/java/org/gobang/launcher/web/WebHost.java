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
 * The program with its page, as a process that can be killed and started again: for the tests of a
 * class, with a game between two people.
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

  /** Returns the same for browsers that reach it through a proxy, and with fast beats. */
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

  /** The program prints the address of its owner first. */
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
    assertThat(address).as("what the program prints first").startsWith("http://");
  }

  /** Returns the address of the page for the owner. */
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

  /** Ends it at once, as a power failure does. */
  void kill() throws InterruptedException {
    Process running = Objects.requireNonNull(process);
    running.destroyForcibly();
    assertThat(running.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
  }

  /** Has a signal end it. */
  void end() throws InterruptedException {
    Process running = Objects.requireNonNull(process);
    running.destroy();
    assertThat(running.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
  }

  /** Starts it again on the same port, with the same data. */
  void startAgain() throws IOException {
    String before = address;
    launch(URI.create(before).getPort());
    assertThat(address).as("the address after another start").isEqualTo(before);
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
