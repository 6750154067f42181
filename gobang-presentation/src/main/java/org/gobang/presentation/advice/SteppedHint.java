package org.gobang.presentation.advice;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.presentation.text.Texts;

/**
 * A hint, as far as it is shown by now.
 *
 * @param hint all of it
 * @param step how much of it is shown
 */
public record SteppedHint(Hint hint, Step step) {

  /** The area that the move is in, while no more is shown. */
  public Optional<Hint.Area> area() {
    return step == Step.AREA
        ? Optional.of(Hint.Area.around(hint.point(), hint.place()))
        : Optional.empty();
  }

  /** As much of the hint as is shown, in words: the area, the move, or all of it. */
  public String sentence(Texts texts) {
    return new HintText(texts).sentence(this);
  }

  /** The move, once it is shown. */
  public Optional<Point> point() {
    return step == Step.AREA ? Optional.empty() : Optional.of(hint.point());
  }

  /** The moves that are expected, once they are shown. */
  public Optional<ExpectedLine> line() {
    List<Point> moves = hint.line().map(line -> line.moves()).orElse(List.of());
    return step == Step.LINE
        ? Optional.of(new ExpectedLine(hint.toMove(), hint.place().moves().size() + 1, moves))
        : Optional.empty();
  }

  /** How much of a hint is shown. */
  public enum Step {
    /** The area of the board that the move is in. */
    AREA,

    /** The move. */
    MOVE,

    /** The move, why it is good, and the line that is expected. */
    LINE;

    /** The step after this one; the last one stays. */
    public Step next() {
      return this == AREA ? MOVE : LINE;
    }
  }
}
