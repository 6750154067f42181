package org.gobang.presentation.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.saved.Records;

/**
 * Stores copies of games with unsaved edits in the data folder, for recovery after a crash. Each
 * process has one copy, named after the process; copies of crashed processes can be restored.
 *
 * <p>The methods return at once. The disk is accessed in the background, in the order of the calls.
 */
final class UnsavedCopies {

  private static final String GAME = ".sgf";
  private static final String SOURCE = ".txt";

  private final BackgroundTasks tasks;
  private final Optional<Path> folder;
  private final String own = name(ProcessHandle.current());

  /** The copy to write. A queued write stores the latest one. */
  private volatile Optional<Edited> wanted = Optional.empty();

  /** Accessed by one chained task at a time. */
  private Optional<Edited> present = Optional.empty();

  private CompletableFuture<Boolean> chain = CompletableFuture.completedFuture(true);

  /**
   * A game with unsaved edits.
   *
   * @param path the current position
   * @param file the source file, if any
   */
  record Edited(GameRecord record, List<Integer> path, Optional<Path> file) {}

  UnsavedCopies(BackgroundTasks tasks) {
    this.tasks = tasks;
    this.folder =
        tasks
            .context()
            .workbench()
            .service(Records.class)
            .flatMap(Records::folder)
            .flatMap(games -> Optional.ofNullable(games.toAbsolutePath().getParent()))
            .map(data -> data.resolve("unsaved"));
  }

  /** The process id and its start time, since process ids are reused. */
  private static String name(ProcessHandle process) {
    long start = process.info().startInstant().map(Instant::getEpochSecond).orElse(0L);
    return process.pid() + "-" + start;
  }

  /**
   * Stores a copy, or deletes it.
   *
   * @return completed when the copy is stored or deleted; exceptionally if that failed
   */
  CompletionStage<Boolean> want(Optional<Edited> next) {
    if (folder.isEmpty() || (next.isEmpty() && wanted.isEmpty())) {
      return chain;
    }
    wanted = next;
    chain = chain.exceptionally(reported -> false).thenCompose(any -> make());
    return chain;
  }

  private CompletionStage<Boolean> make() {
    Optional<Edited> next = wanted;
    if (next.equals(present)) {
      return CompletableFuture.completedStage(true);
    }
    Path copy = folder.orElseThrow().resolve(own + GAME);
    CompletionStage<Boolean> made =
        next.isPresent()
            ? tasks
                .submit(() -> prepare(copy, next.get().file()))
                .thenCompose(
                    any ->
                        tasks
                            .context()
                            .require(Records.class)
                            .write(next.get().record(), next.get().path(), copy))
                .thenApply(any -> true)
            : tasks.submit(() -> delete(copy));
    return made.thenApply(
        done -> {
          present = next;
          return done;
        });
  }

  private static boolean prepare(Path copy, Optional<Path> file) {
    try {
      Files.createDirectories(copy.getParent());
      Files.writeString(source(copy), file.map(Path::toString).orElse(""));
      return true;
    } catch (IOException e) {
      throw refused(e);
    }
  }

  private static Path source(Path copy) {
    String name = String.valueOf(copy.getFileName());
    return copy.resolveSibling(name.substring(0, name.length() - GAME.length()) + SOURCE);
  }

  private static boolean delete(Path copy) {
    try {
      Files.deleteIfExists(copy);
      Files.deleteIfExists(source(copy));
      return true;
    } catch (IOException e) {
      throw refused(e);
    }
  }

  /** Deletes a copy of a crashed process, after all requested copies have been written. */
  CompletionStage<Boolean> delete(GameSaving.LostEdits left) {
    chain =
        chain
            .exceptionally(reported -> false)
            .thenCompose(any -> tasks.submit(() -> delete(left.copy())));
    return chain;
  }

  /** Returns the copies of crashed processes, newest first. */
  CompletionStage<List<GameSaving.LostEdits>> left() {
    return tasks
        .submit(() -> folder.filter(Files::isDirectory).map(UnsavedCopies::in))
        .thenApply(found -> found.orElse(List.of()));
  }

  private static List<GameSaving.LostEdits> in(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(GAME) && !runs(file))
          .map(file -> new GameSaving.LostEdits(file, sourceOf(file), changed(file)))
          .sorted(Comparator.comparing(GameSaving.LostEdits::changed).reversed())
          .toList();
    } catch (IOException e) {
      throw refused(e);
    }
  }

  /** Returns whether the process of a copy is running. */
  private static boolean runs(Path copy) {
    String name = String.valueOf(copy.getFileName());
    String process = name.substring(0, name.length() - GAME.length());
    String pid = process.replaceFirst("-.*", "");
    return pid.matches("[0-9]{1,18}")
        && ProcessHandle.of(Long.parseLong(pid))
            .filter(running -> name(running).equals(process))
            .isPresent();
  }

  private static Optional<Path> sourceOf(Path copy) {
    try {
      String file = Files.readString(source(copy)).strip();
      return file.isEmpty() ? Optional.empty() : Optional.of(Path.of(file));
    } catch (IOException | InvalidPathException unknown) {
      return Optional.empty();
    }
  }

  private static RefusedException refused(IOException e) {
    return new RefusedException(String.valueOf(e.getMessage()), e);
  }

  private static Instant changed(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException goneMeanwhile) {
      return Instant.EPOCH;
    }
  }
}
