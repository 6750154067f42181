package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.TestPlayers;

/** A manager that communicates with a brain. */
final class ManagerFixture implements AutoCloseable {

  static final String ABOUT = "name=\"gobang-";

  private static final long PATIENCE_SECONDS = 120;

  private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
  private final PipedOutputStream line = new PipedOutputStream();
  private final Thread serving;
  private volatile boolean served;

  ManagerFixture(String toy) throws IOException {
    this(new TestPlayers(), TestPlayers.who(toy));
  }

  ManagerFixture(TestPlayers toys, PlayerSpec who) throws IOException {
    this(toys, who, Duration.ZERO);
  }

  /** Creates a brain with a process of some age and unread lines. */
  ManagerFixture(TestPlayers toys, PlayerSpec who, Duration age, String... waiting)
      throws IOException {
    PipedInputStream in = new PipedInputStream(line, 1 << 16);
    if (waiting.length > 0) {
      send(waiting);
    }
    GomocupBrain brain =
        new GomocupBrain(toys, who, new PrintStream(new Lines(), false, StandardCharsets.UTF_8));
    serving =
        new Thread(
            () -> {
              try {
                brain.serve(in, age);
                served = true;
              } catch (InterruptedException notServed) {
                Thread.currentThread().interrupt();
              }
            });
    serving.setDaemon(true);
    serving.start();
  }

  /** Splits the output into lines. */
  private final class Lines extends OutputStream {
    private final ByteArrayOutputStream part = new ByteArrayOutputStream();

    @Override
    public synchronized void write(int b) {
      if (b == '\n') {
        received.add(part.toString(StandardCharsets.UTF_8));
        part.reset();
      } else {
        part.write(b);
      }
    }
  }

  ManagerFixture send(String... lines) throws IOException {
    line.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    line.flush();
    return this;
  }

  void sendBytes(byte[] bytes) throws IOException {
    line.write(bytes);
    line.flush();
  }

  String receive() throws InterruptedException {
    String next = received.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    assertThat(next).as("an answer").isNotNull();
    return String.valueOf(next);
  }

  /** Receives all lines up to a given one. */
  List<String> receiveUntil(String last) throws InterruptedException {
    List<String> all = new ArrayList<>();
    do {
      all.add(receive());
    } while (!all.get(all.size() - 1).equals(last));
    return all;
  }

  void expect(String... answers) throws InterruptedException {
    for (String answer : answers) {
      assertThat(receive()).isEqualTo(answer);
    }
  }

  /** Expects no further output: the next answer is to the next command. */
  void expectNoMore() throws IOException, InterruptedException {
    send("ABOUT");
    assertThat(receive()).startsWith(ABOUT);
  }

  /** Starts a game. */
  ManagerFixture start(String... before) throws IOException, InterruptedException {
    send("START 15").expect("OK");
    return send(before);
  }

  /** Expects that the service ends without further output. */
  void expectEnd() throws InterruptedException {
    serving.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    assertThat(served).isTrue();
    assertThat(received).isEmpty();
  }

  @Override
  public void close() throws IOException {
    line.close();
  }
}
