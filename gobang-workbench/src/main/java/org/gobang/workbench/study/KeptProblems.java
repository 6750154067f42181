package org.gobang.workbench.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.Problems;
import org.gobang.api.review.GameReview;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.study.problem.BundledProblems;
import org.gobang.study.problem.ProblemAnswer;
import org.gobang.study.problem.ProblemChoice;
import org.gobang.study.problem.ProblemHistory;
import org.gobang.study.problem.ProblemLines;
import org.gobang.study.problem.StoredProblem;
import org.gobang.study.review.MissedChances;
import org.gobang.workbench.platform.StageExecutor;

/**
 * The problems of a person, in two files of a folder that are read anew each time, so that several
 * processes can use them: {@code answers.txt} and {@code own.txt}. A thread of its own waits for
 * the disk.
 */
public final class KeptProblems implements Problems, AutoCloseable {

  private final Path answers;
  private final Path own;
  private final Optional<ProblemFilter> request;
  private final Clock clock;
  private final StageExecutor disk = StageExecutor.sequential("gobang-problems");

  /** Read when first needed, on the thread of the disk. */
  private List<StoredProblem> bundled = List.of();

  /**
   * The problems in a folder.
   *
   * @param folder the folder, which is made when something is to be kept
   * @param request the problems that the command line asked for
   * @param clock the time and the zone of the person
   */
  public KeptProblems(Path folder, Optional<ProblemFilter> request, Clock clock) {
    this.answers = folder.resolve("answers.txt");
    this.own = folder.resolve("own.txt");
    this.request = request;
    this.clock = clock;
  }

  @Override
  public Optional<ProblemFilter> request() {
    return request;
  }

  @Override
  public CompletionStage<NextProblem> next(ProblemFilter wanted, Set<String> skipped) {
    Set<String> without = Set.copyOf(skipped);
    return disk.supply(
        () ->
            new ProblemChoice(
                    read(own, StoredProblem::parse),
                    bundled(),
                    new ProblemHistory(read(answers, ProblemAnswer::parse)))
                .next(wanted, without, clock.instant(), clock.getZone())
                .orElseThrow(
                    () ->
                        new RefusedException(
                            NONE_LEFT, "no problem is due, and no other one is left")));
  }

  private List<StoredProblem> bundled() {
    if (bundled.isEmpty()) {
      bundled = BundledProblems.read();
    }
    return bundled;
  }

  @Override
  public CompletionStage<Void> answered(Problem problem, boolean solved) {
    ProblemAnswer answer =
        new ProblemAnswer(
            clock.instant().truncatedTo(ChronoUnit.SECONDS), problem.id(), solved, problem.grade());
    return disk.run(() -> append(answers, ProblemAnswer::parse, List.of(answer.line())));
  }

  @Override
  public CompletionStage<Integer> keep(GameReview review, List<Stone> sides) {
    List<Stone> ofPerson = List.copyOf(sides);
    return disk.supply(() -> keep(MissedChances.of(review, ofPerson)));
  }

  private int keep(List<StoredProblem> found) {
    Set<String> known =
        Stream.concat(read(own, StoredProblem::parse).stream(), bundled().stream())
            .map(StoredProblem::id)
            .collect(Collectors.toSet());
    List<String> lines =
        found.stream().filter(problem -> known.add(problem.id())).map(StoredProblem::line).toList();
    if (!lines.isEmpty()) {
      append(own, StoredProblem::parse, lines);
    }
    return lines.size();
  }

  private static <T> List<T> read(Path file, Function<String, T> parser) {
    return ProblemLines.parse(file.toString(), text(file), parser);
  }

  private static String text(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException failed) {
      throw new RefusedException(file + ": " + FileErrors.reason(failed), failed);
    }
  }

  /** Refuses to write behind lines that cannot be read. */
  private static void append(Path file, Function<String, ?> parser, List<String> lines) {
    read(file, parser);
    List<String> all = new ArrayList<>(text(file).lines().toList());
    all.addAll(lines);
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      AtomicFile.write(file, String.join("\n", all) + "\n");
    } catch (IOException failed) {
      throw new RefusedException(file + ": " + FileErrors.reason(failed), failed);
    }
  }

  /** Waits until what was to be kept is written. */
  @Override
  public void close() {
    disk.close();
  }
}
