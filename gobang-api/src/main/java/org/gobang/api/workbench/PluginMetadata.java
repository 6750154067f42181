package org.gobang.api.workbench;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;

/**
 * The metadata of a plugin, read from a properties file in UTF-8, {@link #FILE}, without running
 * code of the plugin. Unknown keys are ignored.
 *
 * <pre>
 * name=Four Seeker
 * version=1.0.0
 * author=A. Author
 * licence=MIT
 * homepage=https://example.com/four-seeker
 * player.four-seeker.name=Four Seeker
 * player.four-seeker.description=Makes fours.
 * player.four-seeker.name_zh=寻四
 * player.four-seeker.description_zh=专走冲四。
 * player.four-seeker.priority=0
 * format.moves.name=Move list
 * format.moves.extensions=.moves
 * </pre>
 *
 * <p>A provider is listed by the {@linkplain Service#word word} of its service, its id and its
 * name. If one provider is listed, all must be listed, with the values that they return. The
 * description, the Chinese texts and the priority are optional if the provider has none. The
 * extensions of a format are separated by spaces.
 *
 * @param entries the properties by key
 */
public record PluginMetadata(Map<String, String> entries) {

  /** The path of the metadata file in a jar. */
  public static final String FILE = "META-INF/gobang-plugin.properties";

  /** The metadata of a plugin without a metadata file. */
  public static final PluginMetadata NONE = new PluginMetadata(Map.of());

  private static final String VERSION = "version";
  private static final String NAME = "name";
  private static final String PRIORITY = "priority";

  /**
   * A provider listed in the metadata of a plugin.
   *
   * @param service the service, such as {@code player}, or a service of another version
   * @param id the id that the provider has to return
   */
  public record ListedProvider(String service, String id) {

    private String key(String property) {
      return service + "." + id + "." + property;
    }
  }

  /** Creates metadata with a copy of the entries. */
  public PluginMetadata {
    entries = Map.copyOf(entries);
  }

  /**
   * Returns metadata with a version only.
   *
   * @param version such as {@code 1.0.0}; may be empty
   * @return the metadata
   */
  public static PluginMetadata ofVersion(String version) {
    return version.isEmpty() ? NONE : NONE.withVersion(version);
  }

  /**
   * Returns the same metadata with another version.
   *
   * @param version such as {@code 1.0.0}; may be empty
   * @return the metadata
   */
  public PluginMetadata withVersion(String version) {
    Map<String, String> changed = new TreeMap<>(entries);
    changed.put(VERSION, version);
    return new PluginMetadata(changed);
  }

  /**
   * Reads a metadata file.
   *
   * @param file the bytes of the file; not closed here
   * @return the metadata
   * @throws IOException if the file cannot be read
   * @throws RefusedException if the file is not a properties file, or a priority is not a number
   */
  public static PluginMetadata read(InputStream file) throws IOException {
    Properties properties = new Properties();
    try {
      properties.load(new InputStreamReader(file, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException malformed) {
      throw new RefusedException(FILE + " is malformed: " + malformed.getMessage(), malformed);
    }
    Map<String, String> entries = new TreeMap<>();
    properties.stringPropertyNames().forEach(key -> entries.put(key, properties.getProperty(key)));
    PluginMetadata metadata = new PluginMetadata(entries);
    metadata.providers().forEach(metadata::priority);
    return metadata;
  }

  /**
   * Returns the name of the plugin.
   *
   * @return the name; empty if there is none
   */
  public String name() {
    return text(NAME);
  }

  /**
   * Returns the version of the plugin.
   *
   * @return such as {@code 1.0.0}; empty if there is none
   */
  public String version() {
    return text(VERSION);
  }

  /**
   * Returns the author: the person or group that publishes the plugin.
   *
   * @return the author; empty if there is none
   */
  public String author() {
    return text("author");
  }

  /**
   * Returns the licence of the plugin.
   *
   * @return the name of the licence, such as {@code MIT}; empty if there is none
   */
  public String licence() {
    return text("licence");
  }

  /**
   * Returns the web page of the plugin.
   *
   * @return the address, which is not checked; empty if there is none
   */
  public String homepage() {
    return text("homepage");
  }

  /**
   * Returns the listed providers.
   *
   * @return the providers, ordered by service and id; empty if the classes have to be loaded to
   *     find them
   */
  public List<ListedProvider> providers() {
    List<ListedProvider> listed = new ArrayList<>();
    for (String key : entries.keySet()) {
      int first = key.indexOf('.');
      int last = key.lastIndexOf('.');
      if (first < last && key.substring(last + 1).equals(NAME)) {
        listed.add(new ListedProvider(key.substring(0, first), key.substring(first + 1, last)));
      }
    }
    listed.sort(Comparator.comparing(ListedProvider::service).thenComparing(ListedProvider::id));
    return List.copyOf(listed);
  }

  /**
   * Returns the name and description of a listed provider for users.
   *
   * @param provider one of {@link #providers}
   * @param locale the requested language; the fallback for all but Chinese is English
   * @return the label, with the id as the name if the listed name is blank
   */
  public Label label(ListedProvider provider, Locale locale) {
    String language = locale.getLanguage().equals(Locale.CHINESE.getLanguage()) ? "_zh" : "";
    String name = translated(provider.key(NAME), language);
    return new Label(
        name.isBlank() ? provider.id() : name, translated(provider.key("description"), language));
  }

  private String translated(String key, String language) {
    return entries.getOrDefault(key + language, text(key));
  }

  /**
   * Returns the priority of a listed player or renderer.
   *
   * @param provider one of {@link #providers}
   * @return the number; 0 if there is none
   */
  public int priority(ListedProvider provider) {
    String text = entries.getOrDefault(provider.key(PRIORITY), "0");
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException notANumber) {
      throw new RefusedException(
          FILE + ": " + provider.key(PRIORITY) + " has to be a whole number", notANumber);
    }
  }

  /**
   * Returns the extensions of a listed format.
   *
   * @param provider one of {@link #providers}
   * @return such as {@code .sgf}, not checked; empty if none are listed
   */
  public List<String> extensions(ListedProvider provider) {
    return Stream.of(text(provider.key("extensions")).split(" "))
        .filter(each -> !each.isEmpty())
        .toList();
  }

  private String text(String key) {
    return entries.getOrDefault(key, "");
  }
}
