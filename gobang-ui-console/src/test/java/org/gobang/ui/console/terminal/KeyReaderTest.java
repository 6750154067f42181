package org.gobang.ui.console.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.gobang.ui.console.screen.Key;
import org.jline.utils.NonBlocking;
import org.junit.jupiter.api.Test;

class KeyReaderTest {

  @Test
  void readsKeysUntilTheTerminalIsLost() throws InterruptedException {
    BlockingQueue<Object> received = new LinkedBlockingQueue<>();
    KeyReader reader =
        new KeyReader(
            NonBlocking.nonBlocking("test", new StringReader("h\033[A")),
            received::add,
            () -> received.add("lost"));
    assertThat(received.take()).isEqualTo(new Key.Typed('h'));
    assertThat(received.take()).isEqualTo(Key.Named.UP);
    assertThat(received.take()).isEqualTo("lost");
    reader.close();
    assertThat(Thread.getAllStackTraces().keySet())
        .noneMatch(thread -> thread.getName().equals("console-keys"));
  }
}
