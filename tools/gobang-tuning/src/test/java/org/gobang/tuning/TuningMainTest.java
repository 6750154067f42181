package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.PointCodes;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.position.ThreatCodes;
import org.gobang.study.problem.ProblemLines;
import org.gobang.study.problem.StoredProblem;
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
  void completeLoopIsReproducible() throws Exception {
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
  void problemsDoNotDependOnThreads() throws Exception {
    String problems = "problems --rules standard --count 2 --nodes 100 --seed 5 ";
    assertThat(run(problems + "--threads 1 --out DIR/a.txt")).as(err.toString()).isZero();
    assertThat(run(problems + "--threads 2 --out DIR/b.txt")).isZero();
    String text = Files.readString(folder.resolve("a.txt"));
    assertThat(folder.resolve("b.txt")).content().isEqualTo(text);
    assertThat(text)
        .contains("\n# gobang-tuning problems --rules standard --count 2 --nodes 100 --seed 5; ");
    assertThat(ProblemLines.parse("a.txt", text, StoredProblem::parse))
        .hasSize(2)
        .allSatisfy(problem -> assertThat(out.toString()).contains(problem.line()));
    assertThat(run("problems --rules caro --out DIR/c.txt")).isEqualTo(2);
    assertThat(err.toString()).contains("--rules");
  }

  @Test
  void winCurvesReplaceOnlyTheLinesOfTheirRules() throws Exception {
    assertThat(run("--games 12 --nodes 60 --epochs 1 --games-file DIR/g --out DIR/e")).isZero();
    Path curves = folder.resolve("curves.txt");
    Files.writeString(curves, "# head\nfreestyle 0 9\n# renju: 3 games\nrenju 0 0.5\n");
    assertThat(run("win-curve DIR/g --nodes 80 --out DIR/curves.txt")).as(err.toString()).isZero();
    List<String> lines = Files.readAllLines(curves);
    assertThat(lines).startsWith("# head", "# renju: 3 games", "renju 0 0.5");
    assertThat(lines.get(3)).matches("# freestyle: 12 games, [1-9][0-9]* positions of 80 nodes");
    assertThat(lines.get(4)).matches("freestyle 0 0\\.\\d{5}");
    assertThat(out.toString()).contains("from 0 stones: ", "curves.txt written");
    assertThat(run("win-curve DIR/g --out DIR/new.txt --nodes 80")).isZero();
    assertThat(folder.resolve("new.txt")).content().startsWith("# freestyle: 12 games");
    assertThat(run("win-curve DIR/missing --out DIR/curves.txt")).isEqualTo(1);
  }

  @Test
  void sameGamesTrainTheSameNetwork() throws Exception {
    assertThat(run("--games 12 --nodes 60 --epochs 1 --games-file DIR/g --out DIR/e")).isZero();
    String network = "network DIR/g --off-game 40 --nodes 50 --epochs 2 --out DIR/%s";

    assertThat(run(network.formatted("a --threads 1"))).as(err.toString()).isZero();
    assertThat(run(network.formatted("b --threads 2"))).isZero();
    assertThat(run(network.formatted("c --seed 2"))).isZero();

    String text = Files.readString(folder.resolve("a"));
    assertThat(folder.resolve("b")).content().isEqualTo(text);
    assertThat(folder.resolve("c")).content().isNotEqualTo(text);
    EvaluationWeights bundled = EvaluationWeights.of(Rules.FREESTYLE);
    EvaluationWeights trained = EvaluationWeights.parse(Rules.FREESTYLE, text);
    assertThat(trained.network()).isPresent();
    assertThat(trained.withoutNetwork().text(List.of()))
        .isEqualTo(bundled.withoutNetwork().text(List.of()));
    assertThat(text)
        .startsWith("# " + EvaluationWeights.comment(Rules.FREESTYLE).get(0) + "\n")
        .containsOnlyOnce("# network: 12 games: freestyle, 60 nodes a move, seed 1, evaluation ")
        .containsOnlyOnce("# network: held out: loss 0.");
    assertThat(run("network DIR/missing --out DIR/d")).isEqualTo(1);
    assertThat(err.toString()).endsWith("missing: file or folder not found\n");
  }

  @Test
  void matchOfEqualPlayersIsEven() throws Exception {
    EvaluationWeights values = EvaluationWeights.of(Rules.CARO);
    Files.writeString(folder.resolve("values.txt"), values.text(List.of()));

    assertThat(run("match --rules caro --pairs 5 --nodes 60 DIR/values.txt DIR/values.txt"))
        .isZero();

    assertThat(out.toString()).startsWith("10 games: 50.0% for the first, +0 Elo (");
  }

  /**
   * Each game has one measured position with White to move, and White wins three of five. With the
   * mean of the others, the loss of a win is ln 2 and that of a defeat ln 4.
   */
  @Test
  void computesTheLossOfAConstantEvaluation() throws Exception {
    EvaluationWeights nothing =
        new EvaluationWeights(
            Rules.FREESTYLE,
            new int[2][PointCodes.COUNT],
            new int[Shape.COUNT * Shape.COUNT],
            new int[2][ThreatCodes.COUNT]);
    Files.writeString(folder.resolve("nothing.txt"), nothing.text(List.of()));
    Files.writeString(
        folder.resolve("three.txt"),
        """
        # Games
        0 | white | 1 | h8 h9
        0 | black | 3 | a1 o15 c3 h8
        0 | white | 1 | e4 i9
        """);
    Files.writeString(folder.resolve("two.txt"), "0 | white | 1 | h8 a1\n0 | black | 1 | o15 h9\n");
    String loss = "loss DIR/nothing.txt DIR/nothing.txt --games-file DIR/three.txt";

    assertThat(run(loss + " --games-file DIR/two.txt")).as(err.toString()).isZero();

    assertThat(out.toString())
        .startsWith("5 games, 5 quiet positions\n")
        .contains("nothing.txt   0.9704 (", "), slope 0.00, bias +0.41\n")
        .contains("  difference", "+0.0000 (+0.0000 to +0.0000)\n")
        .contains("5 games, 5 of them without an open four that the opponent threatens\n");
    assertThat(run(loss)).isEqualTo(1);
    assertThat(err.toString()).isEqualTo("too few games with such positions: 3, not 5 or more\n");
  }

  @Test
  void bundledEvaluationPredictsItsOwnGames() throws Exception {
    String loop = "--rules renju --games 40 --nodes 60 --epochs 1 --games-file DIR/g --out DIR/e";
    assertThat(run(loop)).isZero();
    out.getBuffer().setLength(0);

    assertThat(run("loss bundled --rules renju --games-file DIR/g")).as(err.toString()).isZero();

    String[] words = out.toString().lines().toList().get(1).strip().split("[ ,]+", -1);
    assertThat(words).startsWith("bundled");
    assertThat(Double.parseDouble(words[1])).isBetween(0.2, 0.67);
    assertThat(out.toString())
        .containsSubsequence(" of them with Black to move\n", " of them with White to move\n");
    assertThat(run("loss bundled --games-file DIR/g --size 4")).isEqualTo(2);
    assertThat(err.toString()).contains("'--size': not a number from 5 to 25: 4");
  }

  @Test
  void arenaGamesWritesAFileForLoss() throws Exception {
    Files.writeString(
        folder.resolve("games.jsonl"),
        """
        {"order":{"game":1,"board":"renju","opening":{"size":9,"moves":"e5"},\
        "black":{"name":"runs","player":"runs","options":{},"seed":7,"isolated":false},\
        "white":{"name":"shapes","player":"shapes","options":{},"seed":8,"isolated":false},\
        "limits":{"nodes":500},"adjudication":{}},"played":{"result":"white","ending":"resigned",\
        "words":"","moves":"e5 e6 f5","micros":[1,1]}}
        """);

    assertThat(run("arena-games DIR --rules renju --size 9 --out DIR/games.txt"))
        .as(err.toString())
        .isZero();

    assertThat(out.toString()).endsWith("games.txt: 1 of 1 games\n");
    assertThat(folder.resolve("games.txt"))
        .content()
        .isEqualTo(
            """
            # Games of the arena, renju, 9 lines: runs, shapes
            # nodes a move, 0 if they were not limited | winner | moves of the opening | moves
            500 | white | 1 | e5 e6 f5
            """);
    assertThat(run("arena-games DIR --out DIR/games.txt")).isEqualTo(1);
    assertThat(err.toString()).endsWith("not of freestyle on 15\n");
  }

  @Test
  void helpDescribesTheMeasurement() {
    assertThat(run("loss --help")).isZero();
    assertThat(out.toString().replaceAll("\\s+", " "))
        .contains("with intervals of 95% by bootstrap");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void openingsAreReproducibleWithTheirSettings() throws Exception {
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

    assertThat(run("--games -1")).isEqualTo(2);
    assertThat(err.toString()).contains("'--games': not a number from 0 to 2147483647: -1");
    assertThat(run("--rules chess")).isEqualTo(2);
    assertThat(err.toString()).contains("'--rules': unknown rules chess; there are [freestyle, ");
    assertThat(run("match DIR/bad.txt DIR/bad.txt")).isEqualTo(1);
    assertThat(err.toString()).endsWith("bad.txt: section points: not a weight: x\n");
    assertThat(run("match DIR/none.txt DIR/bad.txt")).isEqualTo(1);
    assertThat(err.toString()).endsWith("none.txt: file or folder not found\n");
    assertThat(run("--games 1 --out DIR/x.txt --games-file DIR/y.txt --also DIR/z.txt"))
        .isEqualTo(1);
    assertThat(err.toString()).endsWith("z.txt: file or folder not found\n");
    assertThat(run("--games 0 --out DIR/x.txt")).isEqualTo(2);
    assertThat(err.toString()).contains("--games 0: games to fit are given by --also");
    assertThat(run("--games 1 --near DIR/none.txt --out DIR/x.txt --games-file DIR/y.txt"))
        .isEqualTo(1);
    assertThat(err.toString()).endsWith("none.txt: file or folder not found\n");
    assertThat(out.toString()).as("no output before the error").isEmpty();
    assertThat(folder.resolve("y.txt")).doesNotExist();
    assertThat(run("openings --stones 4")).isEqualTo(2);
    assertThat(err.toString()).contains("--stones: an opening has 5 or more, not 4");
    assertThat(run("--games 1 --out DIR/none/x.txt")).isEqualTo(1);
    assertThat(err.toString()).contains("no folder " + folder.resolve("none"));
  }
}
