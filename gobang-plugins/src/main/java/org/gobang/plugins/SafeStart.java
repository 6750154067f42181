package org.gobang.plugins;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Remembers which plugin brought the application down while it was being loaded: code that loads
 * can end the process, and nobody can stop it. So a note is written before, and removed after; the
 * note of a run that died accuses, and who is accused is refused until its files are others.
 */
final class SafeStart {

  private static final Logger LOG = LoggerFactory.getLogger(SafeStart.class);

  private static final int LONGEST_NAME = 40;

  private final Path notes;
  private final Path accused;
  private @Nullable Loading loading;
  private boolean ended;

  private record Loading(String origin, Path note, Set<String> modules) {}

  /**
   * For one run.
   *
   * @param run the folder of the run
   * @param accused where it is kept who is accused; need not be there
   */
  SafeStart(Path run, Path accused) {
    this.notes = notesOf(run);
    this.accused = accused;
  }

  private static Path notesOf(Path run) {
    return run.resolve("loading");
  }

  /** Accuses what a run that died was loading. */
  void inherit(Path deadRun) {
    try {
      for (Path note : RunFolder.list(notesOf(deadRun))) {
        accuse(note);
      }
    } catch (IOException e) {
      LOG.warn("It cannot be noted what {} died of", deadRun, e);
    }
  }

  private void accuse(Path note) throws IOException {
    Files.createDirectories(accused);
    Path accusation = accused.resolve(note.getFileName());
    Files.move(note, accusation, StandardCopyOption.REPLACE_EXISTING);
    LOG.warn("A run ended while a plugin was being loaded: see {}", accusation);
  }

  /**
   * Checks that a plugin is not accused. One whose files are others by now is acquitted.
   *
   * @param origin the path of its jar or folder
   * @throws PluginRefusedException if it is
   */
  void check(String origin, Fingerprint files) throws PluginRefusedException {
    Path accusation = accused.resolve(name(origin));
    if (Files.notExists(accusation, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (!accuses(accusation, files)) {
      delete(accusation);
      return;
    }
    throw new PluginRefusedException(
        Refusal.UNSAFE,
        "the application ended while it was being loaded; replace it, or delete "
            + accusation
            + ", to have it loaded again");
  }

  private static boolean accuses(Path accusation, Fingerprint files) {
    try {
      // A pipe has no end.
      return !Files.isRegularFile(accusation) || Files.readString(accusation).equals(files.text());
    } catch (IOException e) {
      LOG.warn("{} cannot be read, and accuses all the same", accusation, e);
      return true;
    }
  }

  /**
   * Loads a plugin with a note that it is being loaded.
   *
   * @param modules the names of its modules
   */
  <T> T noting(String origin, Fingerprint files, Set<String> modules, Supplier<T> load) {
    begin(new Loading(origin, notes.resolve(name(origin)), modules), files);
    try {
      return load.get();
    } finally {
      end();
    }
  }

  private synchronized void begin(Loading begun, Fingerprint files) {
    if (ended) {
      return;
    }
    loading = begun;
    try {
      Files.createDirectories(notes);
      Files.writeString(begun.note(), files.text());
    } catch (IOException e) {
      LOG.warn("{} is loaded without a note", begun.origin(), e);
    }
  }

  private synchronized void end() {
    if (loading != null && !ended) {
      delete(loading.note());
      loading = null;
    }
  }

  private static void delete(Path note) {
    try {
      Files.deleteIfExists(note);
    } catch (IOException e) {
      LOG.warn("{} stays", note, e);
    }
  }

  /**
   * The run ends in good order. What is being loaded is accused only if it is that which ends it.
   *
   * @return a sentence about it, if it is
   */
  synchronized Optional<String> runEnds() {
    ended = true;
    if (loading == null) {
      return Optional.empty();
    }
    if (!isEndedBy(loading.modules())) {
      delete(loading.note());
      return Optional.empty();
    }
    try {
      accuse(loading.note());
    } catch (IOException e) {
      LOG.warn("It cannot be noted what {} does", loading.origin(), e);
    }
    return Optional.of(
        loading.origin() + " ended the application while it was being loaded, and will be refused");
  }

  /** Whether a thread with code of these modules waits in {@link Runtime#exit} for the end. */
  private static boolean isEndedBy(Set<String> modules) {
    return Thread.getAllStackTraces().values().stream()
        .anyMatch(
            stack ->
                Arrays.stream(stack).anyMatch(SafeStart::isExit)
                    && Arrays.stream(stack)
                        .map(StackTraceElement::getModuleName)
                        .anyMatch(module -> module != null && modules.contains(module)));
  }

  private static boolean isExit(StackTraceElement frame) {
    return frame.getClassName().equals("java.lang.Runtime") && frame.getMethodName().equals("exit");
  }

  /** A file name for a plugin that people recognise, and that no other plugin has. */
  private static String name(String origin) {
    String last = String.valueOf(Path.of(origin).getFileName()).replaceAll("[^A-Za-z0-9._-]", "_");
    return last.substring(0, Math.min(LONGEST_NAME, last.length()))
        + "-"
        + UUID.nameUUIDFromBytes(origin.getBytes(StandardCharsets.UTF_8));
  }
}
