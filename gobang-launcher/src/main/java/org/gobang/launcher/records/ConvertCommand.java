package org.gobang.launcher.records;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.FileNotes;
import org.gobang.launcher.cli.GameFileOptions;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OutputFiles;
import org.gobang.record.RecordFiles;
import org.gobang.record.RecordSource;
import org.gobang.study.explorer.GameCriteria;
import org.gobang.workbench.Host;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gobang convert}: writes games in another format. */
@Command
public final class ConvertCommand extends HostCommand {

  @Parameters(index = "0", paramLabel = "IN", descriptionKey = "convert.in")
  private Path input;

  @Parameters(index = "1", paramLabel = "OUT", descriptionKey = "convert.out")
  private Path output;

  @Option(names = "--from", paramLabel = "FORMAT", descriptionKey = "convert.from")
  private @Nullable String from;

  @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "convert.to")
  private @Nullable String to;

  @Option(names = "--board", paramLabel = "ID", descriptionKey = "convert.board")
  private @Nullable String board;

  @Option(names = "--size", paramLabel = "N", descriptionKey = "convert.size")
  private @Nullable Integer size;

  @Mixin private GameFileOptions options;

  public ConvertCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected int run(Host host) {
    RecordFiles files = host.files();
    NamedFormat source = new NamedFormat("--from", input, Optional.ofNullable(from));
    NamedFormat target = new NamedFormat("--to", output, Optional.ofNullable(to));
    Optional<RecordFormat> read =
        Lookup.lookUp(spec, () -> source.of(files.formats(), RecordFormat::isReadable));
    RecordFormat written =
        Lookup.lookUp(spec, () -> target.of(files.formats(), RecordFormat::isWritable))
            .orElseThrow(
                () -> wrong("wrong.extension", output, files.formats().writable().extensions()));
    ReadDefaults defaults = options.with(Lookup.readDefaults(spec, host.catalogue(), board, size));
    RecordSource games =
        source.isStream()
            ? new RecordSource(input.toString(), read, () -> in)
            : RecordSource.of(input, read);
    if (!target.isStream()) {
      OutputFiles.check(output);
    }
    Consumer<Predicate<GameRecord>> reading = taker -> read(files, games, defaults, taker);
    List<String> lost =
        target.isStream()
            ? printed(files, written, reading)
            : files.writeEach(output, written, LauncherTexts.language(), reading);
    lost.forEach(sentence -> err.note(output, sentence));
    return 0;
  }

  /**
   * Returns the lost content. Failures of standard output are not reported by the writer of
   * records.
   */
  private List<String> printed(
      RecordFiles files, RecordFormat format, Consumer<Predicate<GameRecord>> reading) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<String> lost =
        files.writeEach(
            output.toString(), format, bytes::writeBytes, LauncherTexts.language(), reading);
    out.bytes(bytes.toByteArray());
    return lost;
  }

  /** Passes on the wanted games, and records the lost content. */
  private void read(
      RecordFiles files, RecordSource games, ReadDefaults defaults, Predicate<GameRecord> taker) {
    GameCriteria criteria = options.criteria();
    FileNotes notes = new FileNotes(err, input);
    files.read(
        games,
        defaults,
        LauncherTexts.language(),
        game -> {
          if (!criteria.matches(game.record())) {
            return true;
          }
          notes.add(game.skipped());
          return taker.test(game.record());
        });
    notes.end();
  }
}
