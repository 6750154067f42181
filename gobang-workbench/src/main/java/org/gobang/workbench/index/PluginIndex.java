package org.gobang.workbench.index;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.gobang.workbench.platform.HostTexts;

/**
 * A list of plugins, published as a JSON file on a static site. The signature is in a file beside
 * the index, with the extension {@value #SIGNATURE}: Ed25519 of the bytes of the index, in Base64.
 *
 * <pre>{@code
 * {
 *   "gobang-plugin-index" : 1,
 *   "key" : "MCowBQYDK2VwAyEA…",
 *   "plugins" : [ {
 *     "id" : "four-seeker",
 *     "metadata" : { "name" : "Four Seeker", "version" : "1.0.0", "player.four-seeker.name" : "Four Seeker" },
 *     "files" : [ { "address" : "four-seeker.jar", "sha256" : "9f86…", "bytes" : 12345 } ]
 *   } ]
 * }
 * }</pre>
 *
 * <p>The metadata are the same as in the jar ({@link PluginMetadata}); an address may be relative
 * to the address of the index.
 *
 * @param address the address of the index
 * @param key verifies its signature
 * @param plugins the plugins, in the order of the file
 */
public record PluginIndex(URI address, IndexKey key, List<IndexedPlugin> plugins) {

  static final String SIGNATURE = ".sig";

  /** Identifies an index, with the version of the format. */
  private static final String FORMAT = "gobang-plugin-index";

  private static final int VERSION = 1;

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");
  private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");

  /** Creates an index with a copy of the list. */
  public PluginIndex {
    plugins = List.copyOf(plugins);
  }

  /**
   * Returns a plugin of this index.
   *
   * @param id its id in this index
   * @return the plugin; empty if there is none
   */
  public Optional<IndexedPlugin> find(String id) {
    return plugins.stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /** Returns the address of the signature. */
  static URI signature(URI index) {
    return URI.create(index + SIGNATURE);
  }

  /**
   * Parses an index. Unknown fields are ignored.
   *
   * @throws RefusedException if it is not an index, or is malformed
   */
  static PluginIndex read(URI address, String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      if (JsonFields.integer(json, FORMAT) != VERSION) {
        throw new RefusedException(HostTexts.of("index.version", address));
      }
      List<IndexedPlugin> plugins = new ArrayList<>();
      for (JsonNode each : JsonFields.array(json, "plugins")) {
        plugins.add(plugin(address, each));
      }
      return new PluginIndex(address, new IndexKey(JsonFields.string(json, "key")), plugins);
    } catch (JsonProcessingException e) {
      throw new RefusedException(
          HostTexts.of("index.malformed", address, e.getOriginalMessage()), e);
    } catch (RefusedException | IllegalArgumentException e) {
      throw new RefusedException(
          HostTexts.of("index.malformed", address, String.valueOf(e.getMessage())), e);
    }
  }

  private static IndexedPlugin plugin(URI index, JsonNode json) {
    List<IndexedFile> files = new ArrayList<>();
    for (JsonNode file : JsonFields.array(json, "files")) {
      files.add(
          new IndexedFile(
              index.resolve(JsonFields.string(file, "address")),
              JsonFields.string(file, "sha256", SHA256),
              JsonFields.longInteger(file, "bytes")));
    }
    files.forEach(IndexedFile::name);
    if (files.isEmpty()) {
      throw new RefusedException("files is empty");
    }
    Map<String, String> metadata = JsonFields.stringMap(json, "metadata");
    return new IndexedPlugin(
        JsonFields.string(json, "id", ID), new PluginMetadata(metadata), files);
  }

  /** Returns the text of this index, with addresses relative to it. */
  String text() {
    return JsonText.indentedObject(this::write) + "\n";
  }

  private void write(JsonGenerator json) throws IOException {
    json.writeNumberField(FORMAT, VERSION);
    json.writeStringField("key", key.text());
    JsonText.objects(
        json,
        "plugins",
        plugins,
        plugin -> {
          json.writeStringField("id", plugin.id());
          JsonText.map(json, "metadata", new TreeMap<>(plugin.metadata().entries()));
          JsonText.objects(
              json,
              "files",
              plugin.files(),
              file -> {
                json.writeStringField(
                    "address", address.resolve(".").relativize(file.address()).toString());
                json.writeStringField("sha256", file.sha256());
                json.writeNumberField("bytes", file.bytes());
              });
        });
  }
}
