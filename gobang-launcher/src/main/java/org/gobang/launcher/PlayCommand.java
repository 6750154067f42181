package org.gobang.launcher;

import java.util.concurrent.Callable;
import org.gobang.plugins.LivePlugins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code gobang play}: a game in a front end. It is what {@code gobang} alone does, too. */
@Command
final class PlayCommand implements Callable<Integer> {

  private final PluginFolders plugins;

  @Spec private CommandSpec spec;
  @Mixin private PlayOptions options;

  PlayCommand(PluginFolders plugins) {
    this.plugins = plugins;
  }

  @Override
  public Integer call() throws InterruptedException {
    try (LivePlugins found = plugins.find()) {
      return play(found).run();
    }
  }

  Play play(LivePlugins found) {
    return new Play(spec, options, found, plugins.shelf(found));
  }
}
