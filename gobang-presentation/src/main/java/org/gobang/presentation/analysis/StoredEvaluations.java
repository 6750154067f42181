package org.gobang.presentation.analysis;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.SamePosition;

/**
 * Stores evaluations of engines as notes of a position; only the latest one of each engine is
 * valid.
 */
final class StoredEvaluations {

  private static final long THOROUGH = 100_000;

  private StoredEvaluations() {}

  /**
   * Writes the evaluations of a position into its game. Does nothing without evaluations, if they
   * are already stored, if the position no longer exists, or in the middle of a turn of several
   * stones, where an evaluation would be for the other side.
   *
   * @throws org.gobang.api.RefusedException if the game is closed
   */
  static void write(Game game, GameState at, List<LiveAnalysis.Engine> findings) {
    GameRecord record = game.state().record();
    SamePosition.in(at.record(), at.path(), record)
        .ifPresent(path -> write(game, record, path, at.toMove(), findings));
  }

  private static void write(
      Game game,
      GameRecord record,
      List<Integer> path,
      Stone toMove,
      List<LiveAnalysis.Engine> findings) {
    List<Node> nodes = record.follow(path);
    List<RecordNote> notes = record.notes(path);
    boolean sameSide = !nodes.isEmpty() && nodes.get(nodes.size() - 1).move().stone() == toMove;
    List<RecordNote> next = new ArrayList<>(notes);
    for (LiveAnalysis.Engine finding : findings) {
      finding.lines().stream()
          .findFirst()
          .filter(StoredEvaluations::isThorough)
          .map(Insight.Line::score)
          .map(score -> new RecordNote.Evaluated(finding.engine().player(), score))
          .ifPresent(value -> put(next, value));
    }
    if (!sameSide && !next.equals(notes)) {
      game.note(path, next);
    }
  }

  /**
   * Returns whether an evaluation may replace that of a review, which uses this number of nodes per
   * position.
   */
  private static boolean isThorough(Insight.Line line) {
    boolean proven = line.score() instanceof Score.WinIn || line.score() instanceof Score.LossIn;
    // Not all engines report nodes.
    return proven || line.nodes() == 0 || line.nodes() >= THOROUGH;
  }

  private static void put(List<RecordNote> notes, RecordNote.Evaluated value) {
    for (int i = 0; i < notes.size(); i++) {
      if (notes.get(i) instanceof RecordNote.Evaluated old && old.player().equals(value.player())) {
        notes.set(i, value);
        return;
      }
    }
    notes.add(value);
  }
}
