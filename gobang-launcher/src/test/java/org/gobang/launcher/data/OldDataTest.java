package org.gobang.launcher.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.engines.added.AddedEngine;
import org.gobang.launcher.GobangProcess;
import org.gobang.launcher.Run;
import org.gobang.record.json.JsonFields;
import org.gobang.workbench.Host;
import org.gobang.workbench.LeaderWorkbench;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.ThrowingConsumer;
import org.junit.jupiter.api.io.TempDir;

/** Reading all data of older versions. */
class OldDataTest {

  @TempDir private Path temporary;

  @TestFactory
  Stream<DynamicContainer> readsAllDataOfEachVersion() throws IOException {
    return OldFolder.versions().stream().map(this::container);
  }

  private DynamicContainer container(String version) {
    Map<String, ThrowingConsumer<OldFolder>> tests =
        Map.of(
            "finished games", this::finishedGames,
            "unfinished game", this::unfinishedGame,
            "preferences", this::preferences,
            "problems", this::problems,
            "index", this::index,
            "engines", this::engines,
            "history", this::history,
            "run", this::run,
            "reviews", this::reviews,
            "key", this::key);
    return dynamicContainer(
        version,
        tests.entrySet().stream()
            .map(
                each ->
                    dynamicTest(
                        each.getKey(),
                        () -> each.getValue().accept(copied(version, each.getKey())))));
  }

  private OldFolder copied(String version, String test) throws IOException {
    return OldFolder.copied(version, temporary.resolve(version).resolve(test.replace(' ', '-')));
  }

  private static Host host(OldFolder folder) {
    return Host.open(
        new PluginFolders(new DataFolder(folder.data()), System.err::println).withoutUsual());
  }

  private static <T> T result(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  /** Returns a game in the notation of the manifest. */
  private static String text(GameRecord record, List<Integer> path) {
    String moves =
        record.follow(path).stream()
            .map(node -> node.move().toString())
            .collect(Collectors.joining(" "));
    return record.rules() + " " + record.start().size() + " " + moves;
  }

  private void finishedGames(OldFolder folder) {
    List<String> expected = List.copyOf(folder.all("game").values());
    try (Host host = host(folder);
        LeaderWorkbench workbench = host.workbench()) {
      List<String> found =
          result(workbench.require(Records.class).finished()).stream()
              .map(file -> result(workbench.require(Records.class).read(file)).record())
              .map(record -> text(record, record.mainLine()))
              .toList();
      assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
      List<LibraryGame> listed = new ArrayList<>();
      assertThat(
              result(
                  workbench
                      .require(Library.class)
                      .list(Locale.ENGLISH, List.of(), listed::addAll)
                      .result()))
          .as("unreadable games")
          .isEmpty();
      assertThat(listed.stream().filter(LibraryGame::kept)).hasSameSizeAs(expected);
    }
  }

  private void unfinishedGame(OldFolder folder) {
    String expected = folder.manifest().getOrDefault("unfinished", "");
    try (Host host = host(folder);
        LeaderWorkbench workbench = host.workbench()) {
      List<UnfinishedGame> left = result(workbench.require(Records.class).unfinished());
      assertThat(left).hasSize(1);
      GameSetup setup = left.get(0).setup();
      assertThat(setup.fouls()).isEqualTo(Fouls.LOSE);
      try (Game game = result(workbench.open(setup))) {
        assertThat(text(game.state().record(), game.state().path())).isEqualTo(expected);
        assertThat(game.state().board().moves()).hasSameSizeAs(game.state().path());
      }
    }
    try (Host host = host(folder);
        LeaderWorkbench workbench = host.workbench()) {
      assertThat(result(workbench.require(Records.class).unfinished()))
          .singleElement()
          .satisfies(
              again ->
                  assertThat(text(again.setup().record(), again.setup().path()))
                      .isEqualTo(expected));
    }
  }

  private void preferences(OldFolder folder) {
    Map<String, String> expected = folder.all("preference");
    for (int i = 0; i < 2; i++) {
      try (Host host = host(folder);
          LeaderWorkbench workbench = host.workbench()) {
        expected.forEach(
            (key, value) -> assertThat(workbench.preferences().get(key)).as(key).contains(value));
        workbench.preferences().put("other", "value");
      }
    }
  }

  private void problems(OldFolder folder) throws IOException {
    ProblemFilter own = ProblemFilter.ALL.source(ProblemFilter.Source.OWN);
    try (Host host = host(folder);
        LeaderWorkbench workbench = host.workbench()) {
      ProblemProgress.Counts all =
          result(workbench.require(Problems.class).progress(ProblemFilter.ALL)).wanted();
      assertThat(all.all() - all.untried()).isEqualTo(folder.count("problems.answers"));
      assertThat(result(workbench.require(Problems.class).progress(own)).wanted().all())
          .isEqualTo(folder.count("problems.own"));
      Problem next =
          result(workbench.require(Problems.class).next(ProblemFilter.ALL, Set.of())).problem();
      result(workbench.require(Problems.class).answered(next, true));
    }
    assertThat(Files.readAllLines(folder.data().resolve("problems").resolve("answers.txt")))
        .hasSize(folder.count("problems.answers") + 1);
  }

  private void index(OldFolder folder) {
    try (Host host = host(folder);
        LeaderWorkbench workbench = host.workbench()) {
      assertThat(result(workbench.require(Explorer.class).update(games -> {}).result()).problems())
          .isEmpty();
      Board board = host.catalogue().board("freestyle", Start.empty(15)).play(Point.parse("h8"));
      int found = result(workbench.require(Explorer.class).explore(board, 10)).results().games();
      if (folder.manifest().containsKey("explored")) {
        assertThat(found).isEqualTo(folder.count("explored"));
      }
    }
  }

  private void engines(OldFolder folder) {
    try (Host host = host(folder)) {
      assertThat(host.engines().list().refused()).isEmpty();
      assertThat(
              host.engines().list().engines().stream()
                  .collect(Collectors.toMap(AddedEngine::name, AddedEngine::command)))
          .isEqualTo(folder.all("engine"));
    }
  }

  /** Starts its own process because the environment selects the data folder. */
  private void history(OldFolder folder) throws IOException {
    Process process =
        GobangProcess.of(folder.path(), "history", "--json")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    JsonNode said =
        JsonFields.parse(
            new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    assertThat(said.path("games")).hasSize(folder.all("game").size());
    assertThat(said.path("unfinished")).hasSize(1);
    assertThat(said.path("results")).hasSize(1);
    assertThat(said.path("results").path(0).path("lost").asInt()).isEqualTo(1);
    assertThat(said.path("rating")).hasSize(1);
  }

  private void run(OldFolder folder) throws IOException {
    JsonNode expected = JsonFields.parse(Files.readString(folder.path().resolve("arena.json")));
    assertThat(counts(arena(folder, 8))).isEqualTo(counts(expected)).hasSize(2);
    assertThat(arena(folder, 10).path("games").asInt()).isEqualTo(10);
  }

  private static JsonNode arena(OldFolder folder, int games) throws IOException {
    String out = folder.path().resolve("run").toString();
    Run run =
        Run.of(
            ("arena --player shapes --player runs --nodes 20 --seed 7 --size 9 --resume --json --games "
                    + games
                    + " --out "
                    + out)
                .split(" ", -1));
    assertThat(run.status()).as(run.err()).isZero();
    return JsonFields.parse(run.out());
  }

  /** Returns the wins, draws and losses of each player. */
  private static List<String> counts(JsonNode answer) {
    List<String> counts = new ArrayList<>();
    for (JsonNode player : answer.path("players")) {
      counts.add(
          Stream.of("player", "wins", "draws", "losses")
              .map(key -> player.path(key).asText())
              .collect(Collectors.joining(" ")));
    }
    return counts;
  }

  private void reviews(OldFolder folder) throws IOException {
    Path reviews = folder.path().resolve("reviews");
    if (Files.exists(reviews)) {
      String before = Files.readString(reviews.resolve("match.json"));
      Run run =
          Run.of(
              "review",
              folder.path().resolve("imported").toString(),
              "--nodes",
              "2000",
              "--out",
              reviews.toString());
      assertThat(run.status()).as(run.err()).isZero();
      assertThat(reviews.resolve("match.json")).hasContent(before);
    }
  }

  private void key(OldFolder folder) throws IOException {
    Path key = folder.path().resolve("cluster.p12");
    if (Files.exists(key)) {
      assertThat(ClusterKey.read(key)).isNotNull();
    }
  }
}
