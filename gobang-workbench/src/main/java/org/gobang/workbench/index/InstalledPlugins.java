package org.gobang.workbench.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.gobang.workbench.platform.HostTexts;

/**
 * A file with the plugins installed from an index. Only these are updated, and only from that
 * index. An entry describes the installed files, and is void once they change.
 *
 * @param file the file; a missing file counts as empty
 */
public record InstalledPlugins(Path file) {

  private static final Set<String> FIELDS = Set.of("index", "id", "sha256");

  /**
   * The source of an installed plugin.
   *
   * @param index its index
   * @param id its id there
   * @param sha256 the digests of its jars by file name
   */
  public record Source(URI index, String id, Map<String, String> sha256) {

    /** Creates a source with a copy of the map. */
    public Source {
      sha256 = Map.copyOf(sha256);
    }
  }

  /**
   * Returns the sources of the installed plugins.
   *
   * @return the sources, by the origin of the plugin
   */
  public Map<String, Source> all() {
    Map<String, Source> all = new LinkedHashMap<>();
    try {
      for (Map.Entry<String, JsonNode> entry :
          JsonFields.parse(RegularFile.readText(file)).properties()) {
        JsonNode json = entry.getValue();
        JsonFields.checkKnown(json, FIELDS);
        all.put(
            entry.getKey(),
            new Source(
                URI.create(JsonFields.string(json, "index")),
                JsonFields.string(json, "id"),
                JsonFields.stringMap(json, "sha256")));
      }
    } catch (NoSuchFileException none) {
      return all;
    } catch (JsonProcessingException e) {
      throw refused(e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw refused(FileErrors.reason(e), e);
    } catch (RefusedException | IllegalArgumentException malformed) {
      throw refused(String.valueOf(malformed.getMessage()), malformed);
    }
    return all;
  }

  /**
   * Records the installation of a plugin.
   *
   * @param origin its jar or folder
   * @param source the source
   */
  public void add(String origin, Source source) {
    Map<String, Source> all = all();
    all.put(origin, source);
    all.keySet().removeIf(each -> Files.notExists(Path.of(each)));
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      AtomicFile.write(file, text(all));
    } catch (IOException e) {
      throw refused(FileErrors.reason(e), e);
    }
  }

  private static String text(Map<String, Source> all) {
    return JsonText.indentedObject(
        json -> {
          for (Map.Entry<String, Source> entry : all.entrySet()) {
            Source source = entry.getValue();
            json.writeObjectFieldStart(entry.getKey());
            json.writeStringField("index", source.index().toString());
            json.writeStringField("id", source.id());
            JsonText.map(json, "sha256", source.sha256());
            json.writeEndObject();
          }
        });
  }

  private RefusedException refused(Object reason, Exception cause) {
    return new RefusedException(HostTexts.of("shelf.file", file, reason), cause);
  }
}
