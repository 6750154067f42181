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

/** A run of the application in another process. */
final class ChildRun implements AutoCloseable {

  private final Process process;
  private final BufferedReader out;

  ChildRun(Path plugins, Path data) throws IOException {
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

  /** Where the compiled tests lie; as one of a module, a class does not tell. */
  private static Path testClasses() {
    String file = Child.class.getName().replace('.', '/') + ".class";
    String url = String.valueOf(ChildRun.class.getResource("/" + file));
    return Path.of(URI.create(url.substring(0, url.length() - file.length())));
  }

  /** The next line that it says; waits for it. */
  String says() throws IOException {
    return String.valueOf(out.readLine());
  }

  /** Asks it to end, as Ctrl-C does. */
  int terminate() throws InterruptedException {
    process.destroy();
    return status();
  }

  /** Ends it at once, as a crash does. */
  int kill() throws InterruptedException {
    process.destroyForcibly();
    return status();
  }

  /** Its exit status; waits for its end. */
  int status() throws InterruptedException {
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
