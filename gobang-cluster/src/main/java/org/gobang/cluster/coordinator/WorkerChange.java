package org.gobang.cluster.coordinator;

/** A change in the state of a worker. */
public enum WorkerChange {
  /** The worker joined the run. */
  ARRIVED,

  /** The worker was lost and joined again. */
  RETURNED,

  /** The worker sent no message for {@link WorkerTable#SILENCE}. Others execute its jobs. */
  LOST,

  /** The worker is too slow for the run and gets no jobs until it joins again. Reported once. */
  SLOW
}
