package org.gobang.presentation.problem;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.workbench.Preferences;

/** The problem filter in the preferences. */
final class FilterPreferences {

  private static final String TASK = "problems.task";
  private static final String RULES = "problems.rules";
  private static final String GRADE = "problems.grade";
  private static final String SOURCE = "problems.source";

  private FilterPreferences() {}

  /** Returns the saved filter, with the default for each missing or invalid part. */
  static ProblemFilter read(Preferences preferences) {
    String grade = preferences.get(GRADE).orElse("");
    return new ProblemFilter(
        named(ProblemFilter.Task.values(), preferences.get(TASK)),
        preferences.get(RULES).filter(rules -> !rules.isBlank()),
        IntStream.rangeClosed(1, Problem.HIGHEST_GRADE)
            .filter(each -> grade.equals("" + each))
            .findFirst(),
        named(ProblemFilter.Source.values(), preferences.get(SOURCE)));
  }

  private static <E extends Enum<E>> E named(E[] all, Optional<String> name) {
    return Stream.of(all)
        .filter(each -> name.filter(each.name()::equals).isPresent())
        .findFirst()
        .orElse(all[0]);
  }

  static void write(ProblemFilter filter, Preferences preferences) {
    OptionalInt grade = filter.grade();
    preferences.put(TASK, filter.task().name());
    preferences.put(RULES, filter.rules().orElse(""));
    preferences.put(GRADE, grade.isPresent() ? "" + grade.getAsInt() : "");
    preferences.put(SOURCE, filter.source().name());
  }
}
