package org.gobang.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  void readsUtf8AndReplacesWhatIsNot() throws Exception {
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
}
