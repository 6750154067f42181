package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Stone;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionDisplay;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** The panel of players, game state and choices. */
final class SidePanel {

  private final GamePresenter game;
  private final SessionDisplay display;
  private final JPanel panel =
      new JPanel(
          new MigLayout("insets 6 2 10 2, wrap 1, hidemode 3", "[grow, fill]", "[]14[]10[]10[]"));
  private final MigLayout cards = new MigLayout();
  private final JScrollPane pane = ScrollablePanel.around(panel);
  private final PlayerCard black;
  private final PlayerCard white;
  private final JTextArea status = text(Font.BOLD, 3);
  private final NoticeText notice = new NoticeText();
  private final LessonPanel lesson;
  private final ChoicePanel choices;

  /**
   * Creates a panel.
   *
   * @param toBoard moves the keyboard focus to the board
   */
  SidePanel(GamePresenter game, Texts texts, Runnable toBoard) {
    this.game = game;
    this.display = game.session().display();
    black = new PlayerCard(texts, Stone.BLACK);
    white = new PlayerCard(texts, Stone.WHITE);
    lesson = new LessonPanel(game, texts);
    choices = new ChoicePanel(game, texts, toBoard);
    JPanel players = new JPanel(cards);
    players.add(black.component(), "growx, pushx, sg, wmin 0");
    players.add(white.component(), "growx, pushx, sg, wmin 0");
    panel.add(players);
    sideBySide(false);
    panel.add(status, "wmin 0, hmin pref");
    panel.add(lesson.component(), "wmin 0, hmin pref, growx, flowy, split 2");
    panel.add(choices.component(), "wmin 0, hmin pref, growx");
    // Reserves the space of a notice, so that notices do not move other components.
    int lines = 2 * status.getFontMetrics(ThemeSwitcher.font(Font.PLAIN, 0)).getHeight();
    panel.add(notice.component(), "wmin 0, hmin max(pref, " + lines + "px)");
    pane.setMinimumSize(new Dimension(0, 0));
  }

  static JLabel heading(String text) {
    JLabel heading = new JLabel(text);
    heading.setFont(ThemeSwitcher.font(Font.BOLD, 0));
    return heading;
  }

  /** Sets the colour of secondary text and returns the component. */
  static <C extends JComponent> C quiet(C text) {
    text.setForeground(UIManager.getColor("Label.disabledForeground"));
    return text;
  }

  /** Returns a wrapped text. */
  static JTextArea text(int style, float larger) {
    JTextArea text = PluginDetails.wrapped();
    text.setFont(ThemeSwitcher.font(style, larger));
    return text;
  }

  JComponent component() {
    return pane;
  }

  /** Arranges the players side by side in low windows, otherwise stacked. */
  void sideBySide(boolean low) {
    cards.setLayoutConstraints("insets 0, gap 8 8, hidemode 3" + (low ? "" : ", wrap 1"));
  }

  void show() {
    display.position().ifPresent(this::show);
    notice.show(notice());
    lesson.show();
    tick();
  }

  /** Returns the current notice, except a notice that is shown with the end of the game. */
  private Notice notice() {
    Notice now = display.notice();
    return display
        .end()
        .filter(end -> end.note().equals(now.sentence()))
        .map(end -> Notice.NONE)
        .orElse(now);
  }

  static void set(JTextArea area, String text) {
    if (!area.getText().equals(text)) {
      area.setText(text);
      area.getAccessibleContext().setAccessibleName(text);
    }
  }

  private void show(ShownPosition now) {
    black.show(now);
    white.show(now);
    choices.show(game.session().leads() ? now.offered() : List.of());
  }

  /** Updates the time. */
  void tick() {
    set(status, display.status());
    black.clock(display.left(Stone.BLACK));
    white.clock(display.left(Stone.WHITE));
  }
}
