package org.gobang.arena.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.arena.text.ArenaTexts;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.json.JsonFields;

/**
 * Moves the games of a machine from {@code games.jsonl} to {@code purged.jsonl} and deletes the SGF
 * files. The folder is locked meanwhile.
 *
 * <p>What {@code purged.jsonl} becomes is first written beside it. Then {@code games.jsonl} is
 * replaced, and from there on the games are taken out. {@link #recover} goes back before that, and
 * on after it, so that a kill at any moment neither loses a game nor leaves it in both files.
 *
 * @param folder the folder of the tournament
 */
record Purge(Path folder) {

  @FunctionalInterface
  private interface LineReader {
    void read(String line) throws IOException;
  }

  private Path games() {
    return folder.resolve("games.jsonl");
  }

  private Path purged() {
    return folder.resolve("purged.jsonl");
  }

  private Path next() {
    return folder.resolve("purged.jsonl.next");
  }

  /**
   * Removes the games of a machine and returns the number of them.
   *
   * @return the number of games
   * @throws RefusedException if the machine has played no games; the message lists the machines
   *     with games
   */
  int take(String machine) throws IOException {
    Map<String, Integer> counts = new TreeMap<>();
    forEach(games(), line -> counts.merge(machine(line), 1, Integer::sum));
    counts.remove("");
    if (!counts.containsKey(machine)) {
      Object machines =
          counts.isEmpty() ? ArenaTexts.of("purge.no-machine") : String.join(", ", counts.keySet());
      throw ArenaTexts.refused("purge.none", folder, machine, machines);
    }
    AtomicFile.write(
        next(),
        writer -> {
          if (Files.exists(purged())) {
            forEach(purged(), line -> write(line, writer));
          }
          copy(machine, true, writer);
        });
    AtomicFile.write(games(), writer -> copy(machine, false, writer));
    finish();
    return counts.getOrDefault(machine, 0);
  }

  private void copy(String machine, boolean taken, Writer writer) throws IOException {
    forEach(
        games(),
        line -> {
          if (machine(line).equals(machine) == taken) {
            write(line, writer);
          }
        });
  }

  private static void write(String line, Writer writer) throws IOException {
    writer.write(line + "\n");
  }

  /** Completes or reverts a removal interrupted by the end of the process. */
  void recover() throws IOException {
    if (!Files.exists(next())) {
      return;
    }
    if (isTaken()) {
      finish();
    } else {
      Files.delete(next());
    }
  }

  /**
   * Returns whether the games were removed, which is the case unless the last of them is still in
   * its file.
   */
  private boolean isTaken() throws IOException {
    try (Stream<String> next = Files.lines(next());
        Stream<String> games = Files.lines(games())) {
      String last = next.reduce("", (before, line) -> line);
      return games.noneMatch(last::equals);
    }
  }

  private void finish() throws IOException {
    BitSet kept = new BitSet();
    forEach(games(), line -> kept.set(number(line)));
    forEach(
        next(),
        line -> {
          // A removed game may have been played again.
          if (!kept.get(number(line))) {
            Files.deleteIfExists(RunFolder.file(folder, number(line)));
          }
        });
    Files.move(next(), purged(), StandardCopyOption.ATOMIC_MOVE);
  }

  private static void forEach(Path file, LineReader reader) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      for (String line : (Iterable<String>) lines::iterator) {
        reader.read(line);
      }
    }
  }

  private static int number(String line) throws IOException {
    return JsonFields.parse(line).path("order").path("game").intValue();
  }

  /** Returns the name of the machine; empty if this process played the game. */
  private static String machine(String line) throws IOException {
    JsonNode played = JsonFields.parse(line).path("played");
    return played.path("machine").path("name").asText("");
  }
}
