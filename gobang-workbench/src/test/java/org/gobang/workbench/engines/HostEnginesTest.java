package org.gobang.workbench.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Option;
import org.gobang.api.board.Start;
import org.gobang.api.engine.Engine;
import org.gobang.api.engine.EngineReport;
import org.gobang.api.engine.Engines;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.tournament.TournamentSetup;
import org.gobang.api.tournament.Tournaments;
import org.gobang.api.workbench.RunningTask;
import org.gobang.workbench.Host;
import org.gobang.workbench.LeaderWorkbench;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostEnginesTest {

  /** Plays along one row per side. Its first argument is the reply to ABOUT. */
  private static final String SCRIPT =
      """
      #!/bin/sh
      about=$1
      n=0
      row=2
      while read -r line; do
        line=$(printf %s "$line" | tr -d '\\r')
        case $line in
          ABOUT) echo "$about" ;;
          START*|RESTART) echo OK ;;
          BEGIN|TURN*|DONE)
            [ "$line" = BEGIN ] && row=1
            [ "$about" = silent ] || echo "$n,$row"
            n=$((n + 1)) ;;
          INFO*|BOARD|[0-9]*) ;;
          END) exit 0 ;;
          *) echo UNKNOWN ;;
        esac
      done
      """;

  @TempDir private Path folder;
  private Path program;
  private Host host;
  private LeaderWorkbench workbench;

  @BeforeEach
  void open() throws Exception {
    assumeThat(File.separatorChar).as("the engine is a script").isEqualTo('/');
    program = folder.resolve("an engine");
    Files.writeString(program, SCRIPT);
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    host = Host.open(new PluginFolders(new DataFolder(folder.resolve("data")), sentence -> {}));
    workbench = host.workbench();
  }

  @AfterEach
  void close() {
    if (host != null) {
      workbench.close();
      host.close();
    }
  }

  private Engines engines() {
    return workbench.require(Engines.class);
  }

  private static <T> T join(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  private Engine engine(String id, Map<String, String> options) {
    return new Engine(
        id, program.toString(), "'name=\"Toy\", version=\"2\", author=\"A B\"'", options);
  }

  @Test
  void areTestedBeforeTheyAreAdded() {
    EngineReport report = join(engines().test(engine("toy", Map.of())).result());
    assertThat(report.about())
        .containsOnly(
            Map.entry("name", "Toy"), Map.entry("version", "2"), Map.entry("author", "A B"));
    assertThat(report.moves()).hasSize(6).doesNotHaveDuplicates();
    assertThat(report.start()).isPositive();
    assertThat(join(engines().list()).engines()).isEmpty();
    assertThat(join(engines().log("toy")))
        .anySatisfy(line -> assertThat(line).endsWith("> ABOUT"))
        .anySatisfy(line -> assertThat(line).contains("< name=\"Toy\""))
        .allSatisfy(line -> assertThat(line).matches("\\d{4}-\\d\\d-\\d\\d \\d\\d:.*"));
  }

  @Test
  void becomePlayersAtOnce() {
    join(engines().add(engine("toy", Map.of("memory", "100", "rules", "renju"))));
    assertThat(workbench.plugins().player("toy"))
        .hasValueSatisfying(
            found -> {
              assertThat(
                      found
                          .provider()
                          .supports(
                              join(workbench.require(PositionInfo.class).board("renju", start()))))
                  .isTrue();
              assertThat(
                      found
                          .provider()
                          .supports(
                              join(
                                  workbench
                                      .require(PositionInfo.class)
                                      .board("freestyle", start()))))
                  .isFalse();
            });
    assertThat(join(engines().list()).engines())
        .singleElement()
        .satisfies(
            added -> {
              assertThat(added.program()).isEqualTo(program.toString());
              assertThat(added.arguments()).contains("version=");
              assertThat(added.options())
                  .containsEntry(Engines.FOLDER, folder.toString())
                  .containsEntry("memory", "100");
            });
    join(engines().replace("toy", engine("toy-2", Map.of())));
    assertThat(workbench.plugins().player("toy")).isEmpty();
    join(engines().remove("toy-2"));
    assertThat(workbench.plugins().player("toy-2")).isEmpty();
  }

  private static Start start() {
    return Start.empty(15);
  }

  @Test
  void playTournamentsOnlyByTheirRules() {
    join(engines().add(engine("toy", Map.of("rules", "renju"))));
    PlayerSpec toy = new PlayerSpec("toy", Map.of(), 0, false);
    TournamentSetup freestyle =
        new TournamentSetup(
            List.of(toy, toy),
            new TournamentSetup.BoardChoice("freestyle", 15, Optional.empty()),
            new TournamentSetup.Schedule(
                TournamentSetup.Format.ROUND_ROBIN, 2, 1, Optional.empty()),
            Budget.of(new Budget.Limit.Nodes(1)));
    assertThatThrownBy(
            () ->
                join(
                    workbench
                        .require(Tournaments.class)
                        .start(freestyle, folder.resolve("run"), state -> {})))
        .hasMessageContaining("toy does not play freestyle on 15 lines");
  }

  @Test
  void keepTheirSecrets() {
    join(engines().add(engine("toy", Map.of("environment", "KEY=secret"))));
    Engine shown = join(engines().list()).engines().get(0);
    assertThat(shown.options()).containsEntry("environment", Option.LEFT_OUT);
    join(engines().replace("toy", shown));
    assertThat(folder.resolve("data/engines.json")).content().contains("KEY=secret");
  }

  @Test
  void haveUniqueIds() {
    assertThatThrownBy(() -> join(engines().add(engine("runs", Map.of()))))
        .hasMessageContaining("there is a player runs already");
    assertThatThrownBy(() -> join(engines().add(engine("human", Map.of()))))
        .hasMessageContaining("there is a player human already");
    assertThatThrownBy(() -> join(engines().add(engine("A B", Map.of()))))
        .hasMessageContaining("is not a valid engine name");
    assertThatThrownBy(() -> join(engines().remove("toy")))
        .hasMessageContaining("there is no engine toy");
  }

  @Test
  void aTestReportsItsFailureInOneSentence() {
    Engine missing = new Engine("toy", folder.resolve("none").toString(), "", Map.of());
    assertThatThrownBy(() -> join(engines().test(missing).result()))
        .hasMessageContaining("is not an executable program");
    Engine other = new Engine("toy", "/bin/false", "", Map.of());
    assertThatThrownBy(() -> join(engines().test(other).result()))
        .hasMessageContaining("toy ended its process (status 1)");
    assertThatThrownBy(() -> join(engines().test(engine("toy", Map.of("rules", "go"))).result()))
        .hasMessageContaining("rules");
  }

  @Test
  void aTestCanBeCancelled() {
    RunningTask<EngineReport> test =
        engines().test(new Engine("toy", program.toString(), "silent", Map.of()));
    test.close();
    assertThatThrownBy(() -> join(test.result()))
        .hasRootCauseInstanceOf(CancellationException.class);
  }

  @Test
  void showOptionsInBothLanguages() {
    assertThat(engines().options())
        .extracting(Option::key)
        .contains("rules", "working-folder", "memory", "info", "environment")
        .doesNotContain("command", "log");
    assertThat(engines().rules()).contains("freestyle", "renju");
    for (Option option : engines().options()) {
      assertThat(engines().label(option, Locale.CHINESE).name())
          .isNotEqualTo(engines().label(option, Locale.ENGLISH).name());
    }
  }
}
