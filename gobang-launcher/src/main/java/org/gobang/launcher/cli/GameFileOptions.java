package org.gobang.launcher.cli;

import java.nio.charset.Charset;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.record.ReadDefaults;
import org.gobang.study.explorer.GameCriteria;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options of commands that read files with many games. */
public final class GameFileOptions {

  @Option(names = "--charset", paramLabel = "NAME", descriptionKey = "files.charset")
  private @Nullable Charset charset;

  @Option(names = "--player-name", paramLabel = "NAME", descriptionKey = "files.player")
  private String player = "";

  @Option(names = "--opening", paramLabel = "NAME", descriptionKey = "files.opening")
  private String opening = "";

  @Option(names = "--year", paramLabel = "YEAR", descriptionKey = "files.year")
  private GameCriteria years = new GameCriteria("", "", "");

  /** Returns the criteria for selecting games. */
  public GameCriteria criteria() {
    return new GameCriteria(player, opening, years.years());
  }

  /** Returns the name of the first of these options on the command line; empty if none is given. */
  public Optional<String> firstGiven(CommandSpec command) {
    return Stream.of("--charset", "--player-name", "--opening", "--year")
        .filter(command.commandLine().getParseResult()::hasMatchedOption)
        .findFirst();
  }

  /** Returns the defaults for values missing in a file, with the character set of the options. */
  public ReadDefaults with(ReadDefaults defaults) {
    return charset == null ? defaults : defaults.withCharset(charset);
  }
}
