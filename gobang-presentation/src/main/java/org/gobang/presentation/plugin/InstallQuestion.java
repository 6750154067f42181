package org.gobang.presentation.plugin;

import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.gobang.api.plugin.Installable;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.presentation.plugin.PluginsPage.Question;
import org.gobang.presentation.text.Texts;

/** The information shown before a plugin is installed, without running any of its code. */
record InstallQuestion(Installable plugin, Texts texts) {

  Question question() {
    String key = plugin.replaces().isEmpty() ? "plugins.install" : "plugins.update";
    String text =
        String.join(
            "\n\n",
            plugin.file().toString(),
            services() + replaced(),
            publisher(),
            texts.of("plugins.rights"));
    return new Question(
        texts.of("plugins.title"),
        texts.of(key + ".sure", String.valueOf(plugin.file().getFileName())),
        text,
        texts.of(key + ".yes"));
  }

  private String services() {
    String brings =
        plugin.brings().stream()
            .map(each -> texts.of("plugins.a." + each.word()))
            .collect(Collectors.joining(texts.of("plugins.and")));
    return plugin.version().isEmpty()
        ? texts.of("plugins.is", brings)
        : texts.of("plugins.is.version", brings, plugin.version());
  }

  private String replaced() {
    return plugin.replaces().isEmpty()
        ? ""
        : texts.of(
            "plugins.replaces",
            plugin.replaces().stream().map(PluginRows::file).collect(Collectors.joining(", ")));
  }

  private String publisher() {
    PluginMetadata metadata = plugin.metadata();
    StringJoiner lines = new StringJoiner("\n");
    lines.add(fact("plugins.author", metadata.author()));
    lines.add(fact("plugins.licence", metadata.licence()));
    if (!metadata.homepage().isEmpty()) {
      lines.add(fact("plugins.homepage", metadata.homepage()));
    }
    plugin
        .files()
        .sha256()
        .forEach((jar, digest) -> lines.add(texts.of("plugins.sha256", jar, digest)));
    return lines.toString();
  }

  private String fact(String key, String value) {
    return texts.of(
        "plugins.why", texts.of(key), value.isEmpty() ? texts.of("plugins.not.named") : value);
  }
}
