package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.gobang.plugins.child.Child;

/** Runs the application in another process. */
final class ChildProcessRun implements AutoCloseable {

  private final Process process;
  private final BufferedReader out;

  ChildProcessRun(Path plugins, Path data) throws IOException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-p",
                System.getProperty("jdk.module.path"),
                "--add-modules",
                "org.gobang.plugins",
                "-cp",
                testClasses().toString(),
                Child.class.getName(),
                plugins.toString(),
                data.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Returns the folder of compiled tests, which a class in a module does not reveal. */
  private static Path testClasses() {
    String file = Child.class.getName().replace('.', '/') + ".class";
    String url = String.valueOf(ChildProcessRun.class.getResource("/" + file));
    return Path.of(URI.create(url.substring(0, url.length() - file.length())));
  }

  /** Waits for its next line of output. */
  String says() throws IOException {
    return String.valueOf(out.readLine());
  }

  /** Terminates it, as Ctrl-C does. */
  int terminate() throws InterruptedException {
    process.destroy();
    return status();
  }

  /** Kills it, as in a crash. */
  int kill() throws InterruptedException {
    process.destroyForcibly();
    return status();
  }

  /** Waits for its end and returns the exit status. */
  int status() throws InterruptedException {
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
