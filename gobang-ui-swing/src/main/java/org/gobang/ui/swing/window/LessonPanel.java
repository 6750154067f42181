package org.gobang.ui.swing.window;

import java.awt.Insets;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** The panel with the choices after a mistake in a teaching game. Hidden at other times. */
final class LessonPanel {

  private final SessionPresenter session;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0", "[grow, fill, sg]6[grow, fill, sg]6[grow, fill, sg]"));

  LessonPanel(GamePresenter game, Texts texts) {
    this.session = game.session();
    add("lesson.back", texts, session.actions()::takeBack);
    add("lesson.hint", texts, session.assistance()::askForHint);
    add("lesson.on", texts, session.actions()::resume);
    panel.setVisible(false);
  }

  private void add(String key, Texts texts, Runnable task) {
    JButton button = Buttons.besideBoard(texts, key, task);
    button.setMargin(new Insets(4, 6, 4, 6));
    panel.add(button, "wmin 0");
  }

  JComponent component() {
    return panel;
  }

  void show() {
    panel.setVisible(session.assistance().teacher().lesson().isPresent());
  }
}
