package org.gobang.workbench.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.api.problem.Problems;
import org.gobang.api.review.GameReview;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.LockFile;
import org.gobang.study.problem.BundledProblems;
import org.gobang.study.problem.ProblemAnswer;
import org.gobang.study.problem.ProblemChoice;
import org.gobang.study.problem.ProblemHistory;
import org.gobang.study.problem.ProblemLines;
import org.gobang.study.problem.StoredProblem;
import org.gobang.study.review.MissedChanceProblems;
import org.gobang.workbench.platform.StageExecutor;

/**
 * The user's problems, stored in the files {@code answers.txt} and {@code own.txt}. The files are
 * read anew each time, so that several processes can use them. A lock file serializes changes. A
 * separate thread waits for the disk.
 */
public final class StoredProblems implements Problems, AutoCloseable {

  /**
   * The time limit for the lock. A change takes milliseconds, but a suspended process may hold the
   * lock longer.
   */
  private static final Duration LOCK_LIMIT = Duration.ofSeconds(5);

  private final Path folder;
  private final Path answers;
  private final Path own;
  private final Supplier<ZonedDateTime> clock;
  private final StageExecutor disk = StageExecutor.sequential("gobang-problems");

  /** Read on first use, on the thread for the disk. */
  private List<StoredProblem> bundled = List.of();

  /**
   * Creates the problems in a folder.
   *
   * @param folder the folder, created when the first data are stored
   * @param clock supplies the time, in the zone of the user
   */
  public StoredProblems(Path folder, Supplier<ZonedDateTime> clock) {
    this.folder = folder.toAbsolutePath();
    this.answers = folder.resolve("answers.txt");
    this.own = folder.resolve("own.txt");
    this.clock = clock;
  }

  @Override
  public CompletionStage<NextProblem> next(ProblemFilter wanted, Set<String> skipped) {
    Set<String> without = Set.copyOf(skipped);
    return disk.supply(
        () ->
            choice()
                .next(wanted, without, clock.get())
                .orElseThrow(
                    () ->
                        new RefusedException(
                            NONE_LEFT, "no problem is due, and no other one is left")));
  }

  @Override
  public CompletionStage<ProblemProgress> progress(ProblemFilter wanted) {
    return disk.supply(() -> choice().progress(wanted, clock.get()));
  }

  private ProblemChoice choice() {
    return new ProblemChoice(
        read(own, StoredProblem::parse),
        bundled(),
        new ProblemHistory(read(answers, ProblemAnswer::parse)));
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
            clock.get().toInstant().truncatedTo(ChronoUnit.SECONDS),
            problem.id(),
            solved,
            problem.grade());
    return disk.run(
        () -> locked(() -> append(answers, ProblemAnswer::parse, List.of(answer.line()))));
  }

  @Override
  public CompletionStage<Integer> keep(GameReview review, List<Stone> sides) {
    List<Stone> ofPerson = List.copyOf(sides);
    return disk.supply(
        () -> {
          List<StoredProblem> found = MissedChanceProblems.of(review, ofPerson);
          return locked(() -> keep(found));
        });
  }

  private int keep(List<StoredProblem> found) {
    Set<String> known =
        Stream.concat(read(own, StoredProblem::parse).stream(), bundled().stream())
            .map(StoredProblem::id)
            .collect(Collectors.toSet());
    List<String> lines =
        found.stream().filter(problem -> known.add(problem.id())).map(StoredProblem::line).toList();
    return lines.isEmpty() ? 0 : append(own, StoredProblem::parse, lines);
  }

  private static <T> List<T> read(Path file, Function<String, T> parser) {
    return ProblemLines.parse(file.toString(), text(file), parser);
  }

  private static String text(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException failed) {
      throw FileErrors.unreadable(file, failed);
    }
  }

  /** Changes files under the lock. */
  private <T> T locked(Supplier<T> change) {
    try {
      Files.createDirectories(folder);
      LockFile lock =
          LockFile.lock(folder.resolve(".lock"), LOCK_LIMIT)
              .orElseThrow(
                  () -> new RefusedException(folder + ": another process is writing there"));
      try {
        return change.get();
      } finally {
        lock.close();
      }
    } catch (IOException failed) {
      throw FileErrors.unwritable(folder, failed);
    }
  }

  /** Appends lines. Refuses to append after invalid lines. */
  private static int append(Path file, Function<String, ?> parser, List<String> lines) {
    String before = text(file);
    ProblemLines.parse(file.toString(), before, parser);
    List<String> all = Stream.concat(before.lines(), lines.stream()).toList();
    try {
      AtomicFile.write(file, String.join("\n", all) + "\n");
    } catch (IOException failed) {
      throw FileErrors.unwritable(file, failed);
    }
    return lines.size();
  }

  /** Waits until all changes are written. */
  @Override
  public void close() {
    disk.close();
  }
}
