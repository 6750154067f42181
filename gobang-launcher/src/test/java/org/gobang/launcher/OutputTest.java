package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.presentation.stream.StandardStreams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputTest {

  /** A pipe with a closed reader. */
  private static final class Closed extends OutputStream {
    private int writes;

    @Override
    public void write(int b) throws IOException {
      writes++;
      throw new StandardStreams.ReaderGoneException(new IOException("Broken pipe"));
    }
  }

  private final Closed closed = new Closed();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.run(
        new ByteArrayInputStream("h8\nh9\nh10\n".getBytes(StandardCharsets.UTF_8)),
        new StandardOutput(closed, StandardCharsets.UTF_8),
        new PrintWriter(err, true),
        args);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position --stdin --json",
        "plugins",
        "plugins --json",
        "help",
        "--help",
        "--version"
      })
  void endsSilentlyAfterTheReaderClosed(String line) {
    assertThat(run(line.split(" "))).isEqualTo(141);
    assertThat(err).asString().isEmpty();
    assertThat(closed.writes).isEqualTo(1);
  }

  @Test
  void reportsUnreadableInput() throws IOException {
    InputStream broken = InputStream.nullInputStream();
    broken.close();
    StandardOutput out =
        new StandardOutput(OutputStream.nullOutputStream(), StandardCharsets.UTF_8);
    int status = Main.run(broken, out, new PrintWriter(err, true), "position", "--stdin");
    assertThat(status).isEqualTo(1);
    assertThat(err).hasToString("gobang: cannot read standard input: Stream closed\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-q convert", "--quiet convert", "convert --quiet", "convert -q"})
  void quietCommandsPrintOnlyErrors(String command) {
    String renju = "(;GM[4]SZ[15]RU[Renju];B[hh])";
    String streams = " - - --from sgf --to ";
    assertThat(Run.fed(renju, ("convert" + streams + "txt").split(" ")).err())
        .isEqualTo("gobang: -: The rules (renju) are not stored.\n");
    Run quiet = Run.fed(renju, (command + streams + "txt").split(" "));
    assertThat(quiet.out()).isEqualTo("h8\n");
    assertThat(quiet.err()).isEmpty();
    assertThat(Run.fed("(", (command + streams + "doc").split(" ")).err())
        .startsWith("gobang: --to: Unknown format “doc”. ");
  }
}
