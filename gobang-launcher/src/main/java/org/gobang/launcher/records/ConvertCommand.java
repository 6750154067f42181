package org.gobang.launcher.records;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.SizeConverter;
import org.gobang.record.BundledFormat;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.plugins.PluginFolders;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gobang convert}: writes a game in another format. */
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

  public ConvertCommand(PluginFolders folders, ErrorOutput err) {
    this.folders = folders;
    this.err = err;
  }

  @Override
  public Integer call() {
    if (BundledFormat.of(out).isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), out + ": the name is to end in one of " + RecordFiles.extensions());
    }
    try (Host host = Host.open(folders)) {
      PluginCatalogue catalogue = host.catalogue();
      LoadedGame read =
          RecordFiles.read(
              in, Lookup.readDefaults(spec, catalogue, board, size), LauncherTexts.language());
      say(in, read.skipped());
      GameRecord record = read.record();
      say(out, RecordFiles.write(record, record.mainLine(), out, LauncherTexts.language()));
      return 0;
    }
  }

  private void say(Path file, List<String> sentences) {
    sentences.forEach(sentence -> err.say(file + ": " + sentence));
  }
}
