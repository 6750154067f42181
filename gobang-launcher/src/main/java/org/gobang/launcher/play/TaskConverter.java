package org.gobang.launcher.play;

import java.util.List;
import org.gobang.api.problem.ProblemFilter.Task;
import org.gobang.launcher.cli.WordConverter;

/** Reads what is to be found in problems, such as {@code win}. */
final class TaskConverter extends WordConverter<Task> {

  TaskConverter() {
    super(List.of(Task.WIN, Task.FOURS, Task.THREATS, Task.DEFENCE));
  }
}
