package org.gobang.cluster;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import jakarta.jms.TemporaryQueue;
import jakarta.jms.TextMessage;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.GameRunner;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.message.Answer;
import org.gobang.cluster.message.Greeting;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays games for coordinators at an address, one after the other, until it is interrupted. It
 * connects, reconnects for ever, and needs no open port of its own.
 */
public final class Worker {

  private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

  /** How often the coordinator is greeted. */
  private static final Duration GREETING = Duration.ofSeconds(2);

  private final Greeting greeting;
  private final GameRunner runner;
  private final Consumer<String> news;

  /**
   * A worker.
   *
   * @param name its name, another one for each process
   * @param slots how many games it plays at a time, 1 or more
   * @param build what it plays with: version and behaviour
   * @param runner plays the games
   * @param news receives a sentence for people when something changes
   */
  public Worker(String name, int slots, String build, GameRunner runner, Consumer<String> news) {
    this.greeting = new Greeting(name, slots, build);
    this.runner = runner;
    this.news = news;
  }

  /**
   * Works until the thread is interrupted. The games at hand then go back to the coordinator.
   *
   * @param address where the coordinator is, or will be
   * @param key what both have; empty on the loopback interface alone
   * @throws RefusedException if the coordinator refuses this worker, or the key
   */
  public void run(ClusterAddress address, Optional<ClusterKey> key) throws InterruptedException {
    Connection connection = null;
    try {
      connection = Connections.remote(address, key);
      connection.start();
      follow(connection);
    } catch (JMSException e) {
      throwIfInterrupted();
      throw new RefusedException(address + ": " + e.getMessage(), e);
    } finally {
      close(connection);
    }
  }

  private static void close(@Nullable Connection connection) {
    boolean interrupted = Thread.interrupted();
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (JMSException e) {
      LOG.debug("The connection did not close in order", e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Greets the coordinator every few seconds, and plays for the run that it answers with. */
  private void follow(Connection connection) throws JMSException, InterruptedException {
    Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
    TemporaryQueue answers = session.createTemporaryQueue();
    MessageConsumer consumer = session.createConsumer(answers);
    MessageProducer producer = Coordinator.producer(session, Queues.GREETINGS);
    // A coordinator that is not there yet is not to find a crowd of old greetings.
    producer.setTimeToLive(GREETING.toMillis());
    Optional<WorkerSlots> slots = Optional.empty();
    try {
      while (true) {
        throwIfInterrupted();
        TextMessage message = session.createTextMessage(greeting.text());
        message.setJMSReplyTo(answers);
        producer.send(message);
        Message answer = consumer.receive(GREETING.toMillis());
        if (answer instanceof TextMessage text) {
          slots = Optional.of(slotsFor(Answer.read(text.getText()), connection, slots));
          Thread.sleep(GREETING.toMillis());
        }
      }
    } finally {
      slots.ifPresent(WorkerSlots::close);
    }
  }

  private WorkerSlots slotsFor(Answer answer, Connection connection, Optional<WorkerSlots> now)
      throws JMSException {
    if (answer.refused().isPresent()) {
      throw new RefusedException("the coordinator refuses this worker: " + answer.refused().get());
    }
    if (now.isPresent() && now.get().run().equals(answer.run())) {
      return now.get();
    }
    now.ifPresent(WorkerSlots::close);
    news.accept(answer.run());
    return new WorkerSlots(connection, answer.run(), greeting, runner);
  }

  private static void throwIfInterrupted() throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }
}
