package org.gobang.cluster.coordinator;

/** What has become of a worker. */
public enum WorkerChange {
  /** It takes part from now on. */
  ARRIVED,

  /** It was lost, and takes part again. */
  RETURNED,

  /** There was no sign of life of it for {@link WorkerTable#SILENCE}: others do its jobs. */
  LOST,

  /** It is too slow for the run and gets no jobs until it takes part; told once. */
  SLOW
}
