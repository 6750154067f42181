package org.gobang.tuning;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.ai.search.position.Rules;
import org.gobang.api.problem.ProblemKind;
import org.gobang.study.problem.StoredProblem;

/**
 * Selects problems without duplicates, with a limit per kind and grade, and in Renju with enough
 * wins that depend on forbidden points.
 */
final class ProblemSelection {

  /** The maximum part of the set per kind. */
  private static final double OF_KIND = 0.45;

  /** The maximum part of the frequent defences against an open three. */
  private static final double SHORT_DEFENCES = 0.15;

  private static final int SHORT = 3;

  /** The maximum part per grade. */
  private static final double OF_GRADE = 0.25;

  /** The maximum part of renju wins that are not traps. */
  private static final double PLAIN_IN_RENJU = 0.35;

  private final Rules rules;
  private final int count;
  private final ProblemGrader grader;
  private final Map<String, StoredProblem> selected = new LinkedHashMap<>();
  private final Map<ProblemKind, Integer> ofKind = new EnumMap<>(ProblemKind.class);
  private final int[] ofGrade = new int[StoredProblem.HIGHEST_GRADE + 1];
  private int traps;
  private int shortDefences;

  /** Creates an empty selection. */
  ProblemSelection(Rules rules, int count) {
    this.rules = rules;
    this.count = count;
    this.grader = new ProblemGrader(rules);
  }

  /** Returns whether the selection is complete. */
  boolean isComplete() {
    return selected.size() == count;
  }

  /** Returns the problems in the order of discovery. */
  List<StoredProblem> problems() {
    return List.copyOf(selected.values());
  }

  /** Returns the number of problems with a solution that depends on the rules. */
  int traps() {
    return traps;
  }

  /**
   * Grades and adds a problem, and returns it. Returns empty for duplicates and full kinds or
   * grades.
   */
  Optional<StoredProblem> add(FoundProblem found) {
    boolean wanted = !isComplete() && of(found.kind()) < OF_KIND * count && isWantedSort(found);
    if (!wanted || selected.containsKey(found.stored(rules, 1).id())) {
      return Optional.empty();
    }
    StoredProblem problem = grader.graded(found);
    if (ofGrade[problem.grade()] >= OF_GRADE * count) {
      return Optional.empty();
    }
    selected.put(problem.id(), problem);
    ofKind.merge(problem.kind(), 1, Integer::sum);
    ofGrade[problem.grade()]++;
    traps += found.trap() ? 1 : 0;
    shortDefences += isShortDefence(found) ? 1 : 0;
    return Optional.of(problem);
  }

  private boolean isWantedSort(FoundProblem found) {
    if (isShortDefence(found)) {
      return shortDefences < SHORT_DEFENCES * count;
    }
    int plain = selected.size() - of(ProblemKind.ONLY_DEFENCE) - traps;
    return rules != Rules.RENJU
        || !found.kind().isWin()
        || found.trap()
        || plain < PLAIN_IN_RENJU * count;
  }

  private static boolean isShortDefence(FoundProblem found) {
    return !found.kind().isWin() && found.plies() <= SHORT;
  }

  private int of(ProblemKind kind) {
    return ofKind.getOrDefault(kind, 0);
  }
}
