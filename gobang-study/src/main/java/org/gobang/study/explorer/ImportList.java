package org.gobang.study.explorer;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.gobang.api.RefusedException;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.RecordFiles;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.LockFile;
import org.gobang.record.file.RegularFile;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/** The files and folders imported by the user, stored in a file. Used by one thread at a time. */
public final class ImportList {

  private static final String NAME = "imports.json";

  private static final Set<String> FIELDS =
      Set.of("path", "board", "size", "chosen", "charset", "player", "opening", "years");

  /** The time limit for the lock. Writing the list takes milliseconds. */
  private static final Duration LOCK_LIMIT = Duration.ofSeconds(10);

  private final Path file;
  private final Map<Path, GameSource> imports;

  private ImportList(Path file, Map<Path, GameSource> imports) {
    this.file = file;
    this.imports = imports;
  }

  /**
   * Reads the list.
   *
   * @param folder the folder of the list, which is also the folder of the {@link GameIndex}
   * @param isKnown whether an id belongs to available rules
   * @return the list; empty if the file is missing
   * @throws RefusedException if the file cannot be read
   */
  public static ImportList read(Path folder, Predicate<String> isKnown) {
    Path file = folder.resolve(NAME);
    Map<Path, GameSource> imports = new LinkedHashMap<>();
    try {
      JsonNode all = JsonFields.parse(RegularFile.readText(file));
      JsonFields.checkKnown(all, Set.of("imports"));
      for (JsonNode each : JsonFields.array(all, "imports")) {
        imports.put(Path.of(JsonFields.string(each, "path")), source(each, isKnown));
      }
    } catch (NoSuchFileException none) {
      // Nothing has been imported yet.
    } catch (JsonProcessingException | IllegalArgumentException | RefusedException damaged) {
      throw new RefusedException(file + ": " + damaged.getMessage(), damaged);
    } catch (IOException e) {
      throw FileRefusal.unread(file, e);
    }
    return new ImportList(file, imports);
  }

  private static GameSource source(JsonNode each, Predicate<String> isKnown) {
    JsonFields.checkKnown(each, FIELDS);
    ReadDefaults defaults =
        new ReadDefaults(
            JsonFields.string(each, "board"),
            JsonFields.integer(each, "size"),
            isKnown,
            JsonFields.bool(each, "chosen"));
    String charset = text(each, "charset");
    return new GameSource(
        charset.isEmpty() ? defaults : defaults.withCharset(Charset.forName(charset)),
        new GameCriteria(text(each, "player"), text(each, "opening"), text(each, "years")));
  }

  /** Returns a field that is written only if it is not empty. */
  private static String text(JsonNode each, String name) {
    return each.path(name).asText("");
  }

  /**
   * Adds files and folders to the import list in a folder. For an existing entry, the new source
   * replaces the old one. Several processes may add entries concurrently.
   *
   * @param folder the folder of the list
   * @param paths the files and folders
   * @param source the defaults for values that the file does not specify, and the criteria for the
   *     games
   * @param reader lists the files in folders
   * @param language the language of all messages
   * @throws RefusedException if one of the paths does not exist, a folder has no file of a known
   *     format, or the list cannot be read or written; nothing is added then
   */
  public static void add(
      Path folder, List<Path> paths, GameSource source, RecordFiles reader, Locale language) {
    Map<Path, GameSource> added = new LinkedHashMap<>();
    for (Path path : paths) {
      Path absolute = path.toAbsolutePath().normalize();
      files(absolute, reader, language, unread -> {});
      added.put(absolute, source);
    }
    try {
      Files.createDirectories(folder);
      LockFile lock =
          LockFile.lock(folder.resolve(".imports.lock"), LOCK_LIMIT)
              .orElseThrow(
                  () ->
                      new RefusedException(
                          RecordMessages.of(
                              "file.unwritten",
                              folder.resolve(NAME),
                              RecordMessages.of("fault.locked"))));
      try {
        ImportList list = read(folder, source.defaults().isKnown());
        list.imports.putAll(added);
        AtomicFile.write(list.file, list.json() + "\n");
      } finally {
        lock.close();
      }
    } catch (IOException e) {
      throw FileRefusal.unwritten(folder.resolve(NAME), e);
    }
  }

  private static List<Path> files(
      Path path, RecordFiles reader, Locale language, Consumer<String> unread) {
    try {
      return Files.readAttributes(path, BasicFileAttributes.class).isDirectory()
          ? reader.list(path, any -> true, language, unread)
          : List.of(path);
    } catch (IOException e) {
      throw FileRefusal.unread(path, e);
    }
  }

  /**
   * Returns the files to read, including files in imported folders.
   *
   * @param reader lists the files in folders
   * @param language the language of all messages
   * @param problem receives the reason if a file or a folder cannot be read
   * @return the files, each with its defaults and criteria
   */
  public Map<Path, GameSource> files(
      RecordFiles reader, Locale language, Consumer<String> problem) {
    Map<Path, GameSource> found = new LinkedHashMap<>();
    imports.forEach(
        (path, source) -> {
          try {
            files(path, reader, language, problem).forEach(each -> found.put(each, source));
          } catch (RefusedException unreadable) {
            problem.accept(unreadable.sentence(language));
          }
        });
    return found;
  }

  /**
   * Returns the defaults for an imported file.
   *
   * @param imported a file that was imported individually or in a folder
   * @return the defaults of its import; empty for a file that is not imported
   */
  public Optional<ReadDefaults> defaults(Path imported) {
    return imports.entrySet().stream()
        .filter(each -> imported.startsWith(each.getKey()))
        .map(each -> each.getValue().defaults())
        .reduce((first, last) -> last);
  }

  private String json() {
    return JsonText.indentedObject(
        json -> {
          JsonText.objects(
              json,
              "imports",
              imports.entrySet(),
              each -> {
                ReadDefaults defaults = each.getValue().defaults();
                GameCriteria criteria = each.getValue().criteria();
                json.writeStringField("path", each.getKey().toString());
                json.writeStringField("board", defaults.rules());
                json.writeNumberField("size", defaults.size());
                json.writeBooleanField("chosen", defaults.rulesChosen());
                write(json, "charset", defaults.charset().map(Charset::name).orElse(""));
                write(json, "player", criteria.player());
                write(json, "opening", criteria.opening());
                write(json, "years", criteria.years());
              });
        });
  }

  private static void write(JsonGenerator json, String name, String text) throws IOException {
    if (!text.isEmpty()) {
      json.writeStringField(name, text);
    }
  }
}
