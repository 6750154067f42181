package org.gobang.cluster.worker;

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
import org.gobang.arena.play.Machine;
import org.gobang.cluster.broker.Queues;
import org.gobang.cluster.job.EngineProgram;
import org.gobang.cluster.job.JobRunner;
import org.gobang.cluster.job.RunOffer;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.message.ClusterMessageJson;
import org.gobang.cluster.message.JobRequest;
import org.gobang.cluster.message.JobResult;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The slots of a worker in one run. Each repeatedly takes a job, executes it and sends the result.
 */
final class WorkerSlots implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(WorkerSlots.class);

  /** The time for which a slot waits for a job before it checks whether to end. */
  private static final Duration WAIT = Duration.ofSeconds(1);

  private final RunOffer offer;
  private final Machine machine;
  private final String selector;
  private final JobRunner runner;
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean closed;
  private volatile boolean broken;

  WorkerSlots(Connection connection, RunOffer offer, WorkerProfile worker, JobRunner runner)
      throws JMSException {
    this.offer = offer;
    this.machine = new Machine(worker.name(), worker.nodesPerSecond(), offer.timeScale());
    this.selector = selector(offer, worker);
    this.runner = runner;
    for (int slot = 1; slot <= worker.slots(); slot++) {
      Session session = connection.createSession(false, ActiveMQSession.INDIVIDUAL_ACKNOWLEDGE);
      Thread thread = HostThreads.create("gobang-slot-" + slot, () -> work(session));
      threads.add(thread);
    }
    threads.forEach(Thread::start);
  }

  /** Returns the selector of jobs that the worker can execute. */
  private static String selector(RunOffer offer, WorkerProfile worker) {
    StringBuilder selector =
        new StringBuilder()
            .append('(')
            .append(Queues.NOT_BY)
            .append(" IS NULL OR ")
            .append(Queues.NOT_BY)
            .append(" <> '")
            .append(worker.name())
            .append("')");
    for (EngineProgram program : offer.programs()) {
      if (!worker.has(program)) {
        selector.append(" AND ").append(Queues.NEEDS).append(program.digest()).append(" IS NULL");
      }
    }
    return selector.toString();
  }

  RunOffer offer() {
    return offer;
  }

  /**
   * Returns whether these slots are working for an offered run. The same run may return with other
   * files.
   */
  boolean isAtWorkFor(RunOffer other) {
    return !broken && offer.equals(other);
  }

  private void work(Session session) {
    try (session) {
      MessageConsumer jobs =
          session.createConsumer(session.createQueue(Queues.jobs(offer.run())), selector);
      MessageProducer results = Queues.producer(session, Queues.results(offer.run()));
      while (!closed) {
        Message message = jobs.receive(WAIT.toMillis());
        if (message instanceof TextMessage text) {
          Optional<String> result = result(text.getText());
          if (result.isPresent()) {
            results.send(session.createTextMessage(result.get()));
          }
          message.acknowledge();
        }
      }
    } catch (InterruptedException abandoned) {
      // The job was not acknowledged, so another slot gets it.
    } catch (JMSException e) {
      if (!closed) {
        broken = true;
        LOG.warn("A slot of this worker has ended", e);
      }
    }
  }

  /** Returns the text of the result; empty for an invalid request, which has no id. */
  private Optional<String> result(String text) throws InterruptedException {
    try {
      return Optional.of(result(ClusterMessageJson.read(text, JobRequest.class)));
    } catch (RefusedException unreadable) {
      LOG.warn("A message of the coordinator cannot be read: {}", unreadable.getMessage());
      return Optional.empty();
    }
  }

  /** Returns the result of a job. The slot survives any failure of the job. */
  private String result(JobRequest request) throws InterruptedException {
    try {
      return JobResult.text(request.id(), machine, runner.run(request.kind(), request.body()));
    } catch (RefusedException refused) {
      return JobResult.refusal(request.id(), machine, String.valueOf(refused.getMessage()));
    } catch (RuntimeException | Error failed) {
      LOG.warn("Job {} could not be done", request.id(), failed);
      return JobResult.refusal(request.id(), machine, "it failed: " + failed);
    }
  }

  /** Stops the slots. Current jobs are abandoned. */
  @Override
  public void close() {
    closed = true;
    threads.forEach(Thread::interrupt);
    boolean interrupted = Thread.interrupted();
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
        break;
      }
    }
    runner.close();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
