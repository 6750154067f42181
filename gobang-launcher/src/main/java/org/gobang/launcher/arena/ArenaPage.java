package org.gobang.launcher.arena;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.arena.Arena;
import org.gobang.arena.RunSpeed;
import org.gobang.arena.report.LiveReport;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.coordinator.WorkerTable;
import org.gobang.http.MachineAddress;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.record.json.JsonText;

/** The report of a running tournament for browsers. */
final class ArenaPage implements AutoCloseable {

  private final LivePage page;
  private Optional<LiveReport> report = Optional.empty();
  private volatile boolean ended;

  /**
   * Creates a page: opens the port and prints the address.
   *
   * @throws org.gobang.api.RefusedException if the port or the address cannot be used
   */
  ArenaPage(ClusterAddress address, ErrorOutput err) {
    this.page =
        new LivePage(MachineAddress.named(address.host()), address.port(), LiveReport::file);
    err.note(LauncherTexts.of("arena.page.open", page.link()));
    if (!address.isLoopback()) {
      err.note(LauncherTexts.of("arena.page.to.all"));
    }
  }

  /**
   * Returns the archive of the tournament. The page shows the newest games in it.
   *
   * @param archive stores the games
   */
  Archive follow(TournamentPlan tournament, Archive archive) {
    LiveReport live = new LiveReport(tournament, archive);
    report = Optional.of(live);
    return live;
  }

  /**
   * Shows the tournament.
   *
   * @param arena plays it, with the archive of {@link #follow}
   * @param pace its pace
   * @param workers the workers; empty for a run without
   */
  void show(Arena arena, RunSpeed pace, Supplier<Optional<List<WorkerTable.Row>>> workers) {
    LiveReport live = report.orElseThrow();
    page.show(
        () -> {
          Optional<List<WorkerTable.Row>> rows = workers.get();
          return live.json(arena.standings(), pace, ended, json -> write(rows, json));
        });
  }

  private static void write(Optional<List<WorkerTable.Row>> workers, JsonGenerator json)
      throws IOException {
    if (workers.isPresent()) {
      JsonText.objects(
          json,
          "workers",
          workers.get(),
          worker -> {
            json.writeStringField("name", worker.name());
            json.writeNumberField("slots", worker.slots());
            json.writeNumberField("refusals", worker.refusals());
            json.writeBooleanField("present", worker.present());
          });
    }
  }

  /** Shows that the tournament has ended and closes the port. Does nothing the second time. */
  @Override
  public void close() {
    if (!ended) {
      ended = true;
      page.send();
      page.close();
    }
  }
}
