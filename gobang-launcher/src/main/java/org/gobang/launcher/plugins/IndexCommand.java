package org.gobang.launcher.plugins;

import static org.gobang.launcher.cli.PlainOptions.parameter;
import static org.gobang.launcher.cli.PlainOptions.value;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.index.IndexPublisher;
import org.gobang.workbench.index.IndexedPlugin;
import org.gobang.workbench.index.PluginIndex;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gobang plugins index}: writes the signed index of a folder of plugins. */
final class IndexCommand implements Callable<Integer> {

  private final StandardOutput out;

  private @Nullable Path folder;
  private @Nullable Path key;

  IndexCommand(StandardOutput out) {
    this.out = out;
  }

  CommandSpec spec() {
    return CommandSpec.wrapWithoutInspection(this)
        .name("index")
        .addPositional(parameter("DIR", "plugins.index.dir", Path.class, value -> folder = value))
        .addOption(
            value("--key", "FILE", Path.class, value -> key = value).toBuilder()
                .required(true)
                .build());
  }

  @Override
  public Integer call() {
    Path plugins = Objects.requireNonNull(folder);
    PluginIndex index = new IndexPublisher(plugins).publish(Objects.requireNonNull(key));
    for (IndexedPlugin plugin : index.plugins()) {
      out.line(plugin.id() + "  " + plugin.metadata().version());
    }
    out.line(
        LauncherTexts.of(
            "index.written", plugins.resolve(IndexPublisher.FILE), index.key().fingerprint()));
    return 0;
  }
}
