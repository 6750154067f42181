package org.gobang.presentation.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.text.BlackScore;
import org.gobang.presentation.text.PlayerNames;

/**
 * Black's win rate along a line as curves: one for each engine, and two for an engine that plays
 * both sides.
 *
 * @param plies the number of moves in the line
 * @param curves the curves; none without evaluations
 * @param faults the mistakes found by a review, in the order of the moves
 */
public record EvaluationGraph(int plies, List<Curve> curves, List<Fault> faults) {

  /** The graph of a line without moves. */
  public static final EvaluationGraph EMPTY = new EvaluationGraph(0, List.of(), List.of());

  /**
   * The evaluations of one engine along the line.
   *
   * @param player the engine: the id of a player, or the name of a human in an old record
   * @param side the side played by the engine; empty for an observer
   * @param marks the evaluations in order
   */
  public record Curve(String player, Optional<Stone> side, List<Mark> marks) {

    /** Creates a curve with a copy of the evaluations. */
    public Curve {
      marks = List.copyOf(marks);
    }
  }

  /**
   * An evaluation.
   *
   * @param ply the number of the last move, 0 for the start
   */
  public record Mark(int ply, BlackScore score) {}

  /**
   * A mistake.
   *
   * @param ply the number of the move
   * @param type its class
   * @param probability Black's win rate after it, from 0 to 1
   */
  public record Fault(int ply, MoveClass type, double probability) {}

  /** Creates a graph with copies of the curves and the mistakes. */
  public EvaluationGraph {
    curves = List.copyOf(curves);
    faults = List.copyOf(faults);
  }

  /**
   * Returns the graph with the mistakes among the reviewed moves of the line. A review evaluates
   * the moves of both sides, so that a player has one curve regardless of the side.
   */
  EvaluationGraph with(List<ReviewedMove> moves) {
    if (moves.isEmpty()) {
      return this;
    }
    List<Fault> found =
        moves.stream()
            .filter(move -> move.type().isFault())
            .map(move -> new Fault(move.number(), move.type(), probability(move)))
            .toList();
    return new EvaluationGraph(plies, joined(), found);
  }

  private List<Curve> joined() {
    Map<String, List<Curve>> players = new LinkedHashMap<>();
    for (Curve curve : curves) {
      players.computeIfAbsent(curve.player(), first -> new ArrayList<>()).add(curve);
    }
    return players.values().stream().map(EvaluationGraph::joined).toList();
  }

  private static Curve joined(List<Curve> all) {
    Curve first = all.get(0);
    if (all.size() == 1) {
      return first;
    }
    List<Mark> marks =
        all.stream()
            .flatMap(curve -> curve.marks().stream())
            .sorted(Comparator.comparingInt(Mark::ply))
            .toList();
    return new Curve(first.player(), Optional.empty(), marks);
  }

  /** Uses the curve of the first engine at the position, so that the point lies on a line. */
  private double probability(ReviewedMove move) {
    return curves.stream()
        .flatMap(curve -> curve.marks().stream())
        .filter(mark -> mark.ply() == move.number())
        .findFirst()
        .map(mark -> mark.score().probability())
        .orElse(move.side() == Stone.BLACK ? move.winAfter() : 1 - move.winAfter());
  }

  /**
   * Returns the evaluations of a position, or of its neighbours if it has none, since a playing
   * engine evaluates every other position.
   */
  public Map<Curve, Mark> near(int ply) {
    Map<Curve, Mark> near = new LinkedHashMap<>();
    for (Curve curve : curves) {
      curve.marks().stream()
          .filter(mark -> Math.abs(mark.ply() - ply) <= 1)
          .min(Comparator.comparing(mark -> Math.abs(mark.ply() - ply)))
          .ifPresent(mark -> near.put(curve, mark));
    }
    return near;
  }

  private record Judge(String player, Optional<Stone> side) {}

  /** Returns the graph of a line. */
  static EvaluationGraph of(Workbench workbench, GameRecord record, List<Node> line) {
    Map<Judge, Map<Integer, Mark>> judges = new LinkedHashMap<>();
    Stone toMove = record.start().first();
    collect(judges, workbench, record, 0, toMove, record.notes());
    int ply = 0;
    for (Node node : line) {
      ply++;
      collect(judges, workbench, record, ply, node.move().stone().opponent(), node.notes());
    }
    List<Curve> curves = new ArrayList<>();
    judges.forEach(
        (judge, all) ->
            curves.add(new Curve(judge.player(), judge.side(), List.copyOf(all.values()))));
    return new EvaluationGraph(line.size(), curves, List.of());
  }

  private static void collect(
      Map<Judge, Map<Integer, Mark>> judges,
      Workbench workbench,
      GameRecord record,
      int ply,
      Stone toMove,
      List<RecordNote> notes) {
    for (RecordNote note : notes) {
      if (note instanceof RecordNote.Evaluated evaluated) {
        Judge judge = new Judge(evaluated.player(), side(record, evaluated.player(), toMove));
        judges
            .computeIfAbsent(judge, first -> new LinkedHashMap<>())
            .put(
                ply,
                new Mark(ply, BlackScore.of(workbench, record, ply, toMove, evaluated.score())));
      }
    }
  }

  /** Returns the side of a player, or the side that has just moved if it plays both. */
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
}
