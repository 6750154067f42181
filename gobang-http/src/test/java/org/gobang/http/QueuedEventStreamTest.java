package org.gobang.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class QueuedEventStreamTest {

  private static final String START = "retry: 1000\n\nevent: beat\ndata: {\"every\":60000}\n\n";

  private final QueuedEventStream stream = new QueuedEventStream(Duration.ofMinutes(1));
  private final AtomicInteger closed = new AtomicInteger();

  /** Blocks in its first write until the thread is interrupted, as a channel does. */
  private static final class StuckOutput extends OutputStream {
    final CountDownLatch entered = new CountDownLatch(1);

    @Override
    public void write(int b) throws IOException {
      entered.countDown();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException(e);
      }
    }
  }

  private static String written(QueuedEventStream stream) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    stream.write(out);
    return out.toString(UTF_8);
  }

  @Test
  void writesEventsSentBeforeClosing() {
    stream.onClose(closed::incrementAndGet);
    stream.send("part", "{\"a\":\"五\"}");
    stream.send("cue", "x");
    stream.close();
    stream.send("late", "y");
    stream.close();
    assertThat(closed).hasValue(0);
    assertThat(written(stream))
        .isEqualTo(START + "event: part\ndata: {\"a\":\"五\"}\n\nevent: cue\ndata: x\n\n");
    assertThat(closed).hasValue(1);
  }

  @Test
  void marksEachLineOfTheData() {
    stream.send("say", "a\nb\r\nc\rd\n");
    stream.close();
    assertThat(written(stream)).endsWith("data: a\ndata: b\ndata: c\ndata: d\ndata: \n\n");
  }

  @Test
  void runsTheActionAtOnceAfterTheEnd() {
    stream.end();
    stream.end();
    stream.onClose(closed::incrementAndGet);
    assertThat(closed).hasValue(1);
  }

  @Test
  void sendsHeartbeatsWhenIdle() throws InterruptedException {
    QueuedEventStream silent = new QueuedEventStream(Duration.ofMillis(1));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Thread writer = new Thread(() -> silent.write(out));
    writer.start();
    String beat = "event: beat\ndata: {\"every\":1}\n\n";
    await().until(() -> out.toString(UTF_8).contains(beat.repeat(3)));
    silent.close();
    writer.join();
  }

  @Test
  void endsWithTheConnection() {
    stream.onClose(closed::incrementAndGet);
    stream.write(
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("gone");
          }
        });
    assertThat(closed).hasValue(1);
  }

  @Test
  void closesTheStreamOfASlowReader() throws InterruptedException {
    StuckOutput out = new StuckOutput();
    AtomicBoolean interrupted = new AtomicBoolean();
    stream.onClose(closed::incrementAndGet);
    Thread writer =
        new Thread(
            () -> {
              stream.write(out);
              interrupted.set(Thread.currentThread().isInterrupted());
            });
    writer.start();
    out.entered.await();
    String data = "x".repeat(QueuedEventStream.MOST_WAITING / 4);
    for (int i = 0; i < 4; i++) {
      stream.send("part", data);
    }
    writer.join();
    assertThat(closed).hasValue(1);
    assertThat(interrupted).as("cleared for the next request of the thread").isFalse();
  }

  @Test
  void discardsQueuedEventsWhenDropped() {
    stream.onClose(closed::incrementAndGet);
    stream.send("part", "x");
    stream.drop();
    assertThat(written(stream)).isEqualTo(START);
    assertThat(closed).hasValue(1);
  }

  @Test
  void closesOnTooMuchDataBeforeTheFirstWrite() {
    stream.send("part", "x".repeat(QueuedEventStream.MOST_WAITING));
    assertThat(written(stream)).isEqualTo(START);
  }
}
