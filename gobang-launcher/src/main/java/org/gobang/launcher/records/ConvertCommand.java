package org.gobang.launcher.records;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.GameFileOptions;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.SizeConverter;
import org.gobang.record.RecordFiles;
import org.gobang.study.explorer.GameFilter;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginFolders;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gobang convert}: writes games in another format. */
@Command
public final class ConvertCommand implements Callable<Integer> {

  private final PluginFolders folders;
  private final ErrorOutput err;

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "IN", descriptionKey = "convert.in")
  private Path in;

  @Parameters(index = "1", paramLabel = "OUT", descriptionKey = "convert.out")
  private Path out;

  @Option(names = "--board", paramLabel = "ID", descriptionKey = "convert.board")
  private @Nullable String board;

  @Option(
      names = "--size",
      paramLabel = "N",
      descriptionKey = "convert.size",
      converter = SizeConverter.class)
  private @Nullable Integer size;

  @Mixin private GameFileOptions options;

  public ConvertCommand(PluginFolders folders, ErrorOutput err) {
    this.folders = folders;
    this.err = err;
  }

  @Override
  public Integer call() {
    try (Host host = Host.open(folders)) {
      RecordFiles files = host.files();
      if (files.formats().of(out).isEmpty()) {
        throw new ParameterException(
            spec.commandLine(),
            out + ": the name is to end in one of " + files.formats().extensions());
      }
      ReadDefaults defaults =
          options.with(Lookup.readDefaults(spec, host.catalogue(), board, size));
      files
          .writeEach(out, LauncherTexts.language(), output -> read(files, defaults, output))
          .forEach(sentence -> err.say(out + ": " + sentence));
      return 0;
    }
  }

  /** Passes the games that are wanted on, and says once what none of them has. */
  private void read(RecordFiles files, ReadDefaults defaults, Predicate<GameRecord> output) {
    GameFilter filter = options.filter();
    Set<String> said = new HashSet<>();
    files.read(
        in,
        defaults,
        LauncherTexts.language(),
        game -> {
          if (!filter.matches(game.record())) {
            return true;
          }
          game.skipped().stream()
              .filter(said::add)
              .forEach(sentence -> err.say(in + ": " + sentence));
          return output.test(game.record());
        });
  }
}
