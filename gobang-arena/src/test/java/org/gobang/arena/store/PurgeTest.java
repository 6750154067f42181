package org.gobang.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.arena.Arena;
import org.gobang.arena.FakeRunner;
import org.gobang.arena.Tournaments;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.Machine;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.schedule.TournamentPlan;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deleting games of a machine from a tournament, also with a kill during the deletion. */
class PurgeTest {

  private static final int GAMES = 12;

  /** The machines of the pairs in order, without one for the last pair. */
  private static final List<String> NAMES = List.of("alpha", "beta", "");

  @TempDir private Path folder;

  private final TournamentPlan tournament = Tournaments.of(GAMES, "strong", "weak");
  private final List<Integer> played = new ArrayList<>();

  @BeforeEach
  void playAll() throws InterruptedException {
    run(false, "");
    played.clear();
  }

  private PlayedGame play(GameOrder order, String other) {
    String name = NAMES.get((order.number() - 1) / 2 % NAMES.size());
    synchronized (played) {
      played.add(order.number());
    }
    PlayedGame game = FakeRunner.of(order);
    return name.isEmpty() ? game : game.on(new Machine(other.isEmpty() ? name : other, 5, 1));
  }

  /** Plays the remaining games on the default machines or on another one. */
  private void run(boolean resume, String other) throws InterruptedException {
    try (RunFolder run = RunFolder.open(folder, tournament, resume)) {
      Arena arena = new Arena(tournament, order -> play(order, other), run, 2);
      arena.restore();
      arena.run();
    }
  }

  private int purge(String machine) {
    try (RunFolder run = RunFolder.open(folder, tournament, true)) {
      return run.purge(machine);
    }
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  private List<String> games() throws IOException {
    return Files.readAllLines(file("games.jsonl"));
  }

  private List<String> of(String machine) throws IOException {
    return games().stream().filter(line -> line.contains("\"" + machine + "\"")).toList();
  }

  private List<String> records() throws IOException {
    try (Stream<Path> files = Files.list(file("games"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private void open() {
    RunFolder.open(folder, tournament, true).close();
  }

  @Test
  void playsDeletedGamesAgain() throws Exception {
    List<String> taken = of("beta");
    assertThat(purge("beta")).isEqualTo(4).isEqualTo(taken.size());
    assertThat(games()).hasSize(GAMES - 4).doesNotContainAnyElementsOf(taken);
    assertThat(file("purged.jsonl")).content().isEqualTo(String.join("\n", taken) + "\n");
    assertThat(records())
        .hasSize(GAMES - 4)
        .doesNotContain("000003.sgf", "000004.sgf", "000009.sgf", "000010.sgf");
    run(true, "gamma");
    assertThat(played).containsExactlyInAnyOrder(3, 4, 9, 10);
    assertThat(of("gamma")).hasSize(4);
    assertThat(records()).hasSize(GAMES);
  }

  @Test
  void folderStaysUsableAfterADeletion() throws Exception {
    try (RunFolder run = RunFolder.open(folder, tournament, true)) {
      run.purge("alpha");
      assertThat(Arena.standings(tournament, run).games()).isEqualTo(GAMES - 4);
      Arena arena = new Arena(tournament, order -> play(order, ""), run, 1);
      arena.restore();
      assertThat(arena.run().games()).isEqualTo(GAMES);
    }
    assertThat(of("alpha")).hasSize(4);
  }

  @Test
  void supportsSeveralDeletions() throws Exception {
    List<String> taken = new ArrayList<>(of("beta"));
    taken.addAll(of("alpha"));
    purge("beta");
    purge("alpha");
    assertThat(Files.readAllLines(file("purged.jsonl"))).isEqualTo(taken);
    assertThat(games()).hasSize(GAMES - 8);
  }

  @Test
  void refusesAMachineWithoutGames() throws Exception {
    List<String> before = games();
    assertThatThrownBy(() -> purge("gamma"))
        .isInstanceOf(RefusedException.class)
        .hasMessage(folder + ": no games by gamma. Machines: alpha, beta");
    assertThat(games()).isEqualTo(before);
    assertThat(file("purged.jsonl")).doesNotExist();
    purge("alpha");
    purge("beta");
    assertThatThrownBy(() -> purge("beta")).hasMessageEndingWith("Machines: none");
  }

  @Test
  void killBeforeTheReplacementDeletesNothing() throws Exception {
    List<String> before = games();
    Files.write(file("purged.jsonl.next"), of("beta"));
    open();
    assertThat(games()).isEqualTo(before);
    assertThat(records()).hasSize(GAMES);
    assertThat(file("purged.jsonl")).doesNotExist();
    assertThat(file("purged.jsonl.next")).doesNotExist();
    assertThat(purge("beta")).isEqualTo(4);
  }

  @Test
  void killAfterTheReplacementCompletesTheDeletion() throws Exception {
    List<String> taken = of("beta");
    Files.write(file("purged.jsonl.next"), taken);
    Files.write(file("games.jsonl"), games().stream().filter(l -> !taken.contains(l)).toList());
    Files.delete(RunFolder.file(folder, 9));
    open();
    assertThat(games()).hasSize(GAMES - 4);
    assertThat(Files.readAllLines(file("purged.jsonl"))).isEqualTo(taken);
    assertThat(file("purged.jsonl.next")).doesNotExist();
    assertThat(records()).hasSize(GAMES - 4).doesNotContain("000003.sgf", "000010.sgf");
  }

  /** Repeated games have the same lines, so the purge of a line is irrelevant. */
  @Test
  void killDuringASecondDeletionKeepsRepeatedGames() throws Exception {
    List<String> first = of("beta");
    purge("beta");
    run(true, "");
    assertThat(of("beta")).hasSameElementsAs(first);
    List<String> before = games();
    List<String> both = new ArrayList<>(first);
    both.addAll(of("alpha"));
    Files.write(file("purged.jsonl.next"), both);
    open();
    assertThat(games()).isEqualTo(before);
    assertThat(Files.readAllLines(file("purged.jsonl"))).isEqualTo(first);
    Files.write(file("purged.jsonl.next"), both);
    Files.write(file("games.jsonl"), before.stream().filter(l -> !l.contains("alpha")).toList());
    open();
    assertThat(Files.readAllLines(file("purged.jsonl"))).isEqualTo(both);
    assertThat(records()).hasSize(GAMES - 4).contains("000003.sgf").doesNotContain("000001.sgf");
  }
}
