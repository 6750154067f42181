package org.gobang.presentation.advice;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.presentation.text.Texts;

/** Hints as text in one language. */
record HintText(Texts texts) {

  /**
   * Scores below this count as even. For the engine {@code search} it means four wins in seven
   * games.
   */
  private static final int EVEN = 50;

  /** From this score on, a side is clearly ahead: about three wins in four games. */
  private static final int CLEAR = 200;

  /** The same thresholds for win rates. */
  private static final double EVEN_RATE = 4.0 / 7;

  private static final double CLEAR_RATE = 0.75;

  /** Returns the shown part of a hint: the area, the move, or the whole hint. */
  public String sentence(SteppedHint hint) {
    return hint.area()
        .map(area -> area(area, hint.hint().place().start().size()))
        .orElseGet(
            () ->
                hint.step() == SteppedHint.Step.MOVE
                    ? of("move", hint.hint().point())
                    : sentence(hint.hint()));
  }

  private String area(Hint.Area area, int size) {
    return of("area", area.from(), area.to(), of("area." + area.part(size)));
  }

  /**
   * Returns the move and the reasons: the win or the prevented threat, and the expected variation.
   */
  public String sentence(Hint hint) {
    Optional<String> threat =
        hint.threat().map(win -> reason("threat", hint, win.plies(), win.moves()));
    if (hint.line().isEmpty()) {
      return threat.orElseGet(() -> of("best", hint.point()));
    }
    Insight.Line line = hint.line().get();
    if (line.score() instanceof Score.WinIn win) {
      return reason("win", hint, win.plies(), line.moves());
    }
    if (line.score() instanceof Score.LossIn loss) {
      String key = threat.isPresent() ? "loss.still" : "loss";
      return threat.orElse("") + reason(key, hint, loss.plies(), line.moves());
    }
    return threat.orElseGet(() -> of("best", hint.point()))
        + of("expected", ExpectedLine.text(line.moves()), standing(hint.toMove(), line.score()));
  }

  private String reason(String key, Hint hint, int plies, List<Point> moves) {
    return of(
        key, hint.point(), plies, ExpectedLine.text(moves), texts.of(hint.toMove().opponent()));
  }

  private String standing(Stone toMove, Score score) {
    if (score instanceof Score.WinRate rate) {
      double better = Math.max(rate.probability(), 1 - rate.probability());
      Stone ahead = rate.probability() > 0.5 ? toMove : toMove.opponent();
      return standing(ahead, better >= EVEN_RATE, better >= CLEAR_RATE);
    }
    int value = ((Score.Estimate) score).value();
    long size = Math.abs((long) value);
    return standing(value > 0 ? toMove : toMove.opponent(), size >= EVEN, size >= CLEAR);
  }

  private String standing(Stone ahead, boolean uneven, boolean clear) {
    if (!uneven) {
      return of("even");
    }
    return of(clear ? "ahead" : "ahead.slightly", texts.of(ahead));
  }

  private String of(String key, Object... arguments) {
    return texts.of("hint." + key, arguments);
  }
}
