package org.gobang.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.gobang.arena.Arena;
import org.gobang.arena.FakeRunner;
import org.gobang.arena.RunSpeed;
import org.gobang.arena.Standings;
import org.gobang.arena.Tournaments;
import org.gobang.arena.rating.Sprt;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.MemoryArchive;
import org.junit.jupiter.api.Test;

/** The data for the page of a running tournament. */
class LiveReportTest {

  private final MemoryArchive archive = new MemoryArchive();
  private final AtomicLong nanos = new AtomicLong();

  private static JsonNode read(String json) throws IOException {
    return new ObjectMapper().readTree(json);
  }

  @Test
  void listsTheLatestGamesFirst() throws Exception {
    TournamentPlan tournament = Tournaments.of(50, "strong", "weak");
    LiveReport report = new LiveReport(tournament, archive);
    RunSpeed pace = new RunSpeed(0, nanos::get);
    Standings end = new Arena(tournament, new FakeRunner(), report, 1).run();
    nanos.addAndGet(Duration.ofMinutes(5).toNanos());
    JsonNode data =
        read(report.json(end, pace, true, json -> json.writeStringField("further", "<b>")));
    assertThat(data.path("records")).hasSize(LiveReport.GAMES);
    assertThat(data.path("records").path(0).path("game").asInt()).isEqualTo(50);
    assertThat(data.path("records").path(19).path("game").asInt()).isEqualTo(31);
    assertThat(data.path("games").asInt()).isEqualTo(50);
    assertThat(data.path("ended").asBoolean()).isTrue();
    assertThat(data.path("perMinute").asDouble()).isEqualTo(10);
    assertThat(data.path("secondsLeft").asInt()).isZero();
    assertThat(data.path("further").asText()).isEqualTo("<b>");
  }

  @Test
  void resumedTournamentIncludesEarlierGames() throws Exception {
    TournamentPlan tournament = Tournaments.of(6, "strong", "weak");
    new Arena(tournament, new FakeRunner(), archive, 1).run();
    LiveReport report = new LiveReport(tournament, archive);
    Standings now = new Arena(tournament, new FakeRunner(), report, 1).restore();
    JsonNode data = read(report.json(now, new RunSpeed(6, nanos::get), false, json -> {}));
    assertThat(data.path("records")).hasSize(6);
    assertThat(data.path("course").path("games").toString()).isEqualTo("[2,4,6]");
    assertThat(data.has("perMinute")).as("no speed before the next finished game").isFalse();
  }

  @Test
  void limitsRepeatedFailures() throws Exception {
    TournamentPlan tournament = Tournaments.of(400, "broken", "weak");
    LiveReport report = new LiveReport(tournament, archive);
    Standings end = new Arena(tournament, new FakeRunner(), report, 1).run();
    JsonNode data = read(report.json(end, new RunSpeed(0, nanos::get), true, json -> {}));
    int all = end.failures().size();
    assertThat(all).isGreaterThan(50);
    assertThat(data.path("failed").asInt()).isEqualTo(all);
    assertThat(data.path("failures")).hasSize(50);
    assertThat(data.path("failures").path(49).path("game").asInt())
        .isEqualTo(end.failures().get(all - 1).game());
  }

  @Test
  void showsTheCourseOfTheFirstPlayerAndTheRatioOfATest() throws Exception {
    Sprt sprt = new Sprt(0, 400, 0.05, 0.05);
    TournamentPlan tournament = Tournaments.of(8, Optional.of(sprt), "a", "b");
    LiveReport report = new LiveReport(tournament, archive);
    Standings end = new Arena(tournament, new FakeRunner(), report, 1).run();
    JsonNode course =
        read(report.json(end, new RunSpeed(0, nanos::get), true, json -> {})).path("course");
    int points = end.course().size();
    assertThat(course.path("games")).hasSize(points);
    assertThat(course.path("elo")).hasSize(1);
    assertThat(course.path("elo").path(0)).hasSize(points);
    assertThat(course.path("elo").path(0).path(points - 1)).hasSize(3);
    assertThat(course.path("ratio")).hasSize(points);
    double ratio = sprt.ratio(end.test().orElseThrow().pairs());
    assertThat(Math.abs(course.path("ratio").path(points - 1).asDouble() - ratio))
        .isLessThan(0.001);
  }
}
