package org.gobang.presentation.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.presentation.text.PlayerNames;

/**
 * Who was held to stand better along a line, as curves: one for each judge, and two for one that
 * plays both sides.
 *
 * @param plies the moves of the line
 * @param curves the curves; none without judgements
 */
public record EvaluationGraph(int plies, List<Curve> curves) {

  /** Of a line without moves. */
  static final EvaluationGraph EMPTY = new EvaluationGraph(0, List.of());

  /**
   * What one judge held of the line.
   *
   * @param player the judge: a player's id or a person's name
   * @param side the side that the judge played; empty for a bystander
   * @param marks the judgements in order
   */
  public record Curve(String player, Optional<Stone> side, List<Mark> marks) {

    /** Copies the marks. */
    public Curve {
      marks = List.copyOf(marks);
    }
  }

  /**
   * A judgement.
   *
   * @param ply the number of the move behind which it was made, 0 for the start
   * @param toMove who is to move there
   * @param score the worth to that side
   * @param height from -1, where White has won, to 1, where Black has; in between judgements lie by
   *     their size, as each judge has a scale of its own; win rates lie where they are
   */
  public record Mark(int ply, Stone toMove, Score score, double height) {

    /** What an estimate is worth to Black; empty for another score. */
    public Optional<Long> forBlack() {
      return score instanceof Score.Estimate estimate
          ? Optional.of(towardsBlack(toMove, estimate))
          : Optional.empty();
    }

    /** How likely Black wins; empty for a score that is not a win rate. */
    public Optional<Score.WinRate> blackWinRate() {
      return score instanceof Score.WinRate rate
          ? Optional.of(EvaluationGraph.blackWinRate(toMove, rate))
          : Optional.empty();
    }

    /** Who is proven to win, and in how many moves; empty for a judgement. */
    public Optional<Map.Entry<Stone, Integer>> win() {
      if (score instanceof Score.WinIn win) {
        return Optional.of(Map.entry(toMove, win.plies()));
      }
      return score instanceof Score.LossIn loss
          ? Optional.of(Map.entry(toMove.opponent(), loss.plies()))
          : Optional.empty();
    }
  }

  /** Copies the curves. */
  public EvaluationGraph {
    curves = List.copyOf(curves);
  }

  private record Judge(String player, Optional<Stone> side) {}

  private record Judgement(int ply, Stone toMove, Score score) {}

  /** The curves of a line. */
  static EvaluationGraph of(GameRecord record, List<Node> line) {
    Map<Judge, Map<Integer, Judgement>> judges = new LinkedHashMap<>();
    Stone toMove = record.start().first();
    collect(judges, record, 0, toMove, record.notes());
    int ply = 0;
    for (Node node : line) {
      ply++;
      collect(judges, record, ply, node.move().stone().opponent(), node.notes());
    }
    List<Curve> curves = new ArrayList<>();
    judges.forEach(
        (judge, all) ->
            curves.add(new Curve(judge.player(), judge.side(), marks(List.copyOf(all.values())))));
    return new EvaluationGraph(line.size(), curves);
  }

  private static void collect(
      Map<Judge, Map<Integer, Judgement>> judges,
      GameRecord record,
      int ply,
      Stone toMove,
      List<RecordNote> notes) {
    for (RecordNote note : notes) {
      if (note instanceof RecordNote.Evaluated evaluated) {
        Judge judge = new Judge(evaluated.player(), side(record, evaluated.player(), toMove));
        judges
            .computeIfAbsent(judge, first -> new LinkedHashMap<>())
            .put(ply, new Judgement(ply, toMove, evaluated.score()));
      }
    }
  }

  /** The side of a player; of one that plays both, the side that has just moved. */
  private static Optional<Stone> side(GameRecord record, String player, Stone toMove) {
    boolean black = plays(player, record, Tags.BLACK);
    boolean white = plays(player, record, Tags.WHITE);
    if (black && white) {
      return Optional.of(toMove.opponent());
    }
    return black ? Optional.of(Stone.BLACK) : white ? Optional.of(Stone.WHITE) : Optional.empty();
  }

  private static boolean plays(String player, GameRecord record, String side) {
    return player.equals(PlayerNames.id(record.tags().getOrDefault(side, "")));
  }

  private static long towardsBlack(Stone toMove, Score.Estimate estimate) {
    return toMove == Stone.BLACK ? estimate.value() : -(long) estimate.value();
  }

  private static Score.WinRate blackWinRate(Stone toMove, Score.WinRate rate) {
    return toMove == Stone.BLACK ? rate : new Score.WinRate(1 - rate.probability());
  }

  private static List<Mark> marks(List<Judgement> judgements) {
    long[] sizes =
        judgements.stream()
            .filter(
                each -> each.score() instanceof Score.Estimate estimate && estimate.value() != 0)
            .mapToLong(each -> Math.abs((long) ((Score.Estimate) each.score()).value()))
            .sorted()
            .toArray();
    // The middle one, which a few huge ones do not move; it comes to lie half way up.
    double usual = sizes.length == 0 ? 1 : sizes[sizes.length / 2];
    return judgements.stream()
        .map(each -> new Mark(each.ply(), each.toMove(), each.score(), height(each, usual)))
        .toList();
  }

  private static double height(Judgement judgement, double usual) {
    if (judgement.score() instanceof Score.Estimate estimate) {
      double value = towardsBlack(judgement.toMove(), estimate);
      return value / (Math.abs(value) + usual);
    }
    if (judgement.score() instanceof Score.WinRate rate) {
      return 2 * blackWinRate(judgement.toMove(), rate).probability() - 1;
    }
    boolean wins = judgement.score() instanceof Score.WinIn;
    return wins == (judgement.toMove() == Stone.BLACK) ? 1 : -1;
  }
}
