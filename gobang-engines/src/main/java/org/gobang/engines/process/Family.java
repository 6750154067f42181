package org.gobang.engines.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A process and all that it started, and all that those started.
 *
 * <p>Whoever loses its parent is no longer known as a descendant, so that all of a family carry a
 * mark in their environment, which a process hands on to those it starts. Where the system shows
 * environments ({@code /proc} of Linux), nobody is missed who has not wiped it off; elsewhere those
 * are found whose parents still run. Build servers find what a build left behind in the same way.
 *
 * <p>One of a family may found another, which then belongs to the first as well: its mark begins
 * with that of the first.
 *
 * @param mark what their environment says, unlike that of any other family
 */
public record Family(String mark) {

  private static final String VARIABLE = "GOBANG_FAMILY";

  /** Stands in a mark between that of the outer family and that of the inner one. */
  private static final char WITHIN = '/';

  private static final Path PROCESSES = Path.of("/proc");

  /** Whoever starts others faster than they are ended is tried for no longer than this. */
  private static final int ROUNDS = 20;

  /**
   * A family of nobody yet, within the one that this process belongs to, if any.
   *
   * @return one with a mark of its own
   */
  public static Family founded() {
    String own = UUID.randomUUID().toString();
    String within = System.getenv(VARIABLE);
    return new Family(within == null ? own : within + WITHIN + own);
  }

  /** Marks an environment that a process is about to be started with. */
  void mark(Map<String, String> environment) {
    environment.put(VARIABLE, mark);
  }

  /**
   * Ends all that this process started, where it was itself started as the first of a family. It
   * lives on.
   */
  public static void endMyChildren() {
    String mark = System.getenv(VARIABLE);
    if (mark != null) {
      new Family(mark).endOthers(ProcessHandle.current().descendants());
    }
  }

  /** Ends a process and the whole of its family, at once and by force. */
  void end(Process first) {
    // Dead, it starts no more of them, and has no descendants any more: they are seen before.
    List<ProcessHandle> descendants = first.descendants().toList();
    if (first.isAlive()) {
      // To one that is dead it would do no more than throw away what it said last.
      first.destroyForcibly();
    }
    endOthers(descendants.stream());
  }

  private void endOthers(Stream<ProcessHandle> descendants) {
    boolean found = endAll(Stream.concat(descendants, marked()));
    for (int round = 1; found && round < ROUNDS; round++) {
      found = endAll(marked());
    }
  }

  private static boolean endAll(Stream<ProcessHandle> processes) {
    return processes
            .filter(each -> each.pid() != ProcessHandle.current().pid())
            .filter(ProcessHandle::destroyForcibly)
            .count()
        > 0;
  }

  private Stream<ProcessHandle> marked() {
    if (!Files.isDirectory(PROCESSES)) {
      return Stream.empty();
    }
    byte[] entry = (VARIABLE + "=" + mark).getBytes(StandardCharsets.UTF_8);
    try (Stream<Path> all = Files.list(PROCESSES)) {
      return all
          .filter(process -> process.getFileName().toString().matches("[0-9]+"))
          .filter(process -> hasEntry(process.resolve("environ"), entry))
          .flatMap(
              process ->
                  ProcessHandle.of(Long.parseLong(process.getFileName().toString())).stream())
          .toList()
          .stream();
    } catch (IOException notShown) {
      return Stream.empty();
    }
  }

  /**
   * Entries of an environment end with a zero; that of a family within this one goes on. Those of
   * other people, and of the dead, are not shown.
   */
  private static boolean hasEntry(Path environment, byte[] entry) {
    byte[] all;
    try {
      all = Files.readAllBytes(environment);
    } catch (IOException notShown) {
      return false;
    }
    int begin = 0;
    for (int i = 0; i <= all.length; i++) {
      if (i == all.length || all[i] == 0) {
        if (isEntry(Arrays.copyOfRange(all, begin, i), entry)) {
          return true;
        }
        begin = i + 1;
      }
    }
    return false;
  }

  private static boolean isEntry(byte[] found, byte[] entry) {
    int rest = Arrays.mismatch(found, entry);
    return rest < 0 || (rest == entry.length && found[rest] == WITHIN);
  }
}
