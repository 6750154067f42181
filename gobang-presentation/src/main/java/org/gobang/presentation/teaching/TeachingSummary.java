package org.gobang.presentation.teaching;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.api.Move;
import org.gobang.api.record.Node;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Texts;

/**
 * What came of a teaching game.
 *
 * @param takeBacks how often moves were taken back
 * @param accuracy the mean accuracy of the person's moves that stayed, from 0 to 100
 */
public record TeachingSummary(int takeBacks, double accuracy) {

  /**
   * The summary of a game.
   *
   * @param over the game
   * @param judged what moves were worth, by all moves up to them
   * @return the summary; empty if none of the moves that stayed was judged
   */
  static Optional<TeachingSummary> of(
      int takeBacks, GameState over, Map<List<Move>, ReviewedMove> judged) {
    List<Move> stayed = over.record().follow(over.line()).stream().map(Node::move).toList();
    OptionalDouble accuracy =
        judged.entrySet().stream()
            .filter(each -> each.getKey().size() <= stayed.size())
            .filter(each -> stayed.subList(0, each.getKey().size()).equals(each.getKey()))
            .mapToDouble(each -> each.getValue().accuracy())
            .average();
    return accuracy.isPresent()
        ? Optional.of(new TeachingSummary(takeBacks, accuracy.getAsDouble()))
        : Optional.empty();
  }

  /** The accuracy with one decimal. */
  public String number() {
    return Formats.decimal(accuracy, 1);
  }

  /** All of it in words. */
  public String sentence(Texts texts) {
    return texts.of("teaching.summary", takeBacks, number());
  }
}
