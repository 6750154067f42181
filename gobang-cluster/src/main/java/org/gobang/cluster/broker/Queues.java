package org.gobang.cluster.broker;

import jakarta.jms.DeliveryMode;
import jakarta.jms.Destination;
import jakarta.jms.JMSException;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;

/** The queues, and the properties of their messages by which consumers select. */
public final class Queues {

  /** Greetings of workers. */
  public static final String GREETINGS = "gobang.greetings";

  /** A property of greetings: the id of the run that the worker works for, if there is one. */
  public static final String RUN = "run";

  /** A property of jobs: the name of the worker that is not to do it, if there is one. */
  public static final String NOT_BY = "notBy";

  /** A property of jobs begins with this: it is there if the job needs a program. */
  public static final String NEEDS = "needs_";

  private Queues() {}

  /** Returns the jobs of a run. */
  public static String jobs(String run) {
    return "gobang.jobs." + run;
  }

  /** Returns the results of a run. */
  public static String results(String run) {
    return "gobang.results." + run;
  }

  /** Requests for files of a run. */
  public static String files(String run) {
    return "gobang.files." + run;
  }

  /** Returns a producer for a queue: the broker keeps nothing on disk. */
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
