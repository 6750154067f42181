package org.gobang.launcher.cli;

import java.nio.charset.Charset;
import org.gobang.api.record.ReadDefaults;
import org.gobang.study.explorer.GameFilter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that read files with many games. */
public final class GameFileOptions {

  @Option(
      names = "--charset",
      paramLabel = "NAME",
      descriptionKey = "files.charset",
      converter = CharsetConverter.class)
  private @Nullable Charset charset;

  @Option(names = "--player-name", paramLabel = "NAME", descriptionKey = "files.player")
  private String player = "";

  @Option(names = "--opening", paramLabel = "NAME", descriptionKey = "files.opening")
  private String opening = "";

  @Option(
      names = "--year",
      paramLabel = "YEAR",
      descriptionKey = "files.year",
      converter = YearsConverter.class)
  private String years = "";

  /** Which games are wanted. */
  public GameFilter filter() {
    return new GameFilter(player, opening, years);
  }

  /** What to assume where a file does not say, with the character set that was given. */
  public ReadDefaults with(ReadDefaults defaults) {
    return charset == null ? defaults : defaults.withCharset(charset);
  }
}
