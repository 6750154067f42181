package org.gobang.cluster;

import jakarta.jms.Connection;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import jakarta.jms.TextMessage;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GamePlayed;
import org.gobang.arena.play.GameRunner;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.message.Answer;
import org.gobang.cluster.message.GameRequest;
import org.gobang.cluster.message.GameResult;
import org.gobang.cluster.message.Greeting;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hands games out to workers: a runner whose games are played elsewhere. The two games of a pair go
 * to one worker.
 *
 * <p>A game that a worker refuses goes to others; when it has been refused {@value #MOST_REFUSALS}
 * times, the run fails with the reason.
 */
public final class Coordinator implements GameRunner, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Coordinator.class);

  private static final int MOST_REFUSALS = 3;

  /** Closes a message group: the slot is free for any pair. */
  private static final int LAST_OF_GROUP = -1;

  private final String run;
  private final String build;
  private final EmbeddedBroker broker;
  private final WorkerTable workers;
  private final Connection connection;
  private final Session publishing;
  private final MessageProducer games;
  private final Map<String, Pending> pending = new ConcurrentHashMap<>();

  /** A game whose result is awaited. */
  private static final class Pending {
    final GameOrder order;
    final CompletableFuture<GamePlayed> played = new CompletableFuture<>();
    private int refusals;

    Pending(GameOrder order) {
      this.order = order;
    }

    synchronized boolean refusedTooOften() {
      return ++refusals >= MOST_REFUSALS;
    }
  }

  /**
   * Starts to listen.
   *
   * @param run the id of the run: the same one when it is resumed
   * @param build what workers must play with, as {@link Worker} names it
   * @param bind where workers connect
   * @param key what they must have; empty on the loopback interface alone
   * @throws RefusedException if the address cannot be listened on
   */
  public Coordinator(String run, String build, ClusterAddress bind, Optional<ClusterKey> key) {
    this.run = run;
    this.build = build;
    this.broker = new EmbeddedBroker(bind, key);
    this.workers = new WorkerTable(System::nanoTime);
    try {
      connection = Connections.local(broker.name());
      publishing = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
      games = producer(publishing, Queues.games(run));
      listen(Queues.results(run), this::result);
      listen(Queues.GREETINGS, this::greeting);
      connection.start();
    } catch (JMSException e) {
      broker.close();
      throw new RefusedException("the message broker cannot be used: " + e.getMessage(), e);
    }
  }

  /**
   * The port that workers connect to.
   *
   * @return the one given, or the free one that was chosen for 0
   */
  public int port() {
    return broker.port();
  }

  /**
   * The workers.
   *
   * @return what is known of each, in the order in which they came
   */
  public WorkerTable workers() {
    return workers;
  }

  private interface Receiver {
    void receive(TextMessage message, Session session) throws JMSException;
  }

  private void listen(String queue, Receiver receiver) throws JMSException {
    Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
    session
        .createConsumer(session.createQueue(queue))
        .setMessageListener(message -> received(message, session, receiver));
  }

  private static void received(Message message, Session session, Receiver receiver) {
    try {
      if (message instanceof TextMessage text) {
        receiver.receive(text, session);
      }
    } catch (RefusedException unreadable) {
      LOG.warn("A message of a worker cannot be read: {}", unreadable.getMessage());
    } catch (JMSException e) {
      LOG.warn("A message of a worker was lost", e);
    }
  }

  static MessageProducer producer(Session session, String queue) throws JMSException {
    MessageProducer producer = session.createProducer(session.createQueue(queue));
    producer.setDeliveryMode(DeliveryMode.NON_PERSISTENT);
    return producer;
  }

  @Override
  public GamePlayed play(GameOrder order) throws InterruptedException {
    GameRequest request = GameRequest.of(run, order);
    Pending game = new Pending(order);
    pending.put(request.id(), game);
    try {
      publish(request);
      return game.played.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RefusedException refused
          ? refused
          : new IllegalStateException(e.getCause());
    } finally {
      pending.remove(request.id());
    }
  }

  private void publish(GameRequest request) {
    int number = request.order().number();
    boolean second = number % 2 == 0;
    try {
      synchronized (publishing) {
        TextMessage message = publishing.createTextMessage(request.text());
        message.setStringProperty("JMSXGroupID", run + "-" + (number + 1) / 2);
        if (second) {
          message.setIntProperty("JMSXGroupSeq", LAST_OF_GROUP);
        }
        games.send(message);
      }
    } catch (JMSException e) {
      throw new RefusedException("game " + number + " cannot be handed out: " + e.getMessage(), e);
    }
  }

  private void result(TextMessage message, Session session) throws JMSException {
    GameResult result = GameResult.read(message.getText());
    Pending game = pending.get(result.id());
    if (game == null) {
      workers.repeated(result.worker());
      return;
    }
    if (result.refused().isPresent()) {
      refused(result, game);
      return;
    }
    try {
      GamePlayed played = result.played(game.order);
      if (game.played.complete(played)) {
        workers.played(result.worker(), played);
      }
    } catch (RefusedException unreadable) {
      LOG.warn("Worker {} sent no game: {}", result.worker(), unreadable.getMessage());
      refused(result, game);
    }
  }

  private void refused(GameResult result, Pending game) {
    workers.refused(result.worker());
    if (game.refusedTooOften()) {
      game.played.completeExceptionally(
          new RefusedException(
              "game "
                  + game.order.number()
                  + ": worker "
                  + result.worker()
                  + ": "
                  + result.refused().orElse("it sent no game")));
    } else {
      publish(GameRequest.of(run, game.order));
    }
  }

  private void greeting(TextMessage message, Session session) throws JMSException {
    Greeting greeting = Greeting.read(message.getText());
    Optional<String> refused =
        greeting.build().equals(build)
            ? Optional.empty()
            : Optional.of("it plays with " + greeting.build() + ", the coordinator with " + build);
    if (refused.isEmpty()) {
      workers.greeted(greeting);
    }
    if (message.getJMSReplyTo() != null) {
      try (MessageProducer reply = session.createProducer(message.getJMSReplyTo())) {
        reply.setDeliveryMode(DeliveryMode.NON_PERSISTENT);
        reply.send(session.createTextMessage(new Answer(run, refused).text()));
      }
    }
  }

  /** Games that are awaited are abandoned by their threads, which are to be interrupted. */
  @Override
  public void close() {
    try {
      connection.close();
    } catch (JMSException e) {
      LOG.debug("The connection to the own broker did not close in order", e);
    }
    broker.close();
  }
}
