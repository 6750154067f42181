package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.Toys;

/** A manager's talk with a brain. */
final class Talk implements AutoCloseable {

  static final String ABOUT = "name=\"gobang-";

  private static final long PATIENCE_SECONDS = 20;

  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final PipedOutputStream line = new PipedOutputStream();
  private final Thread serving;
  private volatile boolean served;

  Talk(String toy) throws IOException {
    this(new Toys(), Toys.who(toy));
  }

  Talk(Toys toys, PlayerSpec who) throws IOException {
    PipedInputStream in = new PipedInputStream(line, 1 << 16);
    Brain brain = new Brain(toys, who, new PrintStream(new Lines(), false, StandardCharsets.UTF_8));
    serving =
        new Thread(
            () -> {
              try {
                brain.serve(in);
                served = true;
              } catch (InterruptedException notServed) {
                Thread.currentThread().interrupt();
              }
            });
    serving.setDaemon(true);
    serving.start();
  }

  /** Takes what is written apart into lines. */
  private final class Lines extends OutputStream {
    private final ByteArrayOutputStream part = new ByteArrayOutputStream();

    @Override
    public synchronized void write(int b) {
      if (b == '\n') {
        heard.add(part.toString(StandardCharsets.UTF_8));
        part.reset();
      } else {
        part.write(b);
      }
    }
  }

  Talk say(String... lines) throws IOException {
    line.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    line.flush();
    return this;
  }

  void sayBytes(byte[] bytes) throws IOException {
    line.write(bytes);
    line.flush();
  }

  String hear() throws InterruptedException {
    String next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    assertThat(next).as("an answer").isNotNull();
    return String.valueOf(next);
  }

  /** All that is heard up to a line. */
  List<String> hearUntil(String last) throws InterruptedException {
    List<String> all = new ArrayList<>();
    do {
      all.add(hear());
    } while (!all.get(all.size() - 1).equals(last));
    return all;
  }

  void hears(String... answers) throws InterruptedException {
    for (String answer : answers) {
      assertThat(hear()).isEqualTo(answer);
    }
  }

  /** Nothing else was said so far: the next answer is to the next question. */
  void hearsNoMore() throws IOException, InterruptedException {
    say("ABOUT");
    assertThat(hear()).startsWith(ABOUT);
  }

  /** Begins a game. */
  Talk start(String... before) throws IOException, InterruptedException {
    say("START 15").hears("OK");
    return say(before);
  }

  /** The brain has ended, and said nothing more. */
  void ends() throws InterruptedException {
    serving.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    assertThat(served).isTrue();
    assertThat(heard).isEmpty();
  }

  @Override
  public void close() throws IOException {
    line.close();
  }
}
