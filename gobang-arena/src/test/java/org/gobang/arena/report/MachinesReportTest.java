package org.gobang.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.gobang.arena.Arena;
import org.gobang.arena.FakeRunner;
import org.gobang.arena.Standings;
import org.gobang.arena.Tournaments;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.play.Machine;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.MemoryArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachinesReportTest {

  @TempDir private Path folder;

  private String page(GameRunner runner) throws Exception {
    TournamentPlan tournament = Tournaments.of(24, "strong", "broken");
    MemoryArchive memory = new MemoryArchive();
    Standings end = new Arena(tournament, runner, memory, 1).run();
    Path file = folder.resolve("report.html");
    Report.write(file, tournament, end, memory, Locale.ENGLISH);
    return Files.readString(file);
  }

  @Test
  void showsTheMachines() throws Exception {
    Machine far = new Machine("far-1", 250_000, 1.5);
    String page =
        page(order -> order.number() > 4 ? FakeRunner.of(order).on(far) : FakeRunner.of(order));
    assertThat(page)
        .containsPattern("\"machines\":\\[\\{\"games\":4,\"crashes\":[0-4],\"timeouts\":0")
        .contains(
            "{\"machine\":\"far-1\",\"nodesPerSecond\":250000,\"timeScale\":1.5,\"games\":20,");
  }

  @Test
  void showsNoMachinesForASingleProcess() throws Exception {
    assertThat(page(new FakeRunner())).doesNotContain("\"machines\":[");
  }
}
