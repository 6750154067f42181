package org.gobang.study.review;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.gobang.api.LocalizedText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.review.MoveClass;
import org.gobang.study.threat.Threat;

/** The texts of reviews: classes, and reasons such as {@code White wins by fours in 7: g8 f8 …}. */
public final class ReviewText {

  private static final String BUNDLE = "org.gobang.study.review.ReviewTexts";

  private final Locale language;

  /**
   * Creates the texts in a language.
   *
   * @param language English or Chinese
   */
  public ReviewText(Locale language) {
    this.language = language;
  }

  /** Returns a reason as a sentence without a full stop. */
  String of(MoveReason reason) {
    if (reason instanceof MoveReason.OwnWin own) {
      return win(own.win());
    }
    if (reason instanceof MoveReason.AllowedWin allowed) {
      String win = win(allowed.win());
      return allowed.left().map(left -> text("left.and.win", threat(left), win)).orElse(win);
    }
    if (reason instanceof MoveReason.LeftThreat left) {
      return text("left", threat(left.left()));
    }
    MoveReason.Weaker weaker = (MoveReason.Weaker) reason;
    return text("weaker", weaker.best(), percent(weaker.winBefore()), percent(weaker.winAfter()));
  }

  /**
   * Returns the class of a move in words.
   *
   * @param kind the class
   * @return such as {@code missed win}
   */
  public String of(MoveClass kind) {
    return text("class." + kind.word());
  }

  /**
   * Returns the text for a game without mistakes.
   *
   * @return a sentence
   */
  public String noFaults() {
    return text("faults.none");
  }

  private String win(ForcedWin win) {
    String key =
        switch (win.means()) {
          case AT_ONCE -> "win.at.once";
          case FOURS -> "win.fours";
          case THREATS -> "win.threats";
        };
    return text(key, of(win.side()), win.plies(), line(win.line()));
  }

  private String threat(Threat threat) {
    String key =
        switch (threat.kind()) {
          case FOUR -> "four";
          case OPEN_THREE -> "open.three";
          case FORK -> "fork";
        };
    List<Point> points = threat.points();
    Point first = points.get(0);
    Point last = points.get(points.size() - 1);
    return text(key, first.equals(last) ? first.toString() : first + "–" + last);
  }

  /** Returns the moves of a variation, separated by spaces. */
  static String line(List<Point> line) {
    return line.stream().map(Point::toString).collect(Collectors.joining(" "));
  }

  /**
   * Returns a side in words.
   *
   * @param side the side
   * @return such as {@code Black}
   */
  public String of(Stone side) {
    return text(side == Stone.BLACK ? "black" : "white");
  }

  static String percent(double probability) {
    return String.valueOf(Math.round(100 * probability));
  }

  String text(String key, Object... arguments) {
    String pattern = ResourceBundle.getBundle(BUNDLE, language).getString(key);
    return LocalizedText.format(pattern, arguments);
  }
}
