package org.gobang.presentation.problem;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.api.problem.Problems;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.Texts;

/**
 * The problem filter, row by row, with the number of problems and the user's progress. Use only on
 * the interface thread.
 */
public final class ProblemMenu {

  /** A part of the filter. */
  public enum Row {

    /** The task. */
    TASK,

    /** The rules. */
    RULES,

    /** The grade. */
    GRADE,

    /** The source. */
    SOURCE
  }

  private final InterfaceContext context;
  private final Texts texts;
  private final Runnable changed;
  private ProblemFilter filter;
  private Optional<ProblemProgress> progress = Optional.empty();

  ProblemMenu(ProblemFilter filter, InterfaceContext context, Runnable changed) {
    this.context = context;
    this.filter = filter;
    this.texts = context.texts();
    this.changed = changed;
    count();
  }

  /** Returns the current filter. */
  ProblemFilter filter() {
    return filter;
  }

  /** Returns the name of a row. */
  public String name(Row row) {
    return texts.of("problem.choose." + row);
  }

  /** Returns the values of a row as text. */
  public List<String> values(Row row) {
    return alternatives(row).stream().map(each -> value(row, each)).toList();
  }

  /** Returns the index of the chosen value of a row, from 0. */
  public int chosen(Row row) {
    return alternatives(row).indexOf(filter);
  }

  /** Chooses a value of a row, from 0. */
  public void choose(Row row, int value) {
    filter = alternatives(row).get(value);
    count();
  }

  private List<ProblemFilter> alternatives(Row row) {
    return switch (row) {
      case TASK -> Stream.of(ProblemFilter.Task.values()).map(filter::task).toList();
      case RULES -> rules().map(filter::rules).toList();
      case GRADE ->
          Stream.concat(
                  Stream.of(OptionalInt.empty()),
                  IntStream.rangeClosed(1, Problem.HIGHEST_GRADE).mapToObj(OptionalInt::of))
              .map(filter::grade)
              .toList();
      case SOURCE -> Stream.of(ProblemFilter.Source.values()).map(filter::source).toList();
    };
  }

  /** Returns all rules: those of available boards, and those chosen while they were available. */
  private Stream<Optional<String>> rules() {
    return Stream.of(
            Stream.of(Optional.<String>empty()),
            context.plugins().boards().stream().map(found -> Optional.of(found.id())),
            Stream.of(filter.rules()))
        .flatMap(each -> each)
        .distinct();
  }

  private String value(Row row, ProblemFilter of) {
    return switch (row) {
      case TASK -> texts.of("problem.task." + of.task());
      case RULES ->
          of.rules().map(context.describer()::rules).orElseGet(() -> texts.of("problem.rules.all"));
      case GRADE ->
          of.grade().isPresent()
              ? String.valueOf(of.grade().getAsInt())
              : texts.of("problem.grade.mine");
      case SOURCE -> texts.of("problem.source." + of.source());
    };
  }

  private void count() {
    ProblemFilter counted = filter;
    context.deliver(
        context.require(Problems.class).progress(counted),
        found -> counted(counted, Optional.of(found)),
        unreadable -> counted(counted, Optional.empty()));
  }

  private void counted(ProblemFilter counted, Optional<ProblemProgress> found) {
    if (counted.equals(filter)) {
      progress = found;
      changed.run();
    }
  }

  /** Returns the number of chosen problems as text; empty while it is unknown. */
  public String counts() {
    return progress
        .map(ProblemProgress::wanted)
        .map(
            wanted ->
                texts.of("problem.choose.counts", wanted.due(), wanted.untried(), wanted.all()))
        .orElse("");
  }

  /** Returns the user's progress as text; empty while it is unknown. */
  public String progress() {
    return progress
        .map(
            now ->
                texts.of(
                    "problem.choose.progress",
                    now.solvedToday(),
                    now.streak(),
                    now.wanted().dueTomorrow(),
                    now.grade()))
        .orElse("");
  }

  /** Returns whether no chosen problem is available now. */
  public boolean isEmpty() {
    return progress
        .map(ProblemProgress::wanted)
        .filter(wanted -> wanted.due() + wanted.untried() == 0)
        .isPresent();
  }
}
