package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import org.gobang.api.review.ReviewedMove;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.text.Texts;

/** The mistakes that a review found, those that lost most first. Choosing one goes there. */
final class MistakeList {

  private final MistakeReview mistakes;
  private final Texts texts;
  private final DefaultListModel<ReviewedMove> model = new DefaultListModel<>();
  private final JList<ReviewedMove> list = new JList<>(model);
  private final JScrollPane pane = new JScrollPane(list);
  private boolean showing;

  /**
   * A list of mistakes.
   *
   * @param goTo receives the path behind a chosen mistake
   */
  MistakeList(MistakeReview mistakes, Texts texts, Consumer<List<Integer>> goTo) {
    this.mistakes = mistakes;
    this.texts = texts;
    list.setName("mistakes");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setFixedCellHeight(list.getFontMetrics(list.getFont()).getHeight() + UIScale.scale(4));
    list.setCellRenderer(new MistakeRenderer());
    list.getAccessibleContext().setAccessibleName(texts.of("mistakes"));
    list.addListSelectionListener(
        event -> {
          ReviewedMove chosen = list.getSelectedValue();
          if (!showing && !event.getValueIsAdjusting() && chosen != null) {
            goTo.accept(mistakes.path(chosen));
          }
        });
  }

  JComponent component() {
    return pane;
  }

  /**
   * Shows the mistakes of the game at hand.
   *
   * @param path the position that is looked at
   */
  void show(List<Integer> path) {
    List<ReviewedMove> faults = mistakes.faults();
    showing = true;
    if (!faults.equals(Collections.list(model.elements()))) {
      model.clear();
      faults.forEach(model::addElement);
    }
    Optional<ReviewedMove> current = mistakes.at(path).filter(faults::contains);
    if (current.isPresent()) {
      list.setSelectedValue(current.get(), true);
    } else {
      list.clearSelection();
    }
    showing = false;
  }

  private final class MistakeRenderer extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getListCellRendererComponent(
        JList<?> shown, Object value, int index, boolean selected, boolean focused) {
      JLabel label =
          (JLabel) super.getListCellRendererComponent(shown, value, index, selected, focused);
      ReviewedMove move = (ReviewedMove) value;
      label.setText(
          texts.of(
              "mistake.line",
              move.number(),
              move.move(),
              texts.of("class." + move.type().word()),
              Math.round(100 * move.loss())));
      label.setIcon(MistakeMarks.icon(move.type()));
      label.setToolTipText(mistakes.describe(move));
      return label;
    }
  }
}
