package org.gobang.presentation.teaching;

import java.util.Optional;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.text.Texts;

/**
 * A mistake of the user that can be taken back.
 *
 * @param move the judgement of the move
 * @param better the better move
 * @param step the shown part of the better move; empty before a hint was requested
 */
public record TeachingMistake(ReviewedMove move, Hint better, Optional<SteppedHint.Step> step) {

  /**
   * Returns the lesson of a move.
   *
   * @param board the position after the move
   * @param limit the minimum loss for a lesson, in percent
   * @return the lesson; empty if the move lost less, and missed neither a win nor a defence
   */
  static Optional<TeachingMistake> of(Board board, ReviewedMove move, int limit) {
    boolean missed = move.type() == MoveClass.MISSED_WIN || move.type() == MoveClass.MISSED_DEFENCE;
    boolean loses = move.type().isFault() && Math.round(100 * move.loss()) >= limit;
    return missed || loses
        ? better(board, move).map(better -> new TeachingMistake(move, better, Optional.empty()))
        : Optional.empty();
  }

  private static Optional<Hint> better(Board board, ReviewedMove move) {
    PositionKey after = PositionKey.of(board);
    PositionKey before =
        new PositionKey(
            after.rules(), after.start(), after.moves().subList(0, after.moves().size() - 1));
    return move.best()
        .map(
            best ->
                new Hint(
                    before,
                    move.side(),
                    best,
                    move.bestScore().map(score -> Insight.Line.of(score, move.line())),
                    Optional.empty()));
  }

  /** Returns the shown part of the hint for the position before the move. */
  public Optional<SteppedHint> hint() {
    return step.map(shown -> new SteppedHint(better, shown));
  }

  /** Returns the mistake with the next step of the hint. */
  TeachingMistake further() {
    SteppedHint.Step next = step.map(SteppedHint.Step::next).orElse(SteppedHint.Step.AREA);
    return new TeachingMistake(move, better, Optional.of(next));
  }

  /** Returns the loss and the consequence of the move, without revealing the better move. */
  public String sentence(Texts texts) {
    String type = texts.of("class." + move.type().word());
    long percent = Math.round(100 * move.loss());
    return move.outlook(texts.locale())
        .map(follows -> texts.of("lesson.follows", move.move(), type, percent, follows))
        .orElseGet(() -> texts.of("lesson", move.move(), type, percent));
  }
}
