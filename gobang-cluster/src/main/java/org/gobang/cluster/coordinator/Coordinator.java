package org.gobang.cluster.coordinator;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import jakarta.jms.TextMessage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.apache.activemq.ActiveMQConnection;
import org.apache.activemq.transport.DefaultTransportListener;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.broker.BrokerConnections;
import org.gobang.cluster.broker.EmbeddedBroker;
import org.gobang.cluster.broker.Queues;
import org.gobang.cluster.job.Job;
import org.gobang.cluster.job.JobOutcome;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.message.ClusterMessageJson;
import org.gobang.cluster.message.CoordinatorAnswer;
import org.gobang.cluster.message.JobRequest;
import org.gobang.cluster.message.JobResult;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Distributes jobs to workers. The thread of a job waits for its result.
 *
 * <p>A job that a worker refuses goes to another one, if there is one; when three have refused it,
 * the refusal is the caller's.
 */
public final class Coordinator implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Coordinator.class);

  /** The time for checking a queue of an external broker for remains of an earlier process. */
  private static final Duration LEFT = Duration.ofMillis(500);

  /** The number of checks for lost workers within the time limit for silence. */
  private static final int LOOKS = 10;

  /** The value that closes a message group, which frees the slot. */
  private static final int LAST_OF_GROUP = -1;

  private final WorkerCheck admission;
  private final Optional<EmbeddedBroker> broker;
  private final WorkerWatcher watcher;
  private final WorkerTable workers;
  private final LostWorkers lost;
  private final Connection connection;
  private final Session publishing;
  private final MessageProducer jobs;
  private final Map<String, PendingJob<?>> pending = new ConcurrentHashMap<>();

  private Coordinator(
      WorkerCheck admission,
      Map<String, Path> files,
      WorkerWatcher watcher,
      Duration silence,
      Optional<EmbeddedBroker> broker,
      Connection connection)
      throws JMSException {
    this.admission = admission;
    this.watcher = watcher;
    this.workers = new WorkerTable(System::nanoTime, silence);
    this.broker = broker;
    this.connection = connection;
    String run = admission.run();
    connection.start();
    publishing = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
    jobs = Queues.producer(publishing, Queues.jobs(run));
    if (broker.isEmpty()) {
      drop(Optional.empty());
      if (connection instanceof ActiveMQConnection remote) {
        remote.addTransportListener(
            new DefaultTransportListener() {
              @Override
              public void transportResumed() {
                HostThreads.start("gobang-republish", Coordinator.this::publishAgain);
              }
            });
      }
    }
    listen(Queues.results(run), Optional.empty(), (message, session) -> result(message));
    listen(Queues.files(run), Optional.empty(), new SentFiles(Map.copyOf(files))::answer);
    // A broker may have several coordinators. A worker stays with its own.
    listen(
        Queues.GREETINGS,
        Optional.of(Queues.RUN + " IS NULL OR " + Queues.RUN + " = '" + run + "'"),
        this::greeting);
    lost = new LostWorkers(workers, silence.dividedBy(LOOKS), watcher);
  }

  /**
   * Creates a coordinator with a broker in this process.
   *
   * @param admission the run and the conditions for workers
   * @param files the paths of the files of the run by digest
   * @param watcher receives changes in the state of workers
   * @param bind the address for workers
   * @param key the shared key; empty only for the loopback interface
   * @throws RefusedException if the address cannot be listened on
   */
  public static Coordinator listening(
      WorkerCheck admission,
      Map<String, Path> files,
      WorkerWatcher watcher,
      ClusterAddress bind,
      Optional<ClusterKey> key) {
    return listening(admission, files, watcher, WorkerTable.SILENCE, bind, key);
  }

  /** Creates a coordinator with another time limit for lost workers. */
  static Coordinator listening(
      WorkerCheck admission,
      Map<String, Path> files,
      WorkerWatcher watcher,
      Duration silence,
      ClusterAddress bind,
      Optional<ClusterKey> key) {
    EmbeddedBroker broker = new EmbeddedBroker(bind, key);
    try {
      return new Coordinator(
          admission,
          files,
          watcher,
          silence,
          Optional.of(broker),
          BrokerConnections.local(broker.name()));
    } catch (JMSException e) {
      broker.close();
      throw new RefusedException(
          ClusterTexts.of("broker.failed", String.valueOf(e.getMessage())), e);
    }
  }

  /**
   * Creates a coordinator with an external broker. Waits until it can connect, and reconnects
   * indefinitely.
   *
   * @param admission the run and the conditions for workers
   * @param files the paths of the files of the run by digest
   * @param watcher receives changes in the state of workers
   * @param address the address of the broker
   * @param key the shared key; empty only on the loopback interface
   * @throws RefusedException if the thread was interrupted
   */
  public static Coordinator at(
      WorkerCheck admission,
      Map<String, Path> files,
      WorkerWatcher watcher,
      ClusterAddress address,
      Optional<ClusterKey> key) {
    Connection connection = null;
    try {
      connection = BrokerConnections.coordinator(address, key);
      return new Coordinator(
          admission, files, watcher, WorkerTable.SILENCE, Optional.empty(), connection);
    } catch (JMSException e) {
      BrokerConnections.close(connection);
      throw new RefusedException(
          ClusterTexts.of("in.address", address, String.valueOf(e.getMessage())), e);
    }
  }

  /** Drops waiting jobs, because those of an earlier process would be executed twice. */
  private void drop(Optional<String> selector) throws JMSException {
    synchronized (publishing) {
      try (MessageConsumer old =
          publishing.createConsumer(
              publishing.createQueue(Queues.jobs(admission.run())), selector.orElse(""))) {
        Message message = old.receive(LEFT.toMillis());
        while (message != null) {
          message = old.receive(LEFT.toMillis());
        }
      }
    }
  }

  /**
   * Removes waiting jobs of interrupted threads. Jobs that must be executed {@linkplain Job#notBy
   * elsewhere} remain.
   */
  public void dropAbandoned() {
    try {
      drop(Optional.of(Queues.NOT_BY + " IS NULL"));
    } catch (JMSException e) {
      LOG.debug("Abandoned jobs were not dropped", e);
    }
  }

  /** Publishes all jobs again, because a restarted broker has no messages. */
  private void publishAgain() {
    try {
      drop(Optional.empty());
      pending.forEach((id, job) -> publish(id, job.job()));
    } catch (JMSException | RefusedException e) {
      LOG.warn("The jobs could not be handed out again", e);
    }
  }

  /**
   * Returns the port for workers.
   *
   * @return the one given, or the free one that was chosen for 0; empty at a broker elsewhere
   */
  public Optional<Integer> port() {
    return broker.map(EmbeddedBroker::port);
  }

  /**
   * Returns the workers.
   *
   * @return the workers in the order of arrival
   */
  public WorkerTable workers() {
    return workers;
  }

  private interface Receiver {
    void receive(TextMessage message, Session session) throws JMSException;
  }

  private void listen(String queue, Optional<String> selector, Receiver receiver)
      throws JMSException {
    Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
    session
        .createConsumer(session.createQueue(queue), selector.orElse(""))
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

  /**
   * Executes a job on a worker.
   *
   * @param job the job
   * @param reader parses the result, or throws a {@link RefusedException}
   * @param <T> the type of the result
   * @return the result and the machine
   * @throws RefusedException if workers refused it too often or its result cannot be read
   * @throws InterruptedException if the thread was interrupted; the job is abandoned
   */
  public <T> JobOutcome<T> run(Job job, Function<JsonNode, T> reader) throws InterruptedException {
    String id = admission.run() + "-" + job.id();
    PendingJob<T> waiting = new PendingJob<>(job, reader);
    pending.put(id, waiting);
    try {
      publish(id, job);
      return waiting.done().get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RefusedException refused
          ? refused
          : new IllegalStateException(e.getCause());
    } finally {
      pending.remove(id);
    }
  }

  private void publish(String id, Job job) {
    try {
      synchronized (publishing) {
        TextMessage message = publishing.createTextMessage(JobRequest.text(id, job));
        if (job.group().isPresent()) {
          message.setStringProperty(
              "JMSXGroupID", admission.run() + "-" + job.group().get().name());
          if (job.group().get().last()) {
            message.setIntProperty("JMSXGroupSeq", LAST_OF_GROUP);
          }
        }
        for (String program : job.needs()) {
          message.setBooleanProperty(Queues.NEEDS + program, true);
        }
        if (job.notBy().isPresent()) {
          message.setStringProperty(Queues.NOT_BY, job.notBy().get());
        }
        jobs.send(message);
      }
    } catch (JMSException e) {
      throw new RefusedException(
          ClusterTexts.of("job.failed", job.id(), String.valueOf(e.getMessage())), e);
    }
  }

  private void result(TextMessage message) throws JMSException {
    JobResult result = ClusterMessageJson.read(message.getText(), JobResult.class);
    String worker = result.machine().name();
    PendingJob<?> job = pending.get(result.id());
    if (job == null || job.done().isDone()) {
      workers.repeated(worker);
      return;
    }
    if (!result.refused().isEmpty()) {
      refused(result, job, result.refused());
      return;
    }
    try {
      Runnable completion = job.completion(result.machine(), result.value());
      // Counted before the thread of the job continues.
      workers.done(worker);
      completion.run();
    } catch (RefusedException unreadable) {
      refused(result, job, "it sent no result: " + unreadable.getMessage());
    }
  }

  private void refused(JobResult result, PendingJob<?> job, String why) {
    workers.refused(result.machine().name());
    String worker = result.machine().name();
    if (job.refused(result.machine(), why)) {
      // Other workers may lack the required programs.
      boolean elsewhere = job.job().needs().isEmpty() && workers.hasOtherThan(worker);
      publish(result.id(), elsewhere ? job.job().notBy(worker) : job.job());
    }
  }

  private void greeting(TextMessage message, Session session) throws JMSException {
    WorkerProfile worker = ClusterMessageJson.read(message.getText(), WorkerProfile.class);
    CoordinatorAnswer answer = admission.answer(worker);
    if (answer instanceof CoordinatorAnswer.Admitted) {
      workers.greeted(worker).ifPresent(change -> watcher.changed(worker, change));
    } else if (answer instanceof CoordinatorAnswer.Refused refused
        && refused.slow()
        && workers.slow(worker)) {
      watcher.changed(worker, WorkerChange.SLOW);
    }
    if (message.getJMSReplyTo() != null) {
      try (MessageProducer reply = Queues.producer(session, message.getJMSReplyTo())) {
        reply.send(session.createTextMessage(ClusterMessageJson.write(answer)));
      }
    }
  }

  /** Closes the coordinator. The threads of pending jobs must be interrupted. */
  @Override
  public void close() {
    lost.close();
    if (broker.isEmpty()) {
      try {
        drop(Optional.empty());
      } catch (JMSException e) {
        LOG.debug("Jobs are left at the broker", e);
      }
    }
    BrokerConnections.close(connection);
    broker.ifPresent(EmbeddedBroker::close);
  }
}
