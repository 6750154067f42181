package org.gobang.launcher.watch;

/** An event for the thread of {@link WatchCommand}. */
sealed interface WatchEvent {

  /** Plugins have changed. */
  record Changed() implements WatchEvent {}

  /** The trial of a build has ended, and the build passed the contract tests. */
  record Tried(Build build) implements WatchEvent {}

  /** A trial failed for a reason other than the build. */
  record Failed(RuntimeException cause) implements WatchEvent {}

  /** The command was stopped. */
  record Stopped() implements WatchEvent {}
}
