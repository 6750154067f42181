package org.gobang.arena.report;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.gobang.arena.RunSpeed;
import org.gobang.arena.Standings;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.record.json.JsonText;

/**
 * The report of a running tournament: an archive that also provides the latest games for a page on
 * a server. Any thread may read the data concurrently.
 */
public final class LiveReport implements Archive {

  /** The number of games on the page. */
  public static final int GAMES = 20;

  /**
   * The number of failures on the page, so that a player that always fails does not make the data
   * long.
   */
  private static final int FAILURES = 50;

  private record Game(GameOrder order, PlayedGame played) {}

  private final TournamentPlan tournament;
  private final Archive archive;
  private final Deque<Game> latest = new ArrayDeque<>();

  /**
   * Creates a report without games.
   *
   * @param tournament the tournament
   * @param archive stores the games
   */
  public LiveReport(TournamentPlan tournament, Archive archive) {
    this.tournament = tournament;
    this.archive = archive;
  }

  @Override
  public void forEach(BiConsumer<GameOrder, PlayedGame> game) {
    archive.forEach(
        (order, played) -> {
          hold(order, played);
          game.accept(order, played);
        });
  }

  @Override
  public void add(GameOrder order, PlayedGame played) {
    archive.add(order, played);
    hold(order, played);
  }

  private synchronized void hold(GameOrder order, PlayedGame played) {
    latest.removeIf(each -> each.order().number() == order.number());
    latest.addFirst(new Game(order, played));
    if (latest.size() > GAMES) {
      latest.removeLast();
    }
  }

  private synchronized List<Game> latest() {
    return List.copyOf(latest);
  }

  /**
   * Opens a file of the page.
   *
   * @param name the name, as in {@link org.gobang.record.page.HtmlPage#served}
   * @return the content; empty if the name is unknown
   */
  public static Optional<InputStream> file(String name) {
    return Report.LIVE.served(name);
  }

  /**
   * Returns the data of the page: the report data with only the latest games, newest first, and the
   * speed of the tournament.
   *
   * @param now the standings
   * @param pace the speed of the tournament
   * @param ended whether the tournament has ended
   * @param further fields for other parts of the page
   * @return a JSON object on one line
   */
  public String json(Standings now, RunSpeed pace, boolean ended, JsonText.Fields further) {
    List<Game> games = latest();
    ReportData data =
        new ReportData(
            tournament,
            now,
            FAILURES,
            game -> games.forEach(each -> game.accept(each.order(), each.played())));
    return JsonText.object(
        json -> {
          data.writeTo(json);
          json.writeBooleanField("ended", ended);
          Optional<RunSpeed.Forecast> forecast = pace.of(now);
          if (forecast.isPresent()) {
            json.writeNumberField("perMinute", forecast.get().perMinute());
            json.writeNumberField("secondsLeft", forecast.get().left().toSeconds());
          }
          further.writeTo(json);
        });
  }
}
