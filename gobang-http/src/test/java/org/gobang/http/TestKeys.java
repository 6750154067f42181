package org.gobang.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Creates key stores with the JDK's keytool. This takes a second. */
final class TestKeys {

  static final String PASSWORD = "secret-123";

  private TestKeys() {}

  /**
   * Writes a PKCS #12 file with a key named {@code gobang} for {@code localhost}.
   *
   * @param further arguments of keytool, such as {@code -validity}
   */
  static Path generate(Path file, String... further) throws IOException, InterruptedException {
    Path tool = Path.of(System.getProperty("java.home"), "bin", "keytool");
    List<String> command = new ArrayList<>(List.of(tool.toString(), "-genkeypair"));
    command.addAll(List.of("-alias", "gobang", "-keyalg", "EC", "-dname", "CN=localhost"));
    command.addAll(List.of("-keystore", file.toString(), "-storepass", PASSWORD));
    command.addAll(List.of(further));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    byte[] output = process.getInputStream().readAllBytes();
    assertThat(process.waitFor()).as(new String(output, Charset.defaultCharset())).isZero();
    return file;
  }
}
