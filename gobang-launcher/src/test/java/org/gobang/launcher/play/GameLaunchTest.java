package org.gobang.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.engines.isolated.Bubblewrap;
import org.gobang.fixtures.PlayerJar;
import org.gobang.launcher.GobangProcess;
import org.gobang.launcher.Run;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.SpokenLanguage;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.Host;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.InterfaceLaunch;
import org.gobang.workbench.plugins.PluginFolders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

class GameLaunchTest {

  private static final ErrorOutput ERR = new ErrorOutput(new PrintWriter(Writer.nullWriter()));

  @TempDir private Path folder;

  private static PlayCommand play(PluginFolders folders, ErrorOutput err) {
    StandardOutput out =
        new StandardOutput(OutputStream.nullOutputStream(), StandardCharsets.UTF_8);
    return new PlayCommand(
        new CommandContext(folders, InputStream.nullInputStream(), out, err), new SpokenLanguage());
  }

  private static GameSetup asked(String... options) {
    PluginFolders folders = new PluginFolders(DataFolder.ofPerson(), lastWords -> {});
    PlayCommand play = play(folders, ERR);
    new CommandLine(play.spec()).parseArgs(options);
    try (Host host = Host.open(folders)) {
      return play.play(host).request();
    }
  }

  private static String player(Seat seat) {
    return seat instanceof Seat.Computer computer ? computer.who().player() : "human";
  }

  @Test
  void defaultsToAHumanWithBlackFreestyle15And5Seconds() {
    GameSetup game = asked();
    assertThat(game.record().rules()).isEqualTo("freestyle");
    assertThat(game.record().start()).isEqualTo(Start.empty(15));
    assertThat(game.record().lines()).isEmpty();
    assertThat(player(game.black())).isEqualTo("human");
    assertThat(player(game.white())).isEqualTo("search");
    assertThat(game.budget()).isEqualTo(Budget.of(new Limit.MoveTime(Duration.ofSeconds(5))));
    assertThat(game.fouls()).isEqualTo(Fouls.REFUSE);
  }

  @Test
  void choosesAnOpponentThatSupportsTheRules() {
    assertThat(player(asked("--board", "renju").white())).isEqualTo("search");
    GameSetup custom = asked("--board", "custom:stones=2,line=6", "--moves", "h8 a1 a2 i8");
    assertThat(custom.record().rules()).isEqualTo("custom:line=6,stones=2");
    assertThat(custom.record().follow(custom.record().mainLine()))
        .extracting(node -> node.move().stone())
        .containsExactly(Stone.BLACK, Stone.WHITE, Stone.WHITE, Stone.BLACK);
    assertThat(player(custom.white())).isEqualTo("shapes");
  }

  @Test
  void choosesTheBundledPluginsInThisOrder() {
    try (Host host = Host.open(new PluginFolders(DataFolder.ofPerson(), lastWords -> {}))) {
      assertThat(host.catalogue().usualFrontEnds())
          .extracting(DiscoveredPlugin::id)
          .containsExactly("swing", "console");
      assertThat(host.plugins().playersByPriority())
          .extracting(DiscoveredPlugin::id)
          .startsWith("search", "shapes", "lookahead", "live-sleep");
    }
  }

  @Test
  void plainOutputSelectsTheTerminal() {
    PluginFolders folders = new PluginFolders(DataFolder.ofPerson(), lastWords -> {});
    ErrorOutput plain = new ErrorOutput(new PrintWriter(Writer.nullWriter()));
    plain.bePlain(true);
    PlayCommand play = play(folders, plain);
    new CommandLine(play.spec()).parseArgs();
    try (Host host = Host.open(folders)) {
      assertThat(play.play(host).frontEnds())
          .extracting(InterfaceLaunch::id)
          .containsExactly("console");
      new CommandLine(play.spec()).parseArgs("--ui", "web");
      assertThat(play.play(host).frontEnds())
          .extracting(InterfaceLaunch::id)
          .containsExactly("web");
    }
  }

  @Test
  void returnsWhetherTheCommandLineNamesAGame() {
    assertThat(namesGame()).isFalse();
    assertThat(namesGame("--ui", "console", "--ascii")).isFalse();
    assertThat(namesGame("--white", "search:level=3")).isTrue();
    assertThat(namesGame("--clock", "1m")).isTrue();
    assertThat(namesGame("--time", "5s")).as("also with the default value").isTrue();
    assertThat(namesGame("--moves", "h8")).isTrue();
  }

  private static boolean namesGame(String... options) {
    PluginFolders folders = new PluginFolders(DataFolder.ofPerson(), lastWords -> {});
    PlayCommand play = play(folders, ERR);
    new CommandLine(play.spec()).parseArgs(options);
    try (Host host = Host.open(folders)) {
      return play.play(host).namesGame();
    }
  }

  @Test
  void humanPlaysWhiteAgainstANamedBlackPlayer() {
    GameSetup game = asked("--black", "runs");
    assertThat(player(game.black())).isEqualTo("runs");
    assertThat(player(game.white())).isEqualTo("human");
    assertThat(player(asked("--black", "human", "--white", "human").white())).isEqualTo("human");
  }

  @Test
  void drawsEverySeedByDefault() {
    Seat.Computer first = (Seat.Computer) asked("--white", "runs").white();
    Seat.Computer second = (Seat.Computer) asked("--white", "runs").white();
    assertThat(first.who().seed()).isNotEqualTo(second.who().seed());
    assertThat(((Seat.Computer) asked("--white", "runs:seed=7").white()).who().seed()).isEqualTo(7);
  }

  @Test
  void acceptsValuesOfFlags() {
    assertThat(isolation("--isolate")).isEqualTo(Isolation.PROCESS);
    assertThat(isolation("--isolate=true")).isEqualTo(Isolation.PROCESS);
    assertThat(isolation("--isolate=false")).isEqualTo(Isolation.NONE);
  }

  /** Returns the isolation of White. */
  private static Isolation isolation(String flag) {
    return ((Seat.Computer) asked("--white", "runs", flag).white()).who().isolation();
  }

  @Test
  void setsOrRefusesStrictIsolation() {
    try {
      Bubblewrap.find();
    } catch (RefusedException impossible) {
      assertThatThrownBy(() -> isolation("--isolate=strict"))
          .hasMessageContaining(impossible.getMessage());
      return;
    }
    assertThat(isolation("--isolate=strict")).isEqualTo(Isolation.STRICT);
  }

  @Test
  void startsAGameWithItsMoves() throws IOException {
    GameSetup typed = asked("--board", "renju", "--size", "19", "--moves", "j10,k11");
    assertThat(typed.record().rules()).isEqualTo("renju");
    assertThat(typed.record().start().size()).isEqualTo(19);
    assertThat(typed.record().follow(typed.path()))
        .extracting(Node::move)
        .hasToString("[j10, k11]");
    Path file = folder.resolve("game.txt");
    Files.writeString(file, "j10\nk11\n");
    GameSetup loaded = asked("--board", "renju", "--size", "19", "--load", file.toString());
    // White has another seed.
    assertThat(loaded.between(typed.black(), typed.white())).isEqualTo(typed);
  }

  @Test
  void usesRulesAndSizeOfTheFile() throws IOException {
    Path file = folder.resolve("game.sgf");
    Files.writeString(file, "(;GM[4]SZ[9]RU[Renju]AB[ee]PL[W]C[A problem.];W[ed](;B[dd])(;B[fd]))");
    GameSetup setup = asked("--board", "caro", "--load", file.toString());
    assertThat(setup.record().rules()).isEqualTo("renju");
    assertThat(setup.record().start().size()).isEqualTo(9);
    assertThat(setup.record().start().stones()).hasToString("[e5]");
    assertThat(setup.path()).containsExactly(0, 0);
    assertThat(setup.record().lines().get(0).next()).hasSize(2);
  }

  @Test
  void combinesClocksAndLimits() {
    Limit.Clock clock = new Limit.Clock(Duration.ofMinutes(10), Duration.ofSeconds(5));
    assertThat(asked("--clock", "10m+5s").budget()).isEqualTo(Budget.of(clock));
    assertThat(asked("--clock", "10m+5s", "--nodes", "1000").budget())
        .isEqualTo(Budget.of(new Limit.Nodes(1000), clock));
    assertThat(asked("--clock", "30s").budget())
        .isEqualTo(Budget.of(new Limit.Clock(Duration.ofSeconds(30), Duration.ZERO)));
    assertThat(asked("--fouls", "lose").fouls()).isEqualTo(Fouls.LOSE);
    assertThat(asked("--ponder").ponder()).isTrue();
    assertThat(asked("--fouls", "lose").ponder()).isFalse();
  }

  @Test
  void refusesUnknownNames() {
    assertThatThrownBy(() -> asked("--white", "nobody"))
        .isInstanceOf(ParameterException.class)
        .hasMessageContaining("Unknown player “nobody”. Available: lookahead, search, live-sleep");
    assertThatThrownBy(() -> asked("--white", "runs:level=3"))
        .isInstanceOf(ParameterException.class)
        .hasMessage("runs: Unknown option “level”. Available: weights.");
    assertThatThrownBy(() -> asked("--moves", "zz")).isInstanceOf(ParameterException.class);
    assertThatThrownBy(() -> asked("--moves", "h8", "--load", "x.txt"))
        .hasMessageContaining("mutually exclusive");
    assertThatThrownBy(() -> asked("--load", folder.resolve("no.txt").toString()))
        .isInstanceOf(RefusedException.class)
        .hasMessageEndingWith("no.txt: cannot be read: file or folder not found");
  }

  @Test
  void reportsTheRefusalOfANamedPlugin() throws IOException {
    Files.createFile(folder.resolve("a.jar"));
    Run run = Run.of("--plugins", folder.toString(), "--white", "mine");
    assertThat(run.err().lines())
        .first()
        .isEqualTo("gobang: 1 plugin was refused. Run “gobang plugins” to see the reasons.");
    assertThat(run.err()).contains("Unknown player “mine”");
  }

  private Path sgf(String properties) throws IOException {
    return Files.writeString(folder.resolve("game.sgf"), "(;GM[4]SZ[15]" + properties + ")");
  }

  @Test
  void opensAFinishedGameForStudyByDefault() throws IOException {
    String file = sgf("PB[Li]PW[Wu]RE[W+R];B[hh];W[hg]").toString();
    GameSetup game = asked("--load", file);
    assertThat(game.explored()).isTrue();
    assertThat(game.black()).isEqualTo(new Seat.Human("Li"));
    assertThat(game.white()).isEqualTo(new Seat.Human("Wu"));
    assertThat(asked("--load", file, "--white", "runs").explored()).isFalse();
  }

  @Test
  void recognizesAFinishedGameByItsBoard() throws IOException {
    String won = "h8 a1 i8 c1 j8 e1 k8 g1 l8";
    Path file = Files.writeString(folder.resolve("won.txt"), won);
    assertThat(asked("--load", file.toString()).explored()).isTrue();
    Files.writeString(file, won.substring(0, won.length() - 3));
    assertThat(asked("--load", file.toString()).explored()).isFalse();
  }

  @Test
  void keepsTheSeatOfTheHumanInAnUnfinishedGame() throws IOException {
    GameSetup game = asked("--load", sgf("PB[Li]PW[Wu];B[hh];W[hg]").toString());
    assertThat(game.explored()).isFalse();
    assertThat(game.black()).isEqualTo(new Seat.Human("Li"));
    assertThat(player(game.white())).isEqualTo("search");
    game = asked("--load", sgf("PB[search:level=3]PW[Wu];B[hh];W[hg]").toString());
    assertThat(((Seat.Computer) game.black()).who().recordName()).isEqualTo("search:level=3");
    assertThat(game.white()).isEqualTo(new Seat.Human("Wu"));
    String types = "TAG[black-type:human][white-type:computer]";
    game = asked("--load", sgf("PW[search:level=2]" + types + ";B[hh];W[hg]").toString());
    assertThat(game.black()).isEqualTo(new Seat.Human(""));
    assertThat(((Seat.Computer) game.white()).who().recordName()).isEqualTo("search:level=2");
    types = "TAG[black-type:human][white-type:human]";
    game = asked("--load", sgf("PB[Li]PW[Wu]" + types + ";B[hh]").toString());
    assertThat(game.white()).isEqualTo(new Seat.Human("Wu"));
  }

  @Test
  void refusesABoardThatAPlayerDoesNotSupport() throws IOException {
    String plugins = Files.createDirectory(folder.resolve("plugins")).toString();
    PlayerJar.put(
        folder,
        "narrow",
        "h8",
        "public boolean supports(Board board) { return board.rules().equals(\"renju\"); }",
        Path.of(plugins, "narrow.jar"));
    String game = Files.writeString(folder.resolve("g.txt"), "h8 h9").toString();
    for (String[] line :
        new String[][] {
          {"--ui", "console", "--black", "narrow"},
          {"play", "--ui", "console", "--white", "narrow", "--board", "freestyle"},
          {"--ui", "console", "--black", "narrow", "--white", "human", "--load", game},
          {"analyze", "--player", "narrow", "--moves", "h8"},
          {"review", game, "--player", "narrow"},
        }) {
      Run run =
          Run.of(
              Stream.concat(Stream.of(line), Stream.of("--plugins", plugins))
                  .toArray(String[]::new));
      assertThat(run.status()).as(run.toString()).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .startsWith("gobang: narrow does not support freestyle on 15×15. Available: search, ");
    }
    assertThat(asked("--black", "search", "--board", "renju").black()).isNotNull();
  }

  /** Runs a command line in its own process because the pipe reads the standard input. */
  private Run piped(String input, String... args) throws IOException, InterruptedException {
    Path in = Files.writeString(folder.resolve("in"), input);
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    int status =
        GobangProcess.of(folder.resolve("data"), args)
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start()
            .waitFor();
    return new Run(status, Files.readString(out), Files.readString(err));
  }

  @Test
  void selectsAGameOfAFileByItsNumber() throws Exception {
    String one = "(;GM[4]SZ[15]RU[Gomoku];B[hh])";
    String two = "(;GM[4]SZ[15]RU[Gomoku]PB[Ada]PW[Bob];B[hh];W[ii])";
    String file = Files.writeString(folder.resolve("g.sgf"), one + two).toString();
    String[] pipe = {"--ui", "console", "--black", "human", "--white", "human", "--load", file};
    Run first = piped("game 2\n", pipe);
    assertThat(first.status()).isZero();
    assertThat(first.lines()).containsSubsequence("1. h8 Black", "opened " + file, "2. i7 White");
    assertThat(first.err())
        .contains(file + " contains several games", "--game N", "2 games", "1. ", "2. Ada – Bob");
    Run second =
        piped("", Stream.concat(Stream.of(pipe), Stream.of("--game", "2")).toArray(String[]::new));
    assertThat(second.lines()).contains("1. h8 Black", "2. i7 White");
    assertThat(second.err()).doesNotContain("several");
    Run third =
        Run.of(Stream.concat(Stream.of(pipe), Stream.of("--game", "3")).toArray(String[]::new));
    assertThat(third.status()).isEqualTo(2);
    assertThat(third.err()).contains("--game 3: ", file + " contains 2 readable games");
    assertThat(Run.of("--ui", "console", "--game", "2").status()).isEqualTo(2);
  }
}
