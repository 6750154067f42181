package org.gobang.cluster;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import jakarta.jms.TextMessage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.activemq.ActiveMQSession;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.GameRunner;
import org.gobang.cluster.message.GameRequest;
import org.gobang.cluster.message.GameResult;
import org.gobang.cluster.message.Greeting;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The slots of a worker in one run: each takes a game, plays it, sends the result, and so on. */
final class WorkerSlots implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(WorkerSlots.class);

  /** How long a slot waits for a game before it looks whether it is to end. */
  private static final Duration WAIT = Duration.ofSeconds(1);

  private final String run;
  private final String worker;
  private final GameRunner runner;
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean closed;

  WorkerSlots(Connection connection, String run, Greeting greeting, GameRunner runner)
      throws JMSException {
    this.run = run;
    this.worker = greeting.name();
    this.runner = runner;
    for (int slot = 1; slot <= greeting.slots(); slot++) {
      Session session = connection.createSession(false, ActiveMQSession.INDIVIDUAL_ACKNOWLEDGE);
      Thread thread = new Thread(() -> work(session), "gobang-slot-" + slot);
      thread.setDaemon(true);
      threads.add(thread);
    }
    threads.forEach(Thread::start);
  }

  String run() {
    return run;
  }

  private void work(Session session) {
    try (session) {
      MessageConsumer games = session.createConsumer(session.createQueue(Queues.games(run)));
      MessageProducer results = Coordinator.producer(session, Queues.results(run));
      while (!closed) {
        Message message = games.receive(WAIT.toMillis());
        if (message instanceof TextMessage text) {
          Optional<String> result = played(text.getText());
          if (result.isPresent()) {
            results.send(session.createTextMessage(result.get()));
          }
          message.acknowledge();
        }
      }
    } catch (InterruptedException abandoned) {
      // The game was not acknowledged, and so goes to another slot.
    } catch (JMSException e) {
      if (!closed) {
        LOG.warn("A slot of this worker has ended", e);
      }
    }
  }

  /** The result as it is sent; empty for what is no request, which has no id to answer. */
  private Optional<String> played(String text) throws InterruptedException {
    try {
      GameRequest request = GameRequest.read(text);
      return Optional.of(result(request));
    } catch (RefusedException unreadable) {
      LOG.warn("A message of the coordinator cannot be read: {}", unreadable.getMessage());
      return Optional.empty();
    }
  }

  /** A slot outlives whatever a game does. */
  private String result(GameRequest request) throws InterruptedException {
    try {
      return GameResult.text(request, worker, runner.play(request.order()));
    } catch (RefusedException refused) {
      return GameResult.refusal(request.id(), worker, String.valueOf(refused.getMessage()));
    } catch (RuntimeException failed) {
      LOG.warn("Game {} could not be played", request.order().number(), failed);
      return GameResult.refusal(request.id(), worker, "it failed: " + failed);
    }
  }

  /** Ends the slots; the games at hand are abandoned. */
  @Override
  public void close() {
    closed = true;
    threads.forEach(Thread::interrupt);
  }
}
