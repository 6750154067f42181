package org.gobang.presentation.advice;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.presentation.text.Texts;

/**
 * A hint shown in steps.
 *
 * @param hint the complete hint
 * @param step the shown part
 */
public record SteppedHint(Hint hint, Step step) {

  /** Returns the area of the move; empty unless only the area is shown. */
  public Optional<Hint.Area> area() {
    return step == Step.AREA
        ? Optional.of(Hint.Area.around(hint.point(), hint.place()))
        : Optional.empty();
  }

  /** Returns the shown part of the hint as text: the area, the move, or the whole hint. */
  public String sentence(Texts texts) {
    return new HintText(texts).sentence(this);
  }

  /** Returns the move; empty if hidden. */
  public Optional<Point> point() {
    return step == Step.AREA ? Optional.empty() : Optional.of(hint.point());
  }

  /** Returns the expected variation; empty if hidden. */
  public Optional<ExpectedLine> line() {
    List<Point> moves = hint.line().map(line -> line.moves()).orElse(List.of());
    return step == Step.LINE
        ? Optional.of(new ExpectedLine(hint.toMove(), hint.place().moves().size() + 1, moves))
        : Optional.empty();
  }

  /** The shown part of a hint. */
  public enum Step {
    /** The area of the board that contains the move. */
    AREA,

    /** The move. */
    MOVE,

    /** The move, its reasons and the expected variation. */
    LINE;

    /** Returns the next step; the last step returns itself. */
    public Step next() {
      return this == AREA ? MOVE : LINE;
    }
  }
}
