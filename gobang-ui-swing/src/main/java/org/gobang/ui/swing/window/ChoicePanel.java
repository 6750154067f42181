package org.gobang.ui.swing.window;

import java.awt.Font;
import java.awt.Insets;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/**
 * The panel of the user's choices, with a button and a description for each. Without descriptions,
 * it has two columns. Without choices, it is hidden.
 */
final class ChoicePanel {

  private final GamePresenter game;
  private final Texts texts;
  private final Runnable chosen;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 2", "[grow, fill, sg][grow, fill, sg]"));
  private List<ShownPosition.Choices.Offered> shown = List.of();

  /**
   * Creates a panel without choices.
   *
   * @param chosen called after a choice, when its button is removed
   */
  ChoicePanel(GamePresenter game, Texts texts, Runnable chosen) {
    this.game = game;
    this.texts = texts;
    this.chosen = chosen;
    panel.setVisible(false);
  }

  JComponent component() {
    return panel;
  }

  void show(List<ShownPosition.Choices.Offered> offered) {
    if (offered.equals(shown)) {
      return;
    }
    shown = offered;
    panel.removeAll();
    boolean narrow = offered.stream().allMatch(each -> each.label().description().isEmpty());
    for (int i = 0; i < offered.size(); i++) {
      add(offered.get(i), i + 1, narrow ? "wmin 0" : "wmin 0, span");
    }
    panel.setVisible(!offered.isEmpty());
    panel.revalidate();
    panel.repaint();
  }

  /** Adds a choice. Alt and a digit select one of the first nine. */
  private void add(ShownPosition.Choices.Offered offered, int number, String cell) {
    String name = offered.label().name();
    boolean numbered = number <= 9;
    JButton button = new JButton(numbered ? texts.of("choice.number", number, name) : name);
    button.setName("choice-" + offered.key());
    button.setMargin(new Insets(4, 8, 4, 8));
    // A click does not move the focus from the board.
    button.setRequestFocusEnabled(false);
    button.getAccessibleContext().setAccessibleName(name);
    button.getAccessibleContext().setAccessibleDescription(offered.label().description());
    if (numbered) {
      button.setMnemonic(KeyEvent.VK_0 + number);
      button.setToolTipText(texts.of("choice.key", number));
    }
    button.addActionListener(
        event -> {
          chosen.run();
          game.session().actions().choose(offered.key());
        });
    panel.add(button, cell);
    if (!offered.label().description().isEmpty()) {
      JTextArea meaning = SidePanel.text(Font.PLAIN, -1);
      meaning.setText(offered.label().description());
      panel.add(meaning, "wmin 0, gapbottom 6, span");
    }
  }
}
