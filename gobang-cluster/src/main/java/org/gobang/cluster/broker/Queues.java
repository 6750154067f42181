package org.gobang.cluster.broker;

import jakarta.jms.DeliveryMode;
import jakarta.jms.Destination;
import jakarta.jms.JMSException;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;

/** The names of the queues and of the message properties for selectors. */
public final class Queues {

  /** The queue for greetings of workers. */
  public static final String GREETINGS = "gobang.greetings";

  /** The property of greetings with the id of the current run of the worker, if any. */
  public static final String RUN = "run";

  /** The property of jobs with the name of the excluded worker, if any. */
  public static final String NOT_BY = "notBy";

  /** The prefix of properties of jobs that require a program. */
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
