package org.gobang.presentation.advice;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;

/**
 * A hint, as far as it is shown by now.
 *
 * @param hint all of it
 * @param step how much of it is shown
 */
public record SteppedHint(Hint hint, HintStep step) {

  /** The area that the move is in, while no more is shown. */
  public Optional<HintArea> area() {
    return step == HintStep.AREA
        ? Optional.of(HintArea.around(hint.point(), hint.place()))
        : Optional.empty();
  }

  /** The move, once it is shown. */
  public Optional<Point> point() {
    return step == HintStep.AREA ? Optional.empty() : Optional.of(hint.point());
  }

  /** The moves that are expected, once they are shown. */
  public Optional<ExpectedLine> line() {
    List<Point> moves = hint.line().map(line -> line.moves()).orElse(List.of());
    return step == HintStep.LINE
        ? Optional.of(new ExpectedLine(hint.toMove(), hint.place().moves().size() + 1, moves))
        : Optional.empty();
  }
}
