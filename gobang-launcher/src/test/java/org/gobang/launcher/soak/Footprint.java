package org.gobang.launcher.soak;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * The resources of a process after a full garbage collection.
 *
 * @param games number of finished games
 * @param heap bytes of objects
 * @param handles open files and sockets
 * @param threads live threads
 * @param classes loaded classes
 * @param temporary files and folders of the application
 * @param kept files of finished and unfinished games
 * @param data bytes of the data folder
 */
record Footprint(
    int games,
    long heap,
    long handles,
    long threads,
    long classes,
    long temporary,
    long kept,
    long data) {

  /** Allowed variation, from caches of the virtual machine and idle threads. */
  private static final long HEAP_BOUND = 3 << 20;

  private static final long HANDLE_BOUND = 8;
  private static final long THREAD_BOUND = 8;
  private static final long CLASS_BOUND = 250;
  private static final long TEMPORARY_BOUND = 2;

  /** Measures this process. */
  static Footprint of(int games, Path data) {
    // Twice: the second collection frees objects that cleaners and references release after the
    // first.
    for (int i = 0; i < 2; i++) {
      ManagementFactory.getMemoryMXBean().gc();
    }
    return new Footprint(
        games,
        ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
        openHandles(),
        ManagementFactory.getThreadMXBean().getThreadCount(),
        ManagementFactory.getClassLoadingMXBean().getLoadedClassCount(),
        temporaryFiles(),
        walk(data.resolve("games"), file -> 1),
        walk(data, file -> file.toFile().length()));
  }

  /** Returns the number of open files and sockets; 0 if unknown. */
  static long openHandles() {
    try {
      return (Long)
          ManagementFactory.getPlatformMBeanServer()
              .getAttribute(
                  new ObjectName("java.lang:type=OperatingSystem"), "OpenFileDescriptorCount");
    } catch (JMException notCounted) {
      return 0;
    }
  }

  private static long temporaryFiles() {
    try (Stream<Path> all = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return all.filter(file -> file.getFileName().toString().startsWith("gobang")).count();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static long walk(Path folder, ToLongFunction<Path> value) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).mapToLong(value).sum();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the header of the table. */
  static String head() {
    return "| games | heap, MB | handles | threads | classes | temporary files | kept games | data, MB |\n"
        + "|---|---|---|---|---|---|---|---|";
  }

  /** Returns a line of the table. */
  String line() {
    return String.format(
        Locale.ROOT,
        "| %d | %.1f | %d | %d | %d | %d | %d | %.1f |",
        games,
        heap / 1e6,
        handles,
        threads,
        classes,
        temporary,
        kept,
        data / 1e6);
  }

  /**
   * Compares the medians of the second and last quarter of a run.
   *
   * @return a sentence for each value that has grown
   */
  static List<String> growth(List<Footprint> all) {
    return Stream.of(
            grown("heap, bytes", all, Footprint::heap, HEAP_BOUND),
            grown("handles", all, Footprint::handles, HANDLE_BOUND),
            grown("threads", all, Footprint::threads, THREAD_BOUND),
            grown("classes", all, Footprint::classes, CLASS_BOUND),
            grown("temporary files", all, Footprint::temporary, TEMPORARY_BOUND))
        .flatMap(List::stream)
        .toList();
  }

  private static List<String> grown(
      String what, List<Footprint> all, ToLongFunction<Footprint> value, long bound) {
    int quarter = all.size() / 4;
    long second = median(all.subList(quarter, 2 * quarter), value);
    long last = median(all.subList(all.size() - quarter, all.size()), value);
    return last > second + bound
        ? List.of(what + " grew from " + second + " to " + last)
        : List.of();
  }

  private static long median(List<Footprint> some, ToLongFunction<Footprint> value) {
    return some.stream().mapToLong(value).sorted().toArray()[some.size() / 2];
  }
}
