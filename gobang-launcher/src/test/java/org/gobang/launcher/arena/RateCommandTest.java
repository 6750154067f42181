package org.gobang.launcher.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RateCommandTest {

  @TempDir private Path folder;

  private final Locale before = Locale.getDefault();

  @BeforeEach
  void english() {
    Locale.setDefault(Locale.ENGLISH);
  }

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @Test
  void printsTheRankOfThePlayerAndCausesOfLosses() {
    Run run = Run.of("rate", "neighbour", "--games", "12", "--nodes", "1");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines().get(0))
        .matches("neighbour: [+-]\\d+ Elo, 95% interval [+-]\\d+ to [+-]\\d+, after 12 games .*");
    assertThat(run.lines().get(1)).matches("(Between|Weaker|Stronger) .*");
    assertThat(run.lines().get(2)).matches("Lost .* games, of which 0 on time, 0 by illegal .*");
    assertThat(run.out()).contains("opponent").doesNotContain("neighbour  ");
  }

  @Test
  void sameSeedGivesTheSameAnswerAlsoWhenResumed() {
    String out = folder.resolve("run").toString();
    // A time limit would depend on the load of the machine.
    String[] whole = {"rate", "neighbour", "--games", "16", "--nodes", "1", "--json"};
    Run run = Run.of(whole);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("{\"player\":\"neighbour\",\"games\":16,\"wins\":")
        .contains("\"below\":", "\"above\":", "\"failures\":{}", "\"missed\":{\"games\":");
    Run first = Run.of("rate", "neighbour", "--games", "6", "--nodes", "1", "--json", "--out", out);
    assertThat(first.status()).as(first.err()).isZero();
    assertThat(folder.resolve("run/report.html")).exists();
    Run resumed = Run.of(with(whole, "--out", out, "--resume"));
    assertThat(resumed.out()).isEqualTo(run.out());
    assertThat(Files.exists(folder.resolve("run/games.jsonl"))).isTrue();
  }

  @Test
  void refusesWrongCommandLines() {
    assertThat(Run.of("rate").status()).isEqualTo(2);
    assertThat(Run.of("rate", "nobody").err()).contains("Unknown player “nobody”");
    assertThat(Run.of("rate", "runs", "--games", "1").err())
        .contains("--games: the number must be 2 or more");
    assertThat(Run.of("rate", "runs", "--resume").err()).contains("--out");
  }

  private static String[] with(String[] arguments, String... more) {
    return Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new);
  }
}
