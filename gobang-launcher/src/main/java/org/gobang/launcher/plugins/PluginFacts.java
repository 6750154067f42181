package org.gobang.launcher.plugins;

import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.gobang.api.Printable;
import org.gobang.api.plugin.Installable;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Service;
import org.gobang.launcher.cli.LauncherTexts;

/** The description of a plugin before installation. No code of the plugin is executed. */
final class PluginFacts {

  private PluginFacts() {}

  /** Returns the description of a plugin in several lines. */
  static String of(Installable plugin) {
    PluginMetadata metadata = plugin.metadata();
    StringJoiner lines = new StringJoiner("\n");
    add(lines, "name", metadata.name());
    add(lines, "version", metadata.version());
    add(lines, "author", metadata.author());
    add(lines, "licence", metadata.licence());
    add(lines, "homepage", metadata.homepage());
    add(lines, "providers", providers(plugin));
    plugin
        .files()
        .sha256()
        .forEach((jar, digest) -> lines.add("SHA-256: " + digest + "  " + Printable.of(jar)));
    if (!plugin.replaces().isEmpty()) {
      add(lines, "replaces", String.join(", ", plugin.replaces()));
    }
    lines.add(LauncherTexts.of("plugin.rights"));
    return lines.toString();
  }

  private static void add(StringJoiner lines, String fact, String value) {
    lines.add(
        LauncherTexts.of(
            "plugin." + fact,
            value.isEmpty() ? LauncherTexts.of("plugin.not.named") : Printable.of(value)));
  }

  /**
   * Returns services and ids. Without metadata, only services, because only the code knows the ids.
   */
  private static String providers(Installable plugin) {
    String listed = providers(plugin.metadata());
    return listed.isEmpty()
        ? plugin.brings().stream().map(Service::word).collect(Collectors.joining(", "))
        : listed;
  }

  /** Returns services, ids and names, for example {@code player four-seeker (Four Seeker)}. */
  static String providers(PluginMetadata metadata) {
    Locale language = LauncherTexts.language();
    return metadata.providers().stream()
        .map(
            each ->
                each.service()
                    + " "
                    + each.id()
                    + " ("
                    + metadata.label(each, language).name()
                    + ")")
        .collect(Collectors.joining(", "));
  }
}
