package org.gobang.tuning;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Prints the losses of evaluations on the same games. */
record LossReport(PrintWriter out) {

  private static final String DIFFERENCE = "difference";

  /**
   * Prints the loss of each evaluation and the difference between two evaluations.
   *
   * @param kind the description of the positions
   */
  void print(String kind, List<EvaluatedGames> evaluations) {
    EvaluatedGames any = evaluations.get(0);
    out.printf(Locale.ROOT, "%d games, %d %s%n", any.games().size(), any.positions(), kind);
    int width =
        IntStream.concat(
                IntStream.of(DIFFERENCE.length()),
                evaluations.stream().mapToInt(games -> games.name().length()))
            .max()
            .orElseThrow();
    List<double[]> losses =
        evaluations.stream().map(games -> HeldOutLoss.of(games.games())).toList();
    for (int i = 0; i < losses.size(); i++) {
      EvaluatedGames games = evaluations.get(i);
      MeanInterval loss = MeanInterval.of(losses.get(i));
      Calibration calibration = Calibration.fit(games.games());
      out.printf(
          Locale.ROOT,
          "  %-" + width + "s  %7.4f (%.4f to %.4f), slope %.2f, bias %+.2f%n",
          games.name(),
          loss.mean(),
          loss.low(),
          loss.high(),
          calibration.slope(),
          calibration.bias());
    }
    if (losses.size() == 2) {
      MeanInterval difference = MeanInterval.of(differences(losses.get(0), losses.get(1)));
      out.printf(
          Locale.ROOT,
          "  %-" + width + "s  %+7.4f (%+.4f to %+.4f)%n",
          DIFFERENCE,
          difference.mean(),
          difference.low(),
          difference.high());
    }
  }

  private static double[] differences(double[] first, double[] second) {
    return IntStream.range(0, first.length).mapToDouble(i -> first[i] - second[i]).toArray();
  }
}
