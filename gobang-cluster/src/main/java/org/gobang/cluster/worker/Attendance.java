package org.gobang.cluster.worker;

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
import org.gobang.cluster.broker.Queues;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.RunOffer;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.message.Answer;
import org.gobang.cluster.message.Greeting;

/**
 * The attendance of a worker at a broker: it greets the coordinator every few seconds, and does the
 * jobs of the run that the answer offers. It stays with that run while its coordinator answers.
 */
final class Attendance implements AutoCloseable {

  /** How often the coordinator is greeted. */
  private static final Duration GREETING = Duration.ofSeconds(2);

  /** After so many greetings without an answer any other coordinator may answer. */
  private static final int UNANSWERED = 3;

  private final Connection connection;
  private final WorkerProfile profile;
  private final RunJoiner joiner;
  private final Consumer<String> news;
  private Optional<WorkerSlots> slots = Optional.empty();
  private int unanswered = UNANSWERED;

  Attendance(
      Connection connection, WorkerProfile profile, RunJoiner joiner, Consumer<String> news) {
    this.connection = connection;
    this.profile = profile;
    this.joiner = joiner;
    this.news = news;
  }

  /** Attends until the thread is interrupted. */
  void follow() throws JMSException, InterruptedException {
    try (Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE)) {
      TemporaryQueue answers = session.createTemporaryQueue();
      MessageConsumer consumer = session.createConsumer(answers);
      MessageProducer producer = Queues.producer(session, Queues.GREETINGS);
      // A coordinator that is not there yet is not to find a crowd of old greetings.
      producer.setTimeToLive(GREETING.toMillis());
      while (true) {
        producer.send(greeting(session, answers));
        Message answer = consumer.receive(GREETING.toMillis());
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        if (answer instanceof TextMessage text) {
          unanswered = 0;
          answered(Answer.read(text.getText()));
          Thread.sleep(GREETING.toMillis());
        } else {
          unanswered++;
        }
      }
    }
  }

  private Message greeting(Session session, TemporaryQueue answers) throws JMSException {
    TextMessage message = session.createTextMessage(Greeting.text(profile));
    message.setJMSReplyTo(answers);
    if (slots.isPresent() && unanswered < UNANSWERED) {
      message.setStringProperty(Queues.RUN, slots.get().run());
    }
    return message;
  }

  private void answered(Answer answer) throws JMSException, InterruptedException {
    if (answer instanceof Answer.Refused refused) {
      throw new RefusedException("the coordinator refuses this worker: " + refused.why());
    }
    if (answer instanceof Answer.Admitted admitted
        && slots.filter(now -> now.run().equals(admitted.offer().run())).isEmpty()) {
      RunOffer offer = admitted.offer();
      news.accept(offer.run());
      close();
      slots = Optional.of(begin(offer));
    }
  }

  private WorkerSlots begin(RunOffer offer) throws JMSException, InterruptedException {
    try (RemoteFiles files = new RemoteFiles(connection, offer.run())) {
      return new WorkerSlots(connection, offer, profile, joiner.join(offer, files));
    }
  }

  @Override
  public void close() {
    slots.ifPresent(WorkerSlots::close);
    slots = Optional.empty();
  }
}
