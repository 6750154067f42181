package org.gobang.ui.swing.window;

import java.awt.AWTKeyStroke;
import java.awt.Font;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.InputMap;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.present.GamePresenter;

/** The dialog at the first start that asks for the strength of the opponent. */
final class StrengthDialog {

  private final FirstGame beginning;
  private final GamePresenter game;
  private final JDialog dialog;
  private Optional<Strength> answer = Optional.of(Strength.USUAL);

  private StrengthDialog(JFrame owner, FirstGame beginning, GamePresenter game, Texts texts) {
    this.beginning = beginning;
    this.game = game;
    this.dialog = Dialogs.modal(owner, texts.of("gobang"));
    JPanel panel = new JPanel(new MigLayout("insets 20 24 18 24, wrap 1", "[grow, fill]", "[]6[]"));
    JLabel question = new JLabel(texts.of("strength.question"));
    question.setFont(ThemeSwitcher.font(Font.BOLD, 2));
    panel.add(question, "gapbottom 8");
    List<Optional<Strength>> all = Strength.all();
    for (int i = 0; i < all.size(); i++) {
      panel.add(button(i + 1, all.get(i), texts), "hmin 34, split 2, sg names");
      panel.add(
          SidePanel.quiet(new JLabel(beginning.about(all.get(i), texts))),
          "growx 0, sg about, gapleft 8");
    }
    arrows(panel);
    panel.add(
        SidePanel.quiet(new JLabel(texts.of("strength.later", Strength.USUAL.number()))),
        "gaptop 8");
    dialog.setContentPane(panel);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowOpened(WindowEvent event) {
            Optional.ofNullable(dialog.getRootPane().getDefaultButton())
                .ifPresent(JButton::requestFocusInWindow);
          }
        });
    Dialogs.onClosed(dialog, this::answered);
  }

  /** Lets the arrow keys move between buttons, like Tab. */
  private static void arrows(JPanel panel) {
    add(panel, KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, KeyEvent.VK_DOWN);
    add(panel, KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, KeyEvent.VK_UP);
  }

  private static void add(JPanel panel, int way, int key) {
    Set<AWTKeyStroke> keys = new HashSet<>(panel.getFocusTraversalKeys(way));
    keys.add(AWTKeyStroke.getAWTKeyStroke(key, 0));
    panel.setFocusTraversalKeys(way, keys);
  }

  /** Shows the dialog if needed. Closing it selects the default strength. */
  static void ask(JFrame owner, GamePresenter game, Texts texts) {
    if (owner.isShowing()) {
      game.session()
          .firstGame()
          .filter(FirstGame::asks)
          .ifPresent(first -> Dialogs.show(new StrengthDialog(owner, first, game, texts).dialog));
    }
  }

  private JButton button(int at, Optional<Strength> strength, Texts texts) {
    String number = String.valueOf(at);
    String name = texts.of("strength.choice", number, Strength.name(strength, texts));
    JButton button = new JButton(new RunnableAction(name, () -> choose(strength)));
    button.getAccessibleContext().setAccessibleDescription(beginning.about(strength, texts));
    button.setHorizontalAlignment(SwingConstants.LEADING);
    InputMap keys = button.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW);
    button.getActionMap().put(strength, button.getAction());
    keys.put(KeyStroke.getKeyStroke(number.charAt(0)), strength);
    keys.put(KeyStroke.getKeyStroke(KeyEvent.VK_NUMPAD0 + at, 0), strength);
    if (strength.equals(answer)) {
      dialog.getRootPane().setDefaultButton(button);
    }
    return button;
  }

  private void choose(Optional<Strength> strength) {
    answer = strength;
    dialog.dispose();
  }

  private void answered() {
    beginning.answered(answer);
    if (!beginning.at(answer).equals(beginning.setup())) {
      game.session().open(beginning.at(answer));
    }
  }
}
