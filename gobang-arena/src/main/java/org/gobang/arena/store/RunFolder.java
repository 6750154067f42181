package org.gobang.arena.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GamePlayed;
import org.gobang.arena.play.GameSheet;
import org.gobang.arena.play.OrderJson;
import org.gobang.arena.play.PlayedJson;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.Tournament;
import org.gobang.arena.schedule.TournamentJson;
import org.gobang.record.RecordFiles;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;

/**
 * A run in a folder.
 *
 * <ul>
 *   <li>{@code run.json}: the tournament, so that no other one is continued there;
 *   <li>{@code games.jsonl}: a line of JSON for each game, written when it is finished. The last
 *       one is torn where the program was killed just then, and is dropped: that game is played
 *       again;
 *   <li>{@code games}: the same games as SGF, by their numbers.
 * </ul>
 *
 * <p>One program at a time: it holds a lock until it is closed.
 */
public final class RunFolder implements Archive, AutoCloseable {

  private final Path folder;
  private final Schedule schedule;
  private final FolderLock lock;
  private final LineFile lines;

  private RunFolder(Path folder, Tournament tournament, FolderLock lock, LineFile lines) {
    this.folder = folder;
    this.schedule = new Schedule(tournament);
    this.lock = lock;
    this.lines = lines;
  }

  /**
   * The seed of the run in a folder, for a command that draws its own if none is given.
   *
   * @param folder the folder, which need not exist
   * @return the seed; empty if there is no run
   * @throws RefusedException if there is one that cannot be read
   */
  public static Optional<Long> seed(Path folder) {
    return plan(folder).map(plan -> plan.path(TournamentJson.SEED).longValue());
  }

  /**
   * Opens a folder, and makes it if need be.
   *
   * @param folder the folder
   * @param tournament what is played there
   * @param resume whether a run that is there goes on; its number of games is then that of the
   *     tournament, as long as no game that is played is left out
   * @return the folder, to be closed
   * @throws RefusedException if there is a run and it is not to go on, or it is of another
   *     tournament, or somebody else is at work there, or the disk refuses; the sentence says which
   */
  public static RunFolder open(Path folder, Tournament tournament, boolean resume) {
    try {
      Files.createDirectories(folder.resolve("games"));
      FolderLock lock = FolderLock.take(folder);
      try {
        removeUnfinished(folder);
        return new RunFolder(folder, tournament, lock, lines(folder, tournament, resume));
      } catch (RuntimeException | IOException e) {
        lock.close();
        throw e;
      }
    } catch (IOException e) {
      throw new RefusedException(folder + ": cannot be written: " + FileErrors.reason(e), e);
    }
  }

  /** Removes what a program that was killed had not finished writing. */
  private static void removeUnfinished(Path folder) throws IOException {
    for (Path each : List.of(folder, folder.resolve("games"))) {
      try (Stream<Path> files = Files.list(each)) {
        for (Path file : files.filter(AtomicFile::isTemporary).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  private static LineFile lines(Path folder, Tournament tournament, boolean resume)
      throws IOException {
    LineFile lines = LineFile.open(folder.resolve("games.jsonl"));
    try {
      claim(folder, lines, TournamentJson.write(tournament), resume);
      return lines;
    } catch (RuntimeException | IOException e) {
      lines.close();
      throw e;
    }
  }

  private static void claim(Path folder, LineFile lines, ObjectNode plan, boolean resume)
      throws IOException {
    Optional<JsonNode> there = plan(folder);
    if (there.isEmpty()) {
      if (!lines.isEmpty()) {
        throw new RefusedException(folder + ": there are games, but no run.json to say of what");
      }
      write(folder, plan);
    } else if (!resume) {
      throw new RefusedException(
          folder + ": there is a run already; --resume goes on with it, or name another folder");
    } else {
      goOn(folder, lines, there.get(), plan);
    }
  }

  /** The number of games may be another one, as it has no part in the games that are played. */
  private static void goOn(Path folder, LineFile lines, JsonNode there, ObjectNode plan)
      throws IOException {
    Optional<String> difference = Difference.between(there, plan, TournamentJson.GAMES);
    if (difference.isPresent()) {
      throw new RefusedException(folder + ": the run there is another one: " + difference.get());
    }
    int games = plan.path(TournamentJson.GAMES).intValue();
    if (games != there.path(TournamentJson.GAMES).intValue()) {
      refuseToDrop(lines, games);
      write(folder, plan);
    }
  }

  private static void refuseToDrop(LineFile lines, int games) {
    lines.forEach(
        line -> {
          int number = line.path("order").path("game").intValue();
          if (number > games) {
            throw new IllegalArgumentException(
                "game " + number + " is played already, so --games " + games + " is too few");
          }
        });
  }

  private static void write(Path folder, ObjectNode plan) throws IOException {
    AtomicFile.write(folder.resolve("run.json"), plan.toPrettyString() + "\n");
  }

  private static Optional<JsonNode> plan(Path folder) {
    Path file = folder.resolve("run.json");
    try {
      byte[] text = RegularFile.readBytes(file);
      if (text.length == 0) {
        throw damaged(file, "it is empty");
      }
      JsonNode plan = LineFile.parse(text);
      if (!plan.path("players").isArray() || !plan.path(TournamentJson.SEED).isIntegralNumber()) {
        throw damaged(file, "it does not describe a run");
      }
      return Optional.of(plan);
    } catch (NoSuchFileException none) {
      return Optional.empty();
    } catch (JsonProcessingException e) {
      throw damaged(file, "it is cut off, or no JSON");
    } catch (IOException e) {
      throw new RefusedException(file + ": cannot be read: " + FileErrors.reason(e), e);
    }
  }

  private static RefusedException damaged(Path file, String why) {
    return new RefusedException(
        file
            + ": "
            + why
            + "; restore the file, or name another folder: games.jsonl beside it has the games that"
            + " were played");
  }

  @Override
  public void forEach(BiConsumer<GameOrder, GamePlayed> game) {
    lines.forEach(line -> read(line, game));
  }

  private void read(JsonNode line, BiConsumer<GameOrder, GamePlayed> game) {
    GameOrder order = OrderJson.read(line.required("order"));
    // As they are written: the file has no secrets.
    if (order.number() > schedule.games()
        || !OrderJson.write(order).equals(OrderJson.write(schedule.order(order.number())))) {
      throw new IllegalArgumentException("game " + order.number() + " is none of this run");
    }
    game.accept(order, PlayedJson.read(line.required("played"), order));
  }

  @Override
  public void add(GameOrder order, GamePlayed played) {
    GameRecord record = GameSheet.of(order, played);
    RecordFiles.write(record, record.mainLine(), sgf(order.number()), Locale.ROOT);
    ObjectNode line = LineFile.object();
    line.set("order", OrderJson.write(order));
    line.set("played", PlayedJson.write(played));
    lines.add(line);
  }

  private Path sgf(int number) {
    return folder.resolve("games").resolve(String.format(Locale.ROOT, "%06d.sgf", number));
  }

  @Override
  public void close() {
    lines.close();
    lock.close();
  }
}
