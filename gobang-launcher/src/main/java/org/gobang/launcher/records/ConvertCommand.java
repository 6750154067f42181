package org.gobang.launcher.records;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.FileNotes;
import org.gobang.launcher.cli.GameFileOptions;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OutputFiles;
import org.gobang.launcher.cli.SizeConverter;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.record.RecordFiles;
import org.gobang.record.RecordSource;
import org.gobang.study.explorer.GameCriteria;
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
  private final InputStream standardInput;
  private final StandardOutput standardOutput;
  private final ErrorOutput err;

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "IN", descriptionKey = "convert.in")
  private Path in;

  @Parameters(index = "1", paramLabel = "OUT", descriptionKey = "convert.out")
  private Path out;

  @Option(names = "--from", paramLabel = "FORMAT", descriptionKey = "convert.from")
  private @Nullable String from;

  @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "convert.to")
  private @Nullable String to;

  @Option(names = "--board", paramLabel = "ID", descriptionKey = "convert.board")
  private @Nullable String board;

  @Option(
      names = "--size",
      paramLabel = "N",
      descriptionKey = "convert.size",
      converter = SizeConverter.class)
  private @Nullable Integer size;

  @Mixin private GameFileOptions options;

  public ConvertCommand(
      PluginFolders folders,
      InputStream standardInput,
      StandardOutput standardOutput,
      ErrorOutput err) {
    this.folders = folders;
    this.standardInput = standardInput;
    this.standardOutput = standardOutput;
    this.err = err;
  }

  @Override
  public Integer call() {
    StandardOutput.keepForAnswers();
    try (Host host = Host.open(folders)) {
      RecordFiles files = host.files();
      NamedFormat source = new NamedFormat("--from", in, Optional.ofNullable(from));
      NamedFormat target = new NamedFormat("--to", out, Optional.ofNullable(to));
      Optional<RecordFormat> read =
          Lookup.lookUp(spec, () -> source.of(files.formats(), RecordFormat::isReadable));
      RecordFormat written =
          Lookup.lookUp(spec, () -> target.of(files.formats(), RecordFormat::isWritable))
              .orElseThrow(
                  () ->
                      new ParameterException(
                          spec.commandLine(),
                          LauncherTexts.of(
                              "wrong.extension", out, files.formats().writable().extensions())));
      ReadDefaults defaults =
          options.with(Lookup.readDefaults(spec, host.catalogue(), board, size));
      RecordSource games =
          source.isStream()
              ? new RecordSource(in.toString(), read, () -> standardInput)
              : RecordSource.of(in, read);
      if (!target.isStream()) {
        OutputFiles.check(out);
      }
      Consumer<Predicate<GameRecord>> reading = output -> read(files, games, defaults, output);
      List<String> lost =
          target.isStream()
              ? printed(files, written, reading)
              : files.writeEach(out, written, LauncherTexts.language(), reading);
      lost.forEach(sentence -> err.note(out, sentence));
      return 0;
    }
  }

  /** Whether standard output takes it is for others to judge, not for the writer of records. */
  private List<String> printed(
      RecordFiles files, RecordFormat format, Consumer<Predicate<GameRecord>> reading) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<String> lost =
        files.writeEach(
            out.toString(), format, bytes::writeBytes, LauncherTexts.language(), reading);
    standardOutput.bytes(bytes.toByteArray());
    return lost;
  }

  /** Passes the games that are wanted on, and notes what they lack. */
  private void read(
      RecordFiles files, RecordSource games, ReadDefaults defaults, Predicate<GameRecord> output) {
    GameCriteria criteria = options.criteria();
    FileNotes notes = new FileNotes(err, in);
    files.read(
        games,
        defaults,
        LauncherTexts.language(),
        game -> {
          if (!criteria.matches(game.record())) {
            return true;
          }
          notes.add(game.skipped());
          return output.test(game.record());
        });
    notes.end();
  }
}
