package org.gobang.launcher.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.player.Seat;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.saved.Records;
import org.gobang.api.workbench.GameSetup;
import org.gobang.engines.added.AddedEngine;
import org.gobang.launcher.Run;
import org.gobang.workbench.Host;
import org.gobang.workbench.LeaderWorkbench;
import org.gobang.workbench.index.InstalledPlugins;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The refusal of data from newer versions, which stays unchanged. */
class NewerDataTest {

  @TempDir private Path temporary;
  private OldFolder folder = new OldFolder(Path.of(""), Map.of());

  @BeforeEach
  void copy() throws IOException {
    folder = OldFolder.copied("1.0.0", temporary.resolve("copy"));
  }

  private Host host() {
    return Host.open(
        new PluginFolders(new DataFolder(folder.data()), System.err::println).withoutUsual());
  }

  private static <T> T result(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  /** Changes a file into that of a newer version. */
  private Path change(Path file, String from, String to) throws IOException {
    String before = Files.readString(file);
    assertThat(before).contains(from);
    return Files.writeString(file, before.replace(from, to));
  }

  private static void refused(String sentence, Path unchanged, ThrowingCallable action)
      throws IOException {
    String before = Files.readString(unchanged);
    assertThatThrownBy(action)
        .satisfies(
            failure -> {
              Throwable cause = failure.getCause() == null ? failure : failure.getCause();
              assertThat(failure.getMessage() + cause.getMessage())
                  .contains(unchanged.toString(), sentence);
            });
    assertThat(unchanged).hasContent(before);
  }

  @Test
  void keepsAnUnfinishedGame() throws IOException {
    Path file;
    try (Stream<Path> all = Files.list(folder.data().resolve("games").resolve("unfinished"))) {
      file = all.findFirst().orElseThrow();
    }
    change(file, "TAG[gobang-fouls", "TAG[gobang-handicap:3]TAG[gobang-fouls");
    String before = Files.readString(file);
    try (Host host = host();
        LeaderWorkbench workbench = host.workbench()) {
      assertThat(result(workbench.require(Records.class).unfinished())).isEmpty();
      result(
              workbench.open(
                  GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
                      .black(new Seat.Human(""))
                      .white(new Seat.Human(""))
                      .build()))
          .close();
      assertThat(host.games(new ReadDefaults("freestyle", 15, any -> true)).unusable())
          .singleElement()
          .asString()
          .startsWith(file + ": ")
          .endsWith("it was left by a newer version, which continues it: there is gobang-handicap");
    }
    assertThat(file).hasContent(before);
  }

  @Test
  void keepsTheListOfImports() throws IOException {
    Path file =
        change(folder.data().resolve("explorer/imports.json"), "\"path\"", "\"since\":1,\"path\"");
    try (Host host = host();
        LeaderWorkbench workbench = host.workbench()) {
      refused(
          "since is unknown here: a newer version has it",
          file,
          () -> result(workbench.require(Explorer.class).update(games -> {}).result()));
      refused(
          "since is unknown here",
          file,
          () ->
              result(
                  workbench
                      .require(Explorer.class)
                      .importGames(List.of(folder.path().resolve("imported")), games -> {})
                      .result()));
    }
  }

  @Test
  void keepsAnswersToProblems() throws IOException {
    Path file = folder.data().resolve("problems").resolve("answers.txt");
    Files.writeString(file, Files.readString(file) + "v2 2030-01-01 solved\n");
    try (Host host = host();
        LeaderWorkbench workbench = host.workbench()) {
      refused(
          "line ",
          file,
          () -> result(workbench.require(Problems.class).progress(ProblemFilter.ALL)));
    }
  }

  @Test
  void keepsEnginesAndPreferences() throws IOException {
    Path engines =
        change(
            folder.data().resolve("engines.json"), "\"command\"", "\"wings\" : \"2\", \"command\"");
    Path preferences = folder.data().resolve("preferences.properties");
    Files.writeString(preferences, Files.readString(preferences) + "wings=2\n");
    try (Host host = host();
        LeaderWorkbench workbench = host.workbench()) {
      assertThat(host.engines().list().refused())
          .singleElement()
          .satisfies(why -> assertThat(why.reason().toString()).contains("rapid", "wings"));
      host.engines().add(new AddedEngine("other", Map.of("command", "sh")));
      workbench.preferences().put("pace", "fast");
    }
    assertThat(engines).content().contains("\"wings\"", "\"other\"");
    assertThat(preferences).content().contains("wings=2", "pace=fast");
  }

  @Test
  void keepsTheListOfInstalledPlugins() throws IOException {
    Path file =
        Files.writeString(
            temporary.resolve("installed"),
            "{\"/a.jar\":{\"index\":\"https://a.org/\",\"id\":\"a\",\"sha256\":{},\"pinned\":\"1\"}}");
    refused(
        "pinned is unknown here",
        file,
        () ->
            new InstalledPlugins(file)
                .add(
                    "/b.jar",
                    new InstalledPlugins.Source(URI.create("https://b.org/"), "b", Map.of())));
  }

  @Test
  void refusesATournament() throws IOException {
    Path file =
        change(folder.path().resolve("run/run.json"), "\"seed\"", "\"handicap\" : 3, \"seed\"");
    String before = Files.readString(file);
    Run run =
        Run.of(
            ("arena --player shapes --player runs --nodes 20 --seed 7 --size 9 --resume --games 8 --out "
                    + file.getParent())
                .split(" ", -1));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("this folder contains another tournament: handicap 3, not none");
    assertThat(file).hasContent(before);
  }
}
