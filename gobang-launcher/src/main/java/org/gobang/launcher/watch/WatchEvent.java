package org.gobang.launcher.watch;

/** An event for the thread of {@link WatchCommand}. */
sealed interface WatchEvent {

  /** Plugins have changed. */
  record Changed() implements WatchEvent {}

  /** The trial of a build has ended, and the build keeps its contract. */
  record Tried(Build build) implements WatchEvent {}

  /** A trial failed, not by the build. */
  record Failed(RuntimeException cause) implements WatchEvent {}

  /** The command is to end. */
  record Stopped() implements WatchEvent {}
}
