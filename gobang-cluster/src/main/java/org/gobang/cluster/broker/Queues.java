package org.gobang.cluster.broker;

import jakarta.jms.DeliveryMode;
import jakarta.jms.Destination;
import jakarta.jms.JMSException;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;

/** The queues, and the properties of their messages used in selectors. */
public final class Queues {

  /** Greetings of workers. */
  public static final String GREETINGS = "gobang.greetings";

  /** A property of greetings: the id of the worker's current run, if any. */
  public static final String RUN = "run";

  /** A property of jobs: the name of the worker that must not execute it, if any. */
  public static final String NOT_BY = "notBy";

  /** The prefix of a property of jobs that need a program. */
  public static final String NEEDS = "needs_";

  private Queues() {}

  /** Returns the queue for the jobs of a run. */
  public static String jobs(String run) {
    return "gobang.jobs." + run;
  }

  /** Returns the queue for the results of a run. */
  public static String results(String run) {
    return "gobang.results." + run;
  }

  /** Returns the queue for file requests of a run. */
  public static String files(String run) {
    return "gobang.files." + run;
  }

  /** Returns a producer for a queue. The broker stores nothing on disk. */
  public static MessageProducer producer(Session session, String queue) throws JMSException {
    return producer(session, session.createQueue(queue));
  }

  /** Returns a producer for a destination. */
  public static MessageProducer producer(Session session, Destination queue) throws JMSException {
    MessageProducer producer = session.createProducer(queue);
    producer.setDeliveryMode(DeliveryMode.NON_PERSISTENT);
    return producer;
  }
}
