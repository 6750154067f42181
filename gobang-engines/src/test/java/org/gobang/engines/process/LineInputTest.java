package org.gobang.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LineInputTest {

  private static List<String> lines(InputStream in) throws IOException {
    LineInput input = new LineInput(in);
    List<String> lines = new ArrayList<>();
    for (Optional<String> line = input.next(); line.isPresent(); line = input.next()) {
      lines.add(line.get());
    }
    return lines;
  }

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void acceptsEveryLineEnd() throws Exception {
    assertThat(lines(bytes("one\ntwo\r\nthree\rfour\n\n\r\r\nfive")))
        .containsExactly("one", "two", "three", "four", "five");
    assertThat(lines(bytes(""))).isEmpty();
    assertThat(lines(bytes("\n"))).isEmpty();
  }

  @Test
  void readsUtf8AndReplacesInvalidBytes() throws Exception {
    InputStream noise = new ByteArrayInputStream(new byte[] {'a', (byte) 0xff, 0, 'b', '\n'});
    assertThat(lines(new SequenceInputStream(bytes("五子棋\n"), noise)))
        .containsExactly("五子棋", "a\ufffd\u0000b");
  }

  @Test
  void cutsALineWithoutAnEnd() throws Exception {
    List<String> lines = lines(bytes("x".repeat(3 * LineInput.MAX_LENGTH) + "\nnext\n"));
    assertThat(lines.get(0)).hasSize(LineInput.MAX_LENGTH);
    assertThat(lines.get(1)).isEqualTo("next");
  }

  /** Bytes available before the first read may be as old as the process. */
  @Test
  void knowsWhenLinesArrived() throws Exception {
    long since = System.nanoTime() - TimeUnit.HOURS.toNanos(1);
    PipedOutputStream manager = new PipedOutputStream();
    LineInput input = new LineInput(new PipedInputStream(manager), since);
    manager.write("one\ntwo\n".getBytes(StandardCharsets.UTF_8));
    assertThat(input.next()).contains("one");
    assertThat(input.arrived()).isEqualTo(since);
    assertThat(input.next()).contains("two");
    assertThat(input.arrived()).isEqualTo(since);
    long before = System.nanoTime();
    manager.write("three\n".getBytes(StandardCharsets.UTF_8));
    manager.flush();
    assertThat(input.next()).contains("three");
    assertThat(input.arrived() - before).isNotNegative();
  }

  @Test
  void awaitedLineHasTheTimeOfItsArrival() throws Exception {
    long since = System.nanoTime() - TimeUnit.HOURS.toNanos(1);
    InputStream late =
        new ByteArrayInputStream("one\n".getBytes(StandardCharsets.UTF_8)) {
          @Override
          public synchronized int available() {
            return 0;
          }
        };
    LineInput input = new LineInput(late, since);
    long before = System.nanoTime();
    assertThat(input.next()).contains("one");
    assertThat(input.arrived() - before).isNotNegative();
  }
}
