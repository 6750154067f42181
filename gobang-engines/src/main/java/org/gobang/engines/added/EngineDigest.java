package org.gobang.engines.added;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.gobang.api.RefusedException;
import org.gobang.engines.gomocup.GomocupProvider;
import org.gobang.engines.gomocup.Quoting;
import org.gobang.engines.process.EngineTexts;
import org.gobang.engines.process.SessionCommand;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.TextDigest;

/**
 * Computes a digest that identifies an engine on any machine: from the contents of the files in the
 * command, the other words of the command, and the settings. A program on the {@code PATH}, such as
 * {@code python3} or {@code wine}, is identified by its name if a file follows.
 */
public final class EngineDigest {

  private static final int BYTES = 8;

  /** Options that differ between machines. */
  private static final Set<String> PLACES =
      Set.of(
          GomocupProvider.COMMAND,
          GomocupProvider.FOLDER,
          GomocupProvider.DATA,
          GomocupProvider.LOG,
          GomocupProvider.ENVIRONMENT);

  private EngineDigest() {}

  /**
   * Returns the keys of the options that depend on the machine: location and environment of an
   * engine.
   *
   * @return their keys
   */
  public static Set<String> places() {
    return PLACES;
  }

  /**
   * Returns the digest of an engine.
   *
   * @param options its options, with the command
   * @return 16 lower-case hexadecimal digits
   * @throws RefusedException if a file of its command cannot be read, or the program does not exist
   */
  public static String of(Map<String, String> options) {
    List<String> command = Quoting.split(options.getOrDefault(GomocupProvider.COMMAND, ""));
    MessageDigest digest = TextDigest.sha256();
    boolean hasFile = command.stream().skip(1).anyMatch(word -> file(word, options).isPresent());
    for (int i = 0; i < command.size(); i++) {
      String word = command.get(i);
      Optional<Path> file = i == 0 ? program(word, options, hasFile) : file(word, options);
      add(digest, file.map(EngineDigest::content).orElse(word));
    }
    new TreeMap<>(options)
        .forEach(
            (key, value) -> {
              if (!PLACES.contains(key)) {
                add(digest, key + "=" + value);
              }
            });
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }

  private static Optional<Path> program(String word, Map<String, String> options, boolean hasFile) {
    Optional<Path> here = file(word, options);
    if (here.isPresent() || hasFile) {
      return here;
    }
    Optional<Path> found = SessionCommand.onPath(word).filter(Files::isRegularFile).findFirst();
    if (found.isEmpty()) {
      throw EngineTexts.refused("program.missing", word);
    }
    return found;
  }

  /** Returns the file in a word of a command; empty if it is not a file. */
  private static Optional<Path> file(String word, Map<String, String> options) {
    try {
      Path folder = Path.of(options.getOrDefault(GomocupProvider.FOLDER, ""));
      return Optional.of(folder.resolve(word)).filter(Files::isRegularFile);
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  private static String content(Path file) {
    try {
      return "file:"
          + HexFormat.of().formatHex(TextDigest.sha256().digest(Files.readAllBytes(file)));
    } catch (IOException e) {
      throw FileErrors.unreadable(file, e);
    }
  }

  private static void add(MessageDigest digest, String part) {
    digest.update(part.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }
}
