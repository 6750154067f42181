package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gobang.launcher.GobangProcess;

/** The program with its page, as a process that can be killed and started again. */
final class WebHost {

  private static final long PATIENCE = 30;

  private final Path data;
  private final List<String> arguments;
  private Process process;
  private String address;

  private WebHost(Path data, List<String> arguments) throws IOException {
    this.data = data;
    this.arguments = arguments;
    this.process = launch(0);
    this.address = readAddress();
  }

  /**
   * Starts the program on a port of its own.
   *
   * @param data where it keeps its data
   */
  static WebHost start(Path data, String... arguments) throws IOException {
    return new WebHost(data, List.of(arguments));
  }

  private Process launch(int port) throws IOException {
    List<String> all = new ArrayList<>(List.of("--ui", "web:port=" + port, "--no-open"));
    all.addAll(arguments);
    return GobangProcess.of(data, all.toArray(String[]::new))
        .redirectError(data.resolve("errors.txt").toFile())
        .start();
  }

  /** The program prints the address of its owner first. */
  private String readAddress() throws IOException {
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    String first = out.readLine();
    assertThat(first).as("what the program prints first").startsWith("http://");
    return first;
  }

  /** The address of the page for the owner. */
  String address() {
    return address;
  }

  /** Ends it at once, as a power failure does. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
  }

  /** Starts it again on the same port, with the same data. */
  void startAgain() throws IOException {
    String before = address;
    process = launch(URI.create(before).getPort());
    address = readAddress();
    assertThat(address).as("the address after another start").isEqualTo(before);
  }

  /** Ends it in order. */
  void close() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
  }
}
