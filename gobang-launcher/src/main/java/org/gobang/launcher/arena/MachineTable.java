package org.gobang.launcher.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.arena.machine.MachineRow;
import org.gobang.arena.play.Machine;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.TextColumns;

/** The table of the machines in a tournament. */
final class MachineTable {

  private MachineTable() {}

  /** Returns the table with notes; empty if no games were played on other machines. */
  static List<String> lines(List<MachineRow> machines) {
    if (machines.isEmpty()) {
      return List.of();
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        LauncherTexts.all(
            "arena.head.",
            "machine",
            "games",
            "crashes",
            "timeouts",
            "speed",
            "scale",
            "residual"));
    machines.forEach(machine -> rows.add(row(machine)));
    List<String> lines = new ArrayList<>(TextColumns.aligned(rows));
    if (machines.stream().anyMatch(MachineRow::isSuspicious)) {
      lines.add(LauncherTexts.of("arena.machines.suspicious"));
    }
    return lines;
  }

  private static List<String> row(MachineRow row) {
    return List.of(
        row.machine().map(Machine::name).orElseGet(() -> LauncherTexts.of("arena.machine.run")),
        String.valueOf(row.games()),
        String.valueOf(row.crashes()),
        String.valueOf(row.timeLosses()),
        row.machine()
            .map(Machine::nodesPerSecond)
            .filter(speed -> speed > 0)
            .map(String::valueOf)
            .orElse(""),
        row.machine()
            .map(Machine::timeScale)
            .filter(scale -> scale != 1)
            .map(scale -> String.format(Locale.ROOT, "x %.2f", scale))
            .orElse(""),
        row.residual().isPresent()
            ? String.format(
                Locale.ROOT, row.isSuspicious() ? "%.1f !" : "%.1f  ", row.residual().getAsDouble())
            : "");
  }
}
