package org.gobang.launcher.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardMoves;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Seat;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Refusal;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.workbench.Host;
import org.gobang.workbench.InterfaceRunner;
import org.gobang.workbench.plugins.InterfaceLaunch;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Opens a game in the interfaces of the command line and runs until the first of them exits. */
final class GameLaunch {

  /** A limit that no file exceeds. */
  private static final long MOST_GAMES = 1_000_000_000;

  private final CommandSpec command;
  private final PlayOptions options;
  private final Host host;
  private final ErrorOutput err;

  /** The file of the game, if it contains others and none was chosen. */
  private Optional<RequestedFile> requestedFile = Optional.empty();

  GameLaunch(CommandSpec command, PlayOptions options, Host host, ErrorOutput err) {
    this.command = command;
    this.options = options;
    this.host = host;
    this.err = err;
  }

  /**
   * Runs the interfaces and returns the exit status.
   *
   * @param problems the problems to show instead of a game; empty for a game
   */
  int run(Optional<ProblemFilter> problems) throws InterruptedException {
    warnOfRefusals();
    List<InterfaceLaunch> frontEnds = frontEnds();
    GameSetup request = request();
    CommandLineRequest commandLine =
        new CommandLineRequest(problems.isEmpty() && !namesGame(), requestedFile, problems);
    return InterfaceRunner.run(
        host.workbench(request, commandLine, options.preferences()), frontEnds, err::say);
  }

  /**
   * Reports refused plugins in one line before all else, because the command line may name one of
   * them. Another command shows the list.
   */
  private void warnOfRefusals() {
    long refused =
        host.plugins().refused().stream()
            .filter(each -> !each.kind().equals(Refusal.DISABLED))
            .count();
    if (refused > 0) {
      err.note(LauncherTexts.of("plugins.refused", refused));
    }
  }

  /** Returns the interfaces of the command line, or the default interface if none is specified. */
  List<InterfaceLaunch> frontEnds() {
    if (options.frontEnds.isEmpty()) {
      return List.of(host.catalogue().usualFrontEnd(err.isPlain()));
    }
    List<InterfaceLaunch> frontEnds = new ArrayList<>();
    for (String text : options.frontEnds) {
      InterfaceLaunch frontEnd =
          Lookup.lookUp(command, () -> host.catalogue().frontEnd(ProviderSpec.parse(text)));
      if (!frontEnd.available()) {
        throw new RefusedException("the interface " + frontEnd.id() + " cannot run here");
      }
      if (frontEnd.exclusive()
          && frontEnds.stream().anyMatch(each -> each.id().equals(frontEnd.id()))) {
        throw new ParameterException(
            command.commandLine(), LauncherTexts.of("wrong.ui.twice", frontEnd.id()));
      }
      frontEnds.add(frontEnd);
    }
    return frontEnds;
  }

  /** Returns the game described by the command line. */
  GameSetup request() {
    Board empty =
        Lookup.emptyBoard(
            command,
            host.catalogue(),
            Lookup.withOpening(command, options.board, options.opening),
            options.size);
    GameRecord record = record(empty);
    RequestedGame game = new RequestedGame(record, host.catalogue());
    boolean seated = options.black != null || options.white != null;
    if (options.file != null && !seated && game.isOver()) {
      return GameSetup.explore(record);
    }
    // With a player for Black only, the user plays White. Without named players, those of the file
    // continue.
    boolean goesOn = options.file != null && !seated;
    Seat black =
        Optional.ofNullable(options.black)
            .or(() -> game.recorded(Stone.BLACK).filter(any -> goesOn))
            .orElseGet(() -> game.person(Stone.BLACK));
    Seat white =
        Optional.ofNullable(options.white)
            .or(() -> game.recorded(Stone.WHITE).filter(any -> goesOn))
            .orElseGet(
                () -> black instanceof Seat.Human ? opponent(record) : game.person(Stone.WHITE));
    GameSetup request =
        GameSetup.of(record)
            .black(isolated(black))
            .white(isolated(white))
            .budget(options.budget())
            .fouls(options.fouls)
            .ponder(options.ponder)
            .build();
    Stream.of(request.black(), request.white()).forEach(seat -> check(seat, record));
    return request;
  }

  boolean namesGame() {
    return PlayOptions.nameGame(command.commandLine().getParseResult());
  }

  private GameRecord record(Board empty) {
    GameRecord noMoves = GameRecord.of(empty.rules(), empty.start(), List.of());
    if (options.file == null && options.game != null) {
      throw new ParameterException(
          command.commandLine(), "--game: the file of the game is given by --load");
    }
    if (options.file != null) {
      if (options.opening != null) {
        throw new ParameterException(
            command.commandLine(), LauncherTexts.of("wrong.exclusive", "--load, --opening"));
      }
      boolean named = command.commandLine().getParseResult().hasMatchedOption("--board");
      return loaded(options.file, readDefaults(noMoves, named));
    }
    String text = options.moves;
    List<Move> moves =
        text == null ? List.of() : Lookup.lookUp(command, () -> BoardMoves.read(text, empty));
    return GameRecord.of(empty.rules(), empty.start(), moves);
  }

  private GameRecord loaded(Path file, ReadDefaults readDefaults) {
    Long number = options.game;
    int chosen = number == null ? 1 : OptionParsers.small(Math.min(number, MOST_GAMES));
    List<LoadedGame> games =
        host.files().readFirst(file, readDefaults, LauncherTexts.language(), chosen + 1);
    if (chosen > games.size()) {
      throw new ParameterException(
          command.commandLine(),
          LauncherTexts.of("load.no.game", String.valueOf(number), file, games.size()));
    }
    boolean several = number == null && games.size() > 1;
    if (several) {
      err.note(LauncherTexts.of("load.several", file));
    }
    LoadedGame read = games.get(chosen - 1);
    boolean whole = games.size() == 1 && read.skipped().isEmpty();
    requestedFile = Optional.of(new RequestedFile(file, several, whole));
    read.skipped().forEach(sentence -> err.note(file, sentence));
    return read.record();
  }

  private ReadDefaults readDefaults(GameRecord game, boolean chosen) {
    return new ReadDefaults(
        game.rules(), game.start().size(), id -> host.catalogue().hasRules(id), chosen);
  }

  /** Returns the first of the default players that supports the rules. */
  private Seat opponent(GameRecord record) {
    String id =
        host.plugins().playersByPriority().stream()
            .filter(found -> found.provider().priority() > 0)
            .filter(found -> supports(found.provider(), record))
            .map(DiscoveredPlugin::id)
            .findFirst()
            .orElseThrow(() -> new RefusedException("there is no player to play against"));
    return RequestedGame.seat(id);
  }

  /**
   * Returns whether a player supports the rules. The default rules count as supported, so that the
   * start runs no code of players.
   */
  private boolean supports(PlayerProvider player, GameRecord record) {
    return record.rules().equals(ReadDefaults.USUAL_RULES)
        || player.supports(host.catalogue().board(record.rules(), record.start()));
  }

  private Seat isolated(Seat seat) {
    return options.isolation != Isolation.NONE && seat instanceof Seat.Computer computer
        ? new Seat.Computer(computer.who().withIsolation(options.isolation))
        : seat;
  }

  private void check(Seat seat, GameRecord record) {
    if (seat instanceof Seat.Computer computer) {
      Lookup.checkPlays(command, host.catalogue(), computer.who(), record.rules(), record.start());
    }
  }
}
