package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Point;
import org.gobang.presentation.session.GameEnd;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.Pixels;
import org.gobang.ui.swing.board.RunnableAction;

/** The card with the end of the game and the next actions. Hidden during the game. */
final class EndCard extends JPanel {
  private static final int WIDTH = 420;
  private static final int ROUND = 14;

  /** The index of the first button for a failed engine. */
  private static final int FAILED = 3;

  private final SessionPresenter session;
  private final Texts texts;
  private final JLabel stone = new JLabel();
  private final JTextArea sentence = SidePanel.text(Font.BOLD, 1);
  private final JTextArea note = SidePanel.text(Font.PLAIN, 0);
  private final List<JButton> buttons;

  /**
   * Creates a hidden card.
   *
   * @param save saves the game after the user has chosen a file
   */
  EndCard(SessionPresenter session, Texts texts, Runnable save) {
    super(new MigLayout("insets 12 14 12 12, hidemode 3, wrap 3", "[]10[grow, fill]6[]", "[]4[]"));
    this.session = session;
    this.texts = texts;
    setOpaque(false);
    // A click on the card must not reach the board below.
    addMouseListener(new MouseAdapter() {});
    JButton close = Buttons.besideBoard(texts, "end.close", session.assistance()::forget);
    close.setText("\u2715");
    close.putClientProperty("JButton.buttonType", "toolBarButton");
    close.setToolTipText(texts.of("end.close"));
    close.getAccessibleContext().setAccessibleName(texts.of("end.close"));
    buttons =
        List.of(
            Buttons.besideBoard(texts, "end.rematch", session::rematch),
            Buttons.besideBoard(texts, "end.review", session::review),
            Buttons.besideBoard(texts, "end.save", save),
            Buttons.besideBoard(texts, "do.restart-engine", session.actions()::restartEngine),
            Buttons.besideBoard(texts, "do.replace-engine", session.actions()::replaceEngine));
    buttons.get(0).setToolTipText(texts.of("end.rematch.tip"));
    for (JButton each : buttons.subList(FAILED, buttons.size())) {
      each.setToolTipText(texts.of(each.getName() + ".tip"));
    }
    add(stone, "top");
    add(sentence, "wmin 0");
    add(close, "top");
    add(note, "skip, wmin 0, span 2, gapbottom 2");
    add(row(buttons.subList(FAILED, buttons.size())), "skip, span 2, gaptop 4");
    add(row(buttons.subList(0, FAILED)), "skip, span 2, gaptop 4");
    RunnableAction.onKey(this, WHEN_IN_FOCUSED_WINDOW, "ESCAPE", this::dismiss);
    setVisible(false);
  }

  private static JPanel row(List<JButton> buttons) {
    JPanel row = new JPanel(new MigLayout("insets 0, hidemode 3", "[]6[]6[]"));
    row.setOpaque(false);
    buttons.forEach(row::add);
    return row;
  }

  private void dismiss() {
    if (isVisible()) {
      session.assistance().forget();
    }
  }

  /** Shows the end of the game, or hides the card if empty. */
  void show(Optional<GameEnd> end) {
    end.ifPresent(this::fill);
    setVisible(end.isPresent());
  }

  private void fill(GameEnd end) {
    Optional<Icon> icon = end.winner().map(winner -> new StoneIcon(winner, 24));
    stone.setIcon(icon.orElse(null));
    stone.setVisible(icon.isPresent());
    SidePanel.set(sentence, end.sentence(texts));
    SidePanel.set(note, end.note());
    note.setVisible(!end.note().isEmpty());
    getAccessibleContext().setAccessibleName(end.sentence(texts));
    boolean failed = end.position().state().failed().isPresent();
    buttons.get(0).setVisible(!failed);
    for (JButton each : buttons.subList(FAILED, buttons.size())) {
      each.setVisible(failed);
      each.setEnabled(session.leads());
    }
    buttons.get(0).setEnabled(session.leads());
    buttons.get(1).setEnabled(session.leads());
    buttons.get(1).setText(texts.of(session.mistakes().runs() ? "do.review-end" : "end.review"));
  }

  /** Returns the points of the board that the card should not cover. */
  List<Point> kept() {
    return session.display().end().map(GameEnd::points).orElse(List.of());
  }

  /**
   * Returns the preferred size.
   *
   * @param most the available width
   */
  Dimension size(int most) {
    int width = Math.min(UIScale.scale(WIDTH), most);
    setSize(width, Short.MAX_VALUE);
    layOut();
    // Wrapped texts have a height only for a width, which the first pass has set.
    sentence.invalidate();
    note.invalidate();
    layOut();
    return new Dimension(width, getPreferredSize().height);
  }

  private void layOut() {
    synchronized (getTreeLock()) {
      validateTree();
    }
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = Pixels.smoothed(graphics);
    int round = UIScale.scale(ROUND);
    g.setColor(UIManager.getColor("Panel.background"));
    g.fillRoundRect(0, 0, getWidth(), getHeight(), round, round);
    g.setColor(UIManager.getColor("Component.borderColor"));
    g.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, round, round);
    g.dispose();
  }
}
