package org.gobang.launcher.play;

import org.gobang.launcher.cli.WordConverter;

/** Reads what is to be found in problems: {@code win} or {@code defence}. */
final class TaskConverter extends WordConverter<TaskConverter.Task> {

  /** What is to be found. */
  enum Task {
    WIN,
    DEFENCE
  }

  TaskConverter() {
    super(Task.class);
  }
}
