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
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.broker.Queues;
import org.gobang.cluster.job.JobRunner;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.RunOffer;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.message.ClusterMessageJson;
import org.gobang.cluster.message.CoordinatorAnswer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends greetings to the coordinator every few seconds and executes the jobs of the offered run. It
 * continues with the same run while the coordinator answers.
 */
final class Heartbeat {

  private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);

  /** The interval of greetings. */
  private static final Duration GREETING = Duration.ofSeconds(2);

  /** The number of unanswered greetings after which any other coordinator may answer. */
  private static final int UNANSWERED = 3;

  private final Connection connection;
  private WorkerProfile profile;
  private final Optional<String> only;
  private final RunJoiner joiner;
  private final WorkerListener news;
  private Optional<WorkerSlots> slots = Optional.empty();
  private int unanswered = UNANSWERED;

  Heartbeat(
      Connection connection,
      WorkerProfile profile,
      Optional<String> only,
      RunJoiner joiner,
      WorkerListener news) {
    this.connection = connection;
    this.profile = profile;
    this.only = only;
    this.joiner = joiner;
    this.news = news;
  }

  /**
   * Runs until the thread is interrupted. The slots are stopped before the session is closed,
   * because a slot that waits for a lost broker would block this.
   */
  void follow() throws JMSException, InterruptedException {
    try (Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE)) {
      try {
        greet(session);
      } finally {
        closeSlots();
      }
    }
  }

  private void greet(Session session) throws JMSException, InterruptedException {
    TemporaryQueue answers = session.createTemporaryQueue();
    MessageConsumer consumer = session.createConsumer(answers);
    MessageProducer producer = Queues.producer(session, Queues.GREETINGS);
    // A coordinator that starts later must not find many old greetings.
    producer.setTimeToLive(GREETING.toMillis());
    while (true) {
      producer.send(greeting(session, answers));
      Message answer = consumer.receive(GREETING.toMillis());
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      if (answer instanceof TextMessage text) {
        unanswered = 0;
        answered(CoordinatorAnswer.read(text.getText()));
        Thread.sleep(GREETING.toMillis());
      } else {
        unanswered++;
      }
    }
  }

  private Message greeting(Session session, TemporaryQueue answers) throws JMSException {
    TextMessage message = session.createTextMessage(ClusterMessageJson.write(profile));
    message.setJMSReplyTo(answers);
    Optional<String> run =
        only.or(() -> slots.filter(now -> unanswered < UNANSWERED).map(now -> now.offer().run()));
    if (run.isPresent()) {
      message.setStringProperty(Queues.RUN, run.get());
    }
    return message;
  }

  private void answered(CoordinatorAnswer answer) throws JMSException, InterruptedException {
    if (answer instanceof CoordinatorAnswer.Refused refused && refused.slow()) {
      profile = news.tooSlow(profile, refused.why());
    } else if (answer instanceof CoordinatorAnswer.Refused refused) {
      throw ClusterTexts.refused("worker.refused", refused.why());
    }
    if (answer instanceof CoordinatorAnswer.Admitted admitted
        && slots.filter(now -> now.isAtWorkFor(admitted.offer())).isEmpty()) {
      RunOffer offer = admitted.offer();
      news.joined(offer.run());
      closeSlots();
      slots = begin(offer);
    }
  }

  /**
   * Starts the slots and returns them; empty if the coordinator does not send the files, because it
   * may be temporarily unavailable.
   */
  private Optional<WorkerSlots> begin(RunOffer offer) throws JMSException, InterruptedException {
    JobRunner runner;
    try (RemoteFiles files = new RemoteFiles(connection, offer.run())) {
      runner = joiner.join(offer, files);
    } catch (UnansweredException gone) {
      LOG.info("{}", gone.getMessage());
      return Optional.empty();
    }
    try {
      return Optional.of(new WorkerSlots(connection, offer, profile, runner));
    } catch (JMSException e) {
      runner.close();
      throw e;
    }
  }

  private void closeSlots() {
    slots.ifPresent(WorkerSlots::close);
    slots = Optional.empty();
  }
}
