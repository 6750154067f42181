package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import org.gobang.api.review.ReviewedMove;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.text.Texts;

/**
 * The list of mistakes found by a review, largest loss first. Selecting one goes to its position.
 */
final class MistakeList {

  private final MistakeReview mistakes;
  private final Texts texts;
  private final RowList<ReviewedMove> list;

  /**
   * Creates a list of mistakes.
   *
   * @param goTo receives the path of the chosen mistake
   */
  MistakeList(MistakeReview mistakes, Texts texts, Consumer<List<Integer>> goTo) {
    this.mistakes = mistakes;
    this.texts = texts;
    list = new RowList<>("mistakes", texts.of("mistakes"));
    list.setFixedCellHeight(list.getFontMetrics(list.getFont()).getHeight() + UIScale.scale(4));
    list.onShow(this::show);
    list.onSelect(chosen -> goTo.accept(mistakes.path(chosen)));
  }

  JComponent component() {
    return new JScrollPane(list);
  }

  /**
   * Shows the mistakes of the current game.
   *
   * @param path the current position
   */
  void show(List<Integer> path) {
    List<ReviewedMove> faults = mistakes.faults();
    list.show(faults, mistakes.at(path).map(faults::indexOf).orElse(-1));
  }

  private void show(JLabel label, ReviewedMove move) {
    label.setText(
        texts.of(
            "mistake.line",
            move.number(),
            move.move(),
            texts.of("class." + move.type().word()),
            Math.round(100 * move.loss())));
    label.setIcon(MistakeMarks.icon(move.type()));
    label.setToolTipText(mistakes.describe(move));
  }
}
