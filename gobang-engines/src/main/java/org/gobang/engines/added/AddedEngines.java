package org.gobang.engines.added;

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
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.gobang.engines.gomocup.GomocupProvider;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;

/**
 * The engines that the user has added, in a file that people can read and edit:
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

  /** Loaded when there is a file: what reads it takes a good part of a start. */
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

    /** Copies the lists. */
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

  private Refusal refusal(String kind, String sentence) {
    return new Refusal(file.toString(), kind, sentence);
  }

  /**
   * All engines as players, with their logs.
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

  private PlayerProvider player(AddedEngine engine) {
    Map<String, String> given = new LinkedHashMap<>(engine.options());
    given.putIfAbsent(GomocupProvider.LOG, log(engine.name()).toString());
    return new GomocupProvider(engine.name(), given);
  }

  /**
   * The log file of an engine.
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
   * @throws RefusedException if there is an engine of that name, or the file cannot be read or
   *     written
   */
  public void add(AddedEngine engine) {
    ObjectNode all = readToChange();
    if (all.has(engine.name())) {
      throw new RefusedException("there is an engine " + engine.name() + " already");
    }
    ObjectNode entry = all.putObject(engine.name());
    engine.options().forEach(entry::put);
    write(all);
  }

  /**
   * Removes an engine; its log stays.
   *
   * @param name its name; the entry may be invalid
   * @throws RefusedException if there is no such engine, or the file cannot be read or written
   */
  public void remove(String name) {
    ObjectNode all = readToChange();
    if (all.remove(name) == null) {
      throw new RefusedException("there is no engine " + name + " that was added");
    }
    write(all);
  }

  private AddedEngine engine(String name, JsonNode entry) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> option : entry.properties()) {
      options.put(option.getKey(), option.getValue().asText());
    }
    return new AddedEngine(name, options);
  }

  private ObjectNode read() {
    try {
      JsonNode all = Json.MAPPER.readTree(RegularFile.readText(file));
      if (all instanceof ObjectNode engines) {
        return engines;
      }
      throw new RefusedException("is not a list of engines");
    } catch (NoSuchFileException nothingAddedYet) {
      return Json.MAPPER.createObjectNode();
    } catch (JsonProcessingException e) {
      throw new RefusedException(
          // Too deep nesting has no location.
          Optional.ofNullable(e.getLocation())
                  .map(place -> "line " + place.getLineNr() + ": ")
                  .orElse("")
              + e.getOriginalMessage(),
          e);
    } catch (IOException e) {
      throw new RefusedException("cannot be read: " + FileErrors.reason(e), e);
    }
  }

  private ObjectNode readToChange() {
    try {
      return read();
    } catch (RefusedException e) {
      throw new RefusedException(file + ": " + e.getMessage(), e);
    }
  }

  private void write(ObjectNode all) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      AtomicFile.writePrivate(file, all.toPrettyString() + "\n");
    } catch (IOException e) {
      throw new RefusedException(file + ": cannot be written: " + FileErrors.reason(e), e);
    }
  }
}
