package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.IntConsumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleValue;
import javax.swing.JPanel;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import org.gobang.presentation.review.EvaluationGraph;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.Pixels;
import org.gobang.ui.swing.board.RunnableAction;
import org.jspecify.annotations.Nullable;

/**
 * The graph of Black's estimated win probability during the game. Clicking, dragging or the arrow
 * keys go to a move.
 */
final class EvaluationView extends JPanel {
  private static final int WIDTH = 200;
  private static final int HEIGHT = 64;

  private final RecordReview review;
  private final Texts texts;
  private final IntConsumer goTo;
  private EvaluationGraph graph = EvaluationGraph.EMPTY;
  private int ply;
  private int hover = -1;

  /**
   * Creates a view without a graph.
   *
   * @param review names players and describes evaluations
   * @param goTo receives the number of the chosen move
   */
  EvaluationView(RecordReview review, Texts texts, IntConsumer goTo) {
    this.review = review;
    this.texts = texts;
    this.goTo = goTo;
    setOpaque(false);
    setFocusable(true);
    setFont(ThemeSwitcher.font(Font.PLAIN, -1.5f));
    getAccessibleContext().setAccessibleName(texts.of("score.title"));
    ToolTipManager.sharedInstance().registerComponent(this);
    MouseAdapter pointer = new Pointer();
    addMouseListener(pointer);
    addMouseMotionListener(pointer);
    Listeners.onFocus(this, gained -> repaint());
    RunnableAction.onKey(this, "LEFT", () -> choose(ply - 1));
    RunnableAction.onKey(this, "RIGHT", () -> choose(ply + 1));
    RunnableAction.onKey(this, "PAGE_UP", () -> choose(ply - 10));
    RunnableAction.onKey(this, "PAGE_DOWN", () -> choose(ply + 10));
    RunnableAction.onKey(this, "HOME", () -> choose(0));
    RunnableAction.onKey(this, "END", () -> choose(graph.plies()));
  }

  private void choose(int move) {
    int chosen = Math.max(0, Math.min(graph.plies(), move));
    if (chosen != ply && !graph.curves().isEmpty()) {
      goTo.accept(chosen);
    }
  }

  private void hover(int next) {
    if (hover != next) {
      hover = next;
      repaint();
    }
  }

  /** Shows a graph and the current move. */
  void show(EvaluationGraph next, int at) {
    if (!next.equals(graph) || at != ply) {
      graph = next;
      ply = at;
      getAccessibleContext().setAccessibleDescription(described(at));
      repaint();
    }
  }

  private String described(int move) {
    return String.join(texts.of("sentences.between"), review.describe(move));
  }

  private GraphFrame frame() {
    int curves = graph.curves().size();
    return GraphFrame.of(getWidth(), getHeight(), getFontMetrics(getFont()), graph.plies(), curves);
  }

  /** Returns the evaluations at the move under the pointer or at the nearest one. */
  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    List<String> lines = review.describe(frame().ply(event.getX()));
    return lines.isEmpty() ? null : String.join("\n", lines);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = Pixels.smoothed(graphics);
    g.setColor(UIManager.getColor("List.background"));
    int round = UIScale.scale(8);
    g.fillRoundRect(0, 0, getWidth(), getHeight(), round, round);
    GraphPainter painter = new GraphPainter(g, frame(), graph, review);
    painter.axes(texts.of("score.title"), texts.of("thinking.score"));
    painter.legend();
    if (hover >= 0) {
      painter.line(hover, UIManager.getColor("Label.disabledForeground"), 1f);
    }
    painter.line(ply, UIManager.getColor("Label.foreground"), 1.2f);
    painter.curves(List.of(ply, hover));
    painter.faults();
    if (isFocusOwner()) {
      painter.focus();
    }
    g.dispose();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(UIScale.scale(WIDTH), UIScale.scale(HEIGHT));
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension(UIScale.scale(WIDTH / 2), UIScale.scale(HEIGHT));
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new Spoken();
    }
    return accessibleContext;
  }

  private final class Pointer extends MouseAdapter {

    @Override
    public void mousePressed(MouseEvent event) {
      requestFocusInWindow();
      choose(frame().ply(event.getX()));
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      choose(frame().ply(event.getX()));
      mouseMoved(event);
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      hover(frame().ply(event.getX()));
    }

    @Override
    public void mouseExited(MouseEvent event) {
      hover(-1);
    }
  }

  /** The accessible graph, which is a slider along the moves. */
  private final class Spoken extends AccessibleJPanel implements AccessibleValue {
    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.SLIDER;
    }

    @Override
    public AccessibleValue getAccessibleValue() {
      return this;
    }

    @Override
    public Number getCurrentAccessibleValue() {
      return ply;
    }

    @Override
    public boolean setCurrentAccessibleValue(Number value) {
      choose(value.intValue());
      return true;
    }

    @Override
    public Number getMinimumAccessibleValue() {
      return 0;
    }

    @Override
    public Number getMaximumAccessibleValue() {
      return graph.plies();
    }
  }
}
