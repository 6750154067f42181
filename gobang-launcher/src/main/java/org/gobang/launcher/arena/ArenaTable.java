package org.gobang.launcher.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.gobang.api.record.Ending;
import org.gobang.arena.Standings;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.arena.rating.JointRating;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.TextColumns;
import org.gobang.presentation.text.Formats;

/** The standings of a tournament as a table with notes. */
final class ArenaTable {

  private static final int FAILURES_SHOWN = 10;

  private final Standings standings;

  /** The number of timeouts per player; empty if there are none. */
  private final List<Integer> timeouts;

  private ArenaTable(Standings standings) {
    this.standings = standings;
    List<Integer> counts =
        IntStream.range(0, standings.players().size())
            .mapToObj(player -> standings.failures(player, Ending.OVERSTEPPED))
            .toList();
    this.timeouts = counts.stream().allMatch(count -> count == 0) ? List.of() : counts;
  }

  static List<String> lines(Standings standings) {
    ArenaTable table = new ArenaTable(standings);
    List<String> lines = new ArrayList<>(TextColumns.aligned(table.rows()));
    lines.add("");
    lines.addAll(table.sentences());
    List<String> machines = MachineTable.lines(standings.machines());
    if (!machines.isEmpty()) {
      lines.add("");
      lines.addAll(machines);
    }
    return lines;
  }

  /**
   * Returns whether there are two players, which have one lead. Several players have a common scale
   * instead.
   */
  private boolean isMatch() {
    return standings.players().size() == 2;
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(head());
    for (Standings.Ranked each : standings.table()) {
      List<String> row = new ArrayList<>(score(each.player()));
      if (!isMatch()) {
        JointRating.Rating joint = each.rating();
        row.addAll(estimate(joint.elo(), joint.low(), joint.high()));
      }
      // The probability that a player is stronger than the next one. The last has no next one.
      row.add(
          each.superiority().isPresent()
              ? Formats.percentWithTenths(each.superiority().getAsDouble())
              : "");
      rows.add(row);
    }
    return rows;
  }

  private List<String> head() {
    List<String> head =
        new ArrayList<>(
            LauncherTexts.all("arena.head.", "player", "games", "wins", "draws", "losses"));
    if (!timeouts.isEmpty()) {
      head.add(LauncherTexts.of("arena.head.timeouts"));
    }
    head.addAll(List.of(LauncherTexts.of("arena.head.score"), "Elo", "95%"));
    if (!isMatch()) {
      head.addAll(List.of(LauncherTexts.of("arena.head.rating"), "95%"));
    }
    head.add("LOS");
    return head;
  }

  private List<String> score(int player) {
    Standings.Score score = standings.total(player);
    EloEstimate elo = score.elo();
    double part = score.games() == 0 ? 0.5 : score.points() / score.games();
    List<String> row =
        new ArrayList<>(
            List.of(
                standings.players().get(player),
                String.valueOf(score.games()),
                String.valueOf(score.wins()),
                String.valueOf(score.draws()),
                String.valueOf(score.losses())));
    if (!timeouts.isEmpty()) {
      row.add(String.valueOf(timeouts.get(player)));
    }
    row.add(Formats.percentWithTenths(part));
    row.addAll(estimate(elo.elo(), elo.low(), elo.high()));
    return row;
  }

  private static List<String> estimate(double elo, double low, double high) {
    return List.of(Formats.signed(elo), Formats.signed(low) + " .. " + Formats.signed(high));
  }

  private List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    int draws = standings.games() - standings.blackWins() - standings.whiteWins();
    sentences.add(
        LauncherTexts.of(
            "arena.colours",
            standings.games(),
            standings.planned(),
            standings.blackWins(),
            standings.whiteWins(),
            draws));
    standings.test().ifPresent(test -> sentences.add(test(test)));
    if (standings.repeats() > 0) {
      int repeats = standings.repeats();
      sentences.add(LauncherTexts.of("arena.repeats", repeats, String.valueOf(repeats)));
    }
    standings.failures().stream()
        .limit(FAILURES_SHOWN)
        .map(
            failure ->
                LauncherTexts.of(
                    "arena.failure",
                    failure.game(),
                    failure.player(),
                    failure.ending().word(),
                    failure.words()))
        .forEach(sentences::add);
    int more = standings.failures().size() - FAILURES_SHOWN;
    if (more > 0) {
      sentences.add(LauncherTexts.of("arena.failures.more", more));
    }
    return sentences;
  }

  private String test(Standings.Test test) {
    String ratio =
        String.format(
            Locale.ROOT,
            "%.2f (%.2f .. %.2f)",
            test.sprt().ratio(test.pairs()),
            test.sprt().lower(),
            test.sprt().upper());
    String verdict = test.verdict().name().toLowerCase(Locale.ROOT);
    return LauncherTexts.of(
        "arena.sprt." + verdict,
        ratio,
        test.pairs().pairs(),
        standings.players().get(0),
        test.sprt().elo0(),
        test.sprt().elo1());
  }
}
