package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TuningMainTest {

  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String line) {
    return TuningMain.run(
        new PrintWriter(out, true),
        new PrintWriter(err, true),
        line.replace("DIR", folder.toString()).split(" ", -1));
  }

  @Test
  void theWholeLoopMakesTheSameTableEachTime() throws Exception {
    String loop =
        "--rules renju --games 20 --nodes 60 --seed 3 --epochs 3 --games-file DIR/%s --out DIR/%s";

    assertThat(run(loop.formatted("one.txt", "a.txt --threads 1"))).as(err.toString()).isZero();
    assertThat(run(loop.formatted("two.txt", "b.txt --threads 2"))).isZero();

    String text = Files.readString(folder.resolve("a.txt"));
    assertThat(folder.resolve("b.txt")).content().isEqualTo(text);
    assertThat(text)
        .startsWith("# The evaluation, fitted by gobang-tuning to the engine's own games.\n")
        .contains("\n# 20 games: renju, 60 nodes a move, seed 3, evaluation ")
        .contains("# before: loss 0.", "# after: loss ");
    EvaluationWeights values = EvaluationWeights.parse(Rules.RENJU, text);
    assertThat(values.text(List.of()))
        .isNotEqualTo(EvaluationWeights.of(Rules.RENJU).text(List.of()));
    assertThat(out.toString()).contains("epoch 3: loss ", "a.txt written");
    assertThat(folder.toFile().list()).hasSize(4);

    assertThat(run(loop.formatted("one.txt", "a.txt --also DIR/two.txt"))).isZero();
    assertThat(folder.resolve("a.txt")).content().containsPattern("(?s)# 20 games.*# 20 games");
  }

  @Test
  void aMatchOfEqualsIsEven() throws Exception {
    EvaluationWeights values = EvaluationWeights.of(Rules.CARO);
    Files.writeString(folder.resolve("values.txt"), values.text(List.of()));

    assertThat(run("match --rules caro --pairs 5 --nodes 60 DIR/values.txt DIR/values.txt"))
        .isZero();

    assertThat(out.toString()).startsWith("10 games: 50.0 % for the first, +0 Elo (");
  }

  @Test
  void openingsAreTheSameEachTimeAndSayHowTheyWereMade() throws Exception {
    String openings = "openings --rules renju --count 20 --stones 5 --nodes 100 --seed 2 ";

    assertThat(run(openings + "--threads 1 --out DIR/a.txt")).as(err.toString()).isZero();
    assertThat(run(openings + "--threads 2 --out DIR/b.txt")).isZero();

    List<String> lines = Files.readAllLines(folder.resolve("a.txt"));
    assertThat(Files.readAllLines(folder.resolve("b.txt"))).isEqualTo(lines);
    assertThat(lines.get(1)).startsWith("# " + openings.strip() + "; evaluation ");
    assertThat(lines.subList(2, lines.size()))
        .hasSize(20)
        .allMatch(line -> line.matches("([a-o]1?[0-9] ?){5}"))
        .doesNotHaveDuplicates();
    assertThat(folder.toFile().list()).hasSize(2);
  }

  @Test
  void reportsErrorsInOneSentence() throws Exception {
    Files.writeString(folder.resolve("bad.txt"), "points\n1 2 x");

    assertThat(run("--games 0")).isEqualTo(2);
    assertThat(err.toString()).contains("'--games': not a number from 1 to 2147483647: 0");
    assertThat(run("--rules chess")).isEqualTo(2);
    assertThat(err.toString()).contains("'--rules': unknown rules chess; there are [freestyle, ");
    assertThat(run("match DIR/bad.txt DIR/bad.txt")).isEqualTo(1);
    assertThat(err.toString()).endsWith("bad.txt: section points: not a weight: x\n");
    assertThat(run("match DIR/none.txt DIR/bad.txt")).isEqualTo(1);
    assertThat(err.toString()).endsWith("none.txt: no such file\n");
    assertThat(run("--games 1 --out DIR/x.txt --games-file DIR/y.txt --also DIR/z.txt"))
        .isEqualTo(1);
    assertThat(err.toString()).endsWith("z.txt: no such file\n");
    assertThat(run("openings --stones 4")).isEqualTo(2);
    assertThat(err.toString()).contains("--stones: an opening has 5 or more, not 4");
    assertThat(run("--games 1 --out DIR/none/x.txt")).isEqualTo(1);
    assertThat(err.toString()).contains("no folder " + folder.resolve("none"));
  }
}
