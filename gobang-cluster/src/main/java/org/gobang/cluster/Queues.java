package org.gobang.cluster;

/** The names of the queues. */
final class Queues {

  /** Greetings of workers. */
  static final String GREETINGS = "gobang.greetings";

  private Queues() {}

  /** The games of a run. */
  static String games(String run) {
    return "gobang.games." + run;
  }

  /** The results of a run. */
  static String results(String run) {
    return "gobang.results." + run;
  }
}
