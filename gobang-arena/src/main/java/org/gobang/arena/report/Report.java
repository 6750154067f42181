package org.gobang.arena.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;
import org.gobang.api.RefusedException;
import org.gobang.arena.Standings;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.record.page.HtmlPage;

/** Writes the report of a tournament as an {@link HtmlPage}. */
public final class Report {

  private static final String BUNDLE = "org.gobang.arena.report.Report";

  private static final HtmlPage PAGE = page("report", "course", "distributions");

  /** The page of a running tournament. */
  static final HtmlPage LIVE = page("report", "course", "workers", "progress");

  private Report() {}

  private static HtmlPage page(String... scripts) {
    return new HtmlPage(
        "report",
        List.of(scripts),
        file -> Objects.requireNonNull(Report.class.getResourceAsStream(file), file),
        language -> ResourceBundle.getBundle(BUNDLE, language));
  }

  /**
   * Returns the path of the page in the folder of a tournament.
   *
   * @param folder the folder of the tournament
   * @return a path in the folder
   */
  public static Path in(Path folder) {
    return folder.resolve("report.html");
  }

  /**
   * Writes the page. An existing file is replaced in one step.
   *
   * @param file the file
   * @param tournament the tournament
   * @param standings its standings
   * @param archive the games, which are read once
   * @param language the initial language of the page, English or Chinese; a button changes it
   * @throws RefusedException if the page cannot be written, or the games cannot be read
   */
  public static void write(
      Path file, TournamentPlan tournament, Standings standings, Archive archive, Locale language) {
    PAGE.write(
        file, language, new ReportData(tournament, standings, Integer.MAX_VALUE, archive::forEach));
  }
}
