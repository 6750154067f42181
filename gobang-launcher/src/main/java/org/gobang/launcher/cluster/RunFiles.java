package org.gobang.launcher.cluster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.gobang.api.Option;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.arena.play.Contestant;
import org.gobang.cluster.job.SharedFile;
import org.gobang.plugins.PluginFinder;
import org.gobang.plugins.Sha256;
import org.gobang.record.file.FileErrors;
import org.gobang.record.json.JsonFields;

/**
 * The files that workers need for a run: the plugins for the rules and players, and the files in
 * player options.
 *
 * @param files the files with their paths
 */
public record RunFiles(Map<SharedFile, Path> files) {

  /** The folder of the plugins, with one subfolder per plugin. */
  public static final String PLUGINS = "plugins";

  /** Returns the files of a run with the given rules and players. */
  static RunFiles of(Collection<String> rules, List<Contestant> players, Plugins plugins) {
    Map<SharedFile, Path> files = new LinkedHashMap<>();
    int number = 0;
    for (Path plugin : loadedFrom(rules, players, plugins)) {
      String folder = PLUGINS + "/" + ++number + "/";
      for (Path jar : jars(plugin)) {
        add(files, folder + jar.getFileName(), jar);
      }
    }
    for (Contestant contestant : players) {
      for (Option option : options(contestant, plugins)) {
        String value = contestant.spec().options().getOrDefault(option.key(), "");
        if (option instanceof Option.File && !value.isEmpty()) {
          add(files, name(contestant.name(), option.key(), value), Path.of(value));
        }
      }
    }
    return new RunFiles(files);
  }

  /**
   * Returns the name of the file in an option of a contestant.
   *
   * @param contestant the name of the contestant
   * @param key the key of the option
   * @param value the file, as given in the option
   */
  public static String name(String contestant, String key, String value) {
    byte[] option = (contestant + "\0" + key).getBytes(StandardCharsets.UTF_8);
    return "options/"
        + UUID.nameUUIDFromBytes(option)
        + "/"
        + value.substring(1 + Math.max(value.lastIndexOf('/'), value.lastIndexOf('\\')));
  }

  private static Set<Path> loadedFrom(
      Collection<String> rules, List<Contestant> players, Plugins plugins) {
    Set<Path> all = new LinkedHashSet<>();
    for (String each : rules) {
      add(plugins.board(ProviderSpec.parse(each).id()), all);
    }
    for (Contestant contestant : players) {
      add(plugins.player(contestant.spec().player()), all);
      for (Option option : options(contestant, plugins)) {
        if (option instanceof Option.Evaluator evaluator) {
          add(evaluator(contestant, evaluator, plugins), all);
        }
      }
    }
    return all;
  }

  private static void add(Optional<? extends DiscoveredPlugin<?>> plugin, Set<Path> all) {
    plugin.flatMap(PluginFinder::loadedFrom).ifPresent(all::add);
  }

  private static List<Option> options(Contestant contestant, Plugins plugins) {
    return plugins
        .player(contestant.spec().player())
        .map(DiscoveredPlugin::provider)
        .map(PlayerProvider::options)
        .orElse(List.of());
  }

  private static Optional<? extends DiscoveredPlugin<?>> evaluator(
      Contestant contestant, Option.Evaluator option, Plugins plugins) {
    ProviderSpec chosen =
        ProviderSpec.parse(
            contestant.spec().options().getOrDefault(option.key(), option.initial()));
    Optional<? extends DiscoveredPlugin<?>> found = plugins.evaluator(chosen.id());
    for (Option each : found.map(plugin -> plugin.provider().options()).orElse(List.of())) {
      if (each instanceof Option.File && chosen.options().containsKey(each.key())) {
        throw new RefusedException(
            contestant.name()
                + ": its "
                + option.key()
                + " names a file, which workers on other machines do not have");
      }
    }
    return found;
  }

  /** Returns a jar, or the jars of a folder. */
  private static List<Path> jars(Path plugin) {
    if (!Files.isDirectory(plugin)) {
      return List.of(plugin);
    }
    try (Stream<Path> entries = Files.list(plugin)) {
      return entries.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw FileErrors.unreadable(plugin, e);
    }
  }

  private static void add(Map<SharedFile, Path> files, String name, Path file) {
    try {
      long size = Files.size(file);
      if (size > SharedFile.LARGEST) {
        throw new RefusedException(
            file
                + ": is too large to be sent to workers: at most "
                + SharedFile.LARGEST
                + " bytes");
      }
      String sha256 = Sha256.of(file);
      files.put(JsonFields.checked(() -> new SharedFile(name, sha256, size)), file);
    } catch (IOException e) {
      throw FileErrors.unreadable(file, e);
    }
  }

  /** Returns the files to offer to workers. */
  List<SharedFile> offered() {
    return new ArrayList<>(files.keySet());
  }

  /** Returns the paths of the files by digest. */
  Map<String, Path> byDigest() {
    Map<String, Path> paths = new LinkedHashMap<>();
    files.forEach((file, path) -> paths.put(file.sha256(), path));
    return paths;
  }
}
