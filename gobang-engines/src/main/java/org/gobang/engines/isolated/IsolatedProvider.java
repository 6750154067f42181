package org.gobang.engines.isolated;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.engines.process.ChildProcess;

/**
 * Creates a plugin's players in JVMs of their own. The provider describes itself in this process;
 * its worker decides which boards are supported.
 */
public final class IsolatedProvider implements PlayerProvider {

  private final PlayerProvider described;
  private final WorkerJvm jvm;
  private final WorkerCommand command;

  /**
   * A provider of isolated players.
   *
   * @param described the plugin's provider
   * @param jvm the JVM of its workers
   * @param command starts a {@link Worker} with the player and the rules of the board in that JVM
   */
  public IsolatedProvider(PlayerProvider described, WorkerJvm jvm, WorkerCommand command) {
    this.described = described;
    this.jvm = jvm;
    this.command = command;
  }

  @Override
  public String id() {
    return described.id();
  }

  @Override
  public Label label(Locale locale) {
    return described.label(locale);
  }

  @Override
  public int priority() {
    return described.priority();
  }

  @Override
  public List<Option> options() {
    return described.options();
  }

  @Override
  public Set<AnalysisFeature> analysisFeatures() {
    return described.analysisFeatures();
  }

  @Override
  public boolean usesFolder() {
    return described.usesFolder();
  }

  @Override
  public Label label(Option option, Locale locale) {
    return described.label(option, locale);
  }

  @Override
  public boolean isExpert(Option option) {
    return described.isExpert(option);
  }

  @Override
  public OptionalInt elo(OptionValues options) {
    return described.elo(options);
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    PlayerFiles files = PlayerFiles.of(options(), settings);
    IsolatedPlayer player = new IsolatedPlayer(id(), jvm, start(start, files));
    try {
      PlayerSpec spec =
          new PlayerSpec(
              id(), PlayerFiles.absolute(options(), settings.values()), settings.seed(), false);
      player.create(spec, files.folder(), start);
      return player;
    } catch (InterruptedException | RuntimeException e) {
      player.close();
      throw e;
    }
  }

  private ChildProcess start(Board board, PlayerFiles files) {
    try {
      return ChildProcess.start(command.of(board, files));
    } catch (IOException e) {
      throw new RefusedException("no process could be started for " + id(), e);
    }
  }
}
