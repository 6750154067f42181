package org.gobang.ui.console.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.gobang.ui.console.screen.Key;
import org.jline.utils.NonBlocking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class KeyReaderTest {

  @Test
  void handsOverKeysAndTheEnd() throws InterruptedException {
    BlockingQueue<Object> told = new LinkedBlockingQueue<>();
    KeyReader reader =
        new KeyReader(
            NonBlocking.nonBlocking("test", new StringReader("h\033[A")),
            told::add,
            () -> told.add("end"));
    assertThat(told.take()).isEqualTo(new Key.Typed('h'));
    assertThat(told.take()).isEqualTo(Key.Named.UP);
    assertThat(told.take()).isEqualTo("end");
    reader.close();
    assertThat(Thread.getAllStackTraces().keySet())
        .noneMatch(thread -> thread.getName().equals("console-keys"));
  }
}
