package org.gobang.arena.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GameSheet;
import org.gobang.arena.play.OrderJson;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.play.PlayedJson;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentJson;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.text.ArenaTexts;
import org.gobang.record.RecordFiles;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.LockFile;
import org.gobang.record.file.RegularFile;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * The folder of a tournament.
 *
 * <ul>
 *   <li>{@code run.json}: the tournament; only the same tournament can be resumed;
 *   <li>{@code games.jsonl}: a line of JSON for each finished game; an incomplete last line of a
 *       killed process is removed, and that game is played again;
 *   <li>{@code games}: the same games as SGF, by number;
 *   <li>{@code purged.jsonl}: the lines of removed games.
 * </ul>
 *
 * <p>Only one process can use a folder at a time. The folder is locked until it is closed.
 */
public final class RunFolder implements Archive, AutoCloseable {

  private final Path folder;
  private final Schedule schedule;
  private final LockFile lock;
  private JsonLinesFile lines;

  private RunFolder(Path folder, TournamentPlan tournament, LockFile lock, JsonLinesFile lines) {
    this.folder = folder;
    this.schedule = new Schedule(tournament);
    this.lock = lock;
    this.lines = lines;
  }

  /**
   * Returns the seed of the tournament in a folder.
   *
   * @param folder the folder, which need not exist
   * @return the seed; empty if the folder has no tournament
   * @throws RefusedException if the run cannot be read
   */
  public static Optional<Long> seed(Path folder) {
    return plan(folder).map(plan -> JsonFields.longInteger(plan, TournamentJson.SEED));
  }

  /**
   * Returns the tournament in a folder.
   *
   * @param folder the folder, which need not exist
   * @return the tournament, without secrets of players; empty if there is none
   * @throws RefusedException if the run cannot be read
   */
  public static Optional<TournamentPlan> tournament(Path folder) {
    Optional<JsonNode> plan = plan(folder);
    try {
      return plan.map(TournamentJson::read);
    } catch (RefusedException notATournament) {
      throw damaged(folder.resolve("run.json"), notATournament);
    }
  }

  /**
   * Returns the path of the file for a game.
   *
   * @param folder the folder of the tournament
   * @param number the number of the game
   * @return a path in the folder
   */
  public static Path file(Path folder, int number) {
    return folder.resolve("games").resolve(String.format(Locale.ROOT, "%06d.sgf", number));
  }

  /**
   * Opens or creates a folder.
   *
   * @param folder the folder
   * @param tournament the tournament
   * @param resume whether to resume an existing run; its number of games becomes that of the
   *     tournament, which must not be less than the number of a finished game
   * @return the folder, to be closed
   * @throws RefusedException if the folder contains a tournament and {@code resume} is false,
   *     contains another tournament, is in use by another process, or cannot be written; the
   *     message gives the reason
   */
  public static RunFolder open(Path folder, TournamentPlan tournament, boolean resume) {
    try {
      Files.createDirectories(folder.resolve("games"));
      LockFile lock = lock(folder);
      try {
        removeTemporaryFiles(folder);
        new Purge(folder).recover();
        return new RunFolder(folder, tournament, lock, lines(folder, tournament, resume));
      } catch (RuntimeException | IOException e) {
        lock.close();
        throw e;
      }
    } catch (IOException e) {
      throw FileErrors.unwritable(folder, e);
    }
  }

  private static LockFile lock(Path folder) throws IOException {
    return LockFile.tryLock(folder.resolve(".lock"))
        .orElseThrow(() -> ArenaTexts.refused("run.busy", folder));
  }

  /** Removes the temporary files of a killed process. */
  private static void removeTemporaryFiles(Path folder) throws IOException {
    for (Path each : List.of(folder, folder.resolve("games"))) {
      try (Stream<Path> files = Files.list(each)) {
        for (Path file : files.filter(AtomicFile::isTemporary).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  private static JsonLinesFile lines(Path folder, TournamentPlan tournament, boolean resume)
      throws IOException {
    JsonLinesFile lines = JsonLinesFile.open(folder.resolve("games.jsonl"));
    try {
      claim(folder, lines, plan(tournament), resume);
      return lines;
    } catch (RuntimeException | IOException e) {
      lines.close();
      throw e;
    }
  }

  private static String plan(TournamentPlan tournament) {
    return JsonText.indentedObject(json -> TournamentJson.write(tournament, json));
  }

  private static void claim(Path folder, JsonLinesFile lines, String plan, boolean resume)
      throws IOException {
    Optional<JsonNode> there = plan(folder);
    if (there.isEmpty()) {
      if (!lines.isEmpty()) {
        throw ArenaTexts.refused("run.no-plan", folder);
      }
      write(folder, plan);
    } else if (!resume) {
      throw ArenaTexts.refused("run.exists", folder);
    } else {
      resume(folder, lines, there.get(), plan);
    }
  }

  /**
   * Checks the tournament. The number of games may differ, because it does not affect finished
   * games.
   */
  private static void resume(Path folder, JsonLinesFile lines, JsonNode there, String plan)
      throws IOException {
    JsonNode wanted = JsonFields.parse(plan);
    Optional<LocalizedText> difference =
        TournamentDifference.between(there, wanted, TournamentJson.GAMES);
    if (difference.isPresent()) {
      throw ArenaTexts.refused("run.differs", folder, difference.get());
    }
    int games = wanted.path(TournamentJson.GAMES).intValue();
    if (games != there.path(TournamentJson.GAMES).intValue()) {
      refuseToDropGames(lines, games);
      write(folder, plan);
    }
  }

  private static void refuseToDropGames(JsonLinesFile lines, int games) {
    lines.forEach(
        line -> {
          int number = line.path("order").path("game").intValue();
          if (number > games) {
            throw ArenaTexts.refused("run.too-few", number, games);
          }
        });
  }

  private static void write(Path folder, String plan) throws IOException {
    AtomicFile.write(folder.resolve("run.json"), plan + "\n");
  }

  private static Optional<JsonNode> plan(Path folder) {
    Path file = folder.resolve("run.json");
    try {
      String text = RegularFile.readText(file);
      if (text.isEmpty()) {
        throw damaged(file, ArenaTexts.of("run.empty"));
      }
      JsonNode plan = JsonFields.parse(text);
      if (!plan.path("players").isArray() || !plan.path(TournamentJson.SEED).isValueNode()) {
        throw damaged(file, ArenaTexts.of("run.not-plan"));
      }
      return Optional.of(plan);
    } catch (NoSuchFileException none) {
      return Optional.empty();
    } catch (JsonProcessingException e) {
      throw damaged(file, ArenaTexts.of("run.cut-off"));
    } catch (IOException e) {
      throw FileErrors.unreadable(file, e);
    }
  }

  private static RefusedException damaged(Path file, Object why) {
    return ArenaTexts.refused("run.damaged", file, why);
  }

  @Override
  public void forEach(BiConsumer<GameOrder, PlayedGame> game) {
    lines.forEach(line -> read(line, game));
  }

  private void read(JsonNode line, BiConsumer<GameOrder, PlayedGame> game) {
    GameOrder order = OrderJson.read(JsonFields.object(line, "order"));
    // Compared in written form, which has no secrets.
    if (order.number() > schedule.games()
        || !written(order).equals(written(schedule.order(order.number())))) {
      throw ArenaTexts.refused("run.not-of-run", order.number());
    }
    game.accept(order, PlayedJson.read(JsonFields.object(line, "played"), order));
  }

  private static String written(GameOrder order) {
    return JsonText.object(json -> OrderJson.write(order, json));
  }

  @Override
  public void add(GameOrder order, PlayedGame played) {
    GameRecord record = GameSheet.of(order, played);
    RecordFiles.BUNDLED.write(record, record.mainLine(), file(folder, order.number()), Locale.ROOT);
    lines.add(
        JsonText.object(
            json -> {
              JsonText.object(json, "order", fields -> OrderJson.write(order, fields));
              JsonText.object(
                  json,
                  "played",
                  fields -> PlayedJson.write(played, order.opening().start().first(), fields));
            }));
  }

  /**
   * Removes the games of a machine from the tournament: the lines are moved to {@code
   * purged.jsonl}, the SGF files are deleted, and the games are played again when the tournament is
   * resumed. If the process is killed, either all or none of them are removed when the folder is
   * next opened.
   *
   * @param machine the name of the machine
   * @return the number of removed games, 1 or more
   * @throws RefusedException if the machine has played no games, or the folder cannot be written;
   *     the message gives the reason and the known machines
   */
  public int purge(String machine) {
    try {
      lines.close();
      try {
        return new Purge(folder).take(machine);
      } finally {
        lines = JsonLinesFile.open(folder.resolve("games.jsonl"));
      }
    } catch (IOException e) {
      throw FileErrors.unwritable(folder, e);
    }
  }

  @Override
  public void close() {
    lines.close();
    try {
      lock.close();
    } catch (IOException e) {
      throw FileErrors.unwritable(folder, e);
    }
  }
}
