package org.gobang.engines.added;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.gobang.engines.gomocup.EngineLog;
import org.gobang.engines.gomocup.EngineProbe;
import org.gobang.engines.gomocup.GomocupProvider;
import org.gobang.engines.process.EngineTexts;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;

/**
 * The engines added by the user, stored in a file that can be edited by hand:
 *
 * <pre>{@code
 * {
 *   "pela" : {
 *     "command" : "/opt/pela/pbrain-pela",
 *     "memory" : "1024"
 *   }
 * }
 * }</pre>
 *
 * @param file the file, which need not exist
 * @param logs the folder for the engines' logs, which need not exist
 */
public record AddedEngines(Path file, Path logs) {

  /** Loaded only if the file exists, because reading JSON takes a large part of the start time. */
  private static final class Json {
    static final ObjectMapper MAPPER = new ObjectMapper();
  }

  /** The kind of a refused entry. */
  private static final String BAD_SETTING = "bad-setting";

  /**
   * The content of the file.
   *
   * @param engines the valid engines, in the order of the file
   * @param refused a refusal for each invalid entry, or one for the file
   */
  public record Listed(List<AddedEngine> engines, List<Refusal> refused) {

    /** Creates content with copies of the lists. */
    public Listed {
      engines = List.copyOf(engines);
      refused = List.copyOf(refused);
    }
  }

  /**
   * Reads the file.
   *
   * @return the engines and refusals
   */
  public Listed list() {
    if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) {
      return new Listed(List.of(), List.of());
    }
    List<AddedEngine> engines = new ArrayList<>();
    List<Refusal> refused = new ArrayList<>();
    try {
      for (Map.Entry<String, JsonNode> entry : read().properties()) {
        try {
          engines.add(engine(entry.getKey(), entry.getValue()));
        } catch (RefusedException e) {
          refused.add(refusal(BAD_SETTING, entry.getKey() + ": " + e.getMessage()));
        }
      }
    } catch (RefusedException e) {
      refused.add(refusal(Refusal.UNREADABLE, String.valueOf(e.getMessage())));
    }
    return new Listed(engines, refused);
  }

  /**
   * Finds an engine.
   *
   * @param name its name
   * @return the engine; empty if the name is unknown or its entry is invalid
   */
  public Optional<AddedEngine> find(String name) {
    return list().engines().stream().filter(engine -> engine.name().equals(name)).findFirst();
  }

  /**
   * Returns the options of the engine for a player.
   *
   * @param who a player: one of these engines, or {@code gomocup} with a command
   * @return its options and those of the file; empty if it is not an engine
   */
  public Optional<Map<String, String>> options(PlayerSpec who) {
    if (who.player().equals(GomocupProvider.ID)) {
      return Optional.of(who.options());
    }
    return find(who.player())
        .map(
            engine -> {
              Map<String, String> all = new LinkedHashMap<>(engine.options());
              all.putAll(who.options());
              return all;
            });
  }

  private Refusal refusal(String kind, String sentence) {
    return new Refusal(file.toString(), kind, sentence);
  }

  /**
   * Returns all engines as players, with their logs.
   *
   * @return a player for each engine, and refusals
   */
  public Plugins players() {
    Listed listed = list();
    List<DiscoveredPlugin<PlayerProvider>> players =
        listed.engines().stream()
            .map(each -> new DiscoveredPlugin<>(each.name(), player(each), "", file.toString()))
            .toList();
    return Plugins.NONE.with(Service.PLAYER, players).withRefused(listed.refused());
  }

  /** Returns its options including the log file. */
  private Map<String, String> withLog(AddedEngine engine) {
    Map<String, String> given = new LinkedHashMap<>(engine.options());
    given.putIfAbsent(GomocupProvider.LOG, log(engine.name()).toString());
    return given;
  }

  /**
   * Returns a player for an engine. It need not be in the file.
   *
   * @param engine the engine
   * @return a player with its log
   */
  public PlayerProvider player(AddedEngine engine) {
    return new GomocupProvider(engine.name(), withLog(engine));
  }

  /**
   * Starts an engine, reads the description and stops the engine. The engine need not be in the
   * file. Waits without a limit until the thread is interrupted.
   *
   * @param engine the engine
   * @param board the empty board of a game
   * @return the answer to {@code ABOUT} by key, for example {@code name} and {@code version}; empty
   *     if there is none
   * @throws RefusedException if the engine cannot be started or does not support the protocol
   * @throws InterruptedException if the thread was interrupted
   */
  public Map<String, String> about(AddedEngine engine, Board board) throws InterruptedException {
    return EngineProbe.about(engine.name(), withLog(engine), board.rules(), board.size());
  }

  /**
   * Returns the newest lines in the log of an engine.
   *
   * @param name the engine's name
   * @param most the maximum number of lines
   * @return the lines, oldest first, each with its time, the process and the direction; empty
   *     without a log
   * @throws RefusedException if the log cannot be read
   */
  public List<String> logLines(String name, int most) {
    Path log =
        find(name)
            .map(engine -> Path.of(withLog(engine).get(GomocupProvider.LOG)))
            .orElseGet(() -> log(name));
    return EngineLog.newest(log, most);
  }

  /**
   * Returns the log file of an engine.
   *
   * @param name the engine's name
   * @return the file, which exists after the first game
   */
  public Path log(String name) {
    return logs.resolve(name + ".log");
  }

  /**
   * Adds an engine.
   *
   * @param engine the engine
   * @throws RefusedException if an engine already has the name, or the file cannot be read or
   *     written
   */
  public void add(AddedEngine engine) {
    ObjectNode all = readToChange();
    if (all.has(engine.name())) {
      throw taken(engine.name());
    }
    ObjectNode entry = all.putObject(engine.name());
    engine.options().forEach(entry::put);
    write(all);
  }

  /**
   * Replaces an engine at the same place in the list.
   *
   * @param name the name that it has now
   * @param engine the new engine
   * @throws RefusedException if the engine is unknown, another one has the new name, or the file
   *     cannot be read or written
   */
  public void replace(String name, AddedEngine engine) {
    ObjectNode all = readToChange();
    if (!all.has(name)) {
      throw missing(name);
    }
    if (!engine.name().equals(name) && all.has(engine.name())) {
      throw taken(engine.name());
    }
    ObjectNode changed = Json.MAPPER.createObjectNode();
    for (Map.Entry<String, JsonNode> entry : all.properties()) {
      if (entry.getKey().equals(name)) {
        ObjectNode fields = changed.putObject(engine.name());
        engine.options().forEach(fields::put);
      } else {
        changed.set(entry.getKey(), entry.getValue());
      }
    }
    write(changed);
  }

  /**
   * Removes an engine. Its log remains.
   *
   * @param name its name; the entry may be invalid
   * @throws RefusedException if the engine is unknown, or the file cannot be read or written
   */
  public void remove(String name) {
    ObjectNode all = readToChange();
    if (all.remove(name) == null) {
      throw missing(name);
    }
    write(all);
  }

  private static RefusedException taken(String name) {
    return new RefusedException(
        AddedEngine.TAKEN, "there is an engine " + name + " already", List.of(name));
  }

  private static RefusedException missing(String name) {
    return new RefusedException(
        "engine-missing", "there is no engine " + name + " that was added", List.of(name));
  }

  private AddedEngine engine(String name, JsonNode entry) {
    Map<String, String> options = new LinkedHashMap<>();
    entry.properties().forEach(option -> options.put(option.getKey(), option.getValue().asText()));
    return new AddedEngine(name, options);
  }

  private ObjectNode read() {
    try {
      JsonNode all = Json.MAPPER.readTree(RegularFile.readText(file));
      if (all instanceof ObjectNode engines) {
        return engines;
      }
      throw EngineTexts.refused("list.invalid");
    } catch (NoSuchFileException nothingAddedYet) {
      return Json.MAPPER.createObjectNode();
    } catch (JsonProcessingException e) {
      // Excessive nesting has no location.
      Object where = Optional.ofNullable(e.getLocation()).map(JsonLocation::getLineNr).orElse(1);
      throw new RefusedException(EngineTexts.of("in.line", where, e.getOriginalMessage()), e);
    } catch (IOException e) {
      throw new RefusedException(FileErrors.reason(e), e);
    }
  }

  private ObjectNode readToChange() {
    try {
      return read();
    } catch (RefusedException e) {
      throw new RefusedException(EngineTexts.of("in.file", file, e), e);
    }
  }

  private void write(ObjectNode all) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      AtomicFile.writePrivate(file, all.toPrettyString() + "\n");
    } catch (IOException e) {
      throw FileErrors.unwritable(file, e);
    }
  }
}
