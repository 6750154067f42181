package org.gobang.ui.swing.dock;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToDoubleFunction;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;

/**
 * The panels of a side, above each other, or beside each other below the board. Where the room is
 * too small for that, they are tabs.
 */
final class Stack extends JPanel {
  private static final long serialVersionUID = 1L;

  /** The width without which a panel cannot be used. */
  private static final int LEAST_WIDTH = 200;

  private static final int HEADER = 30;

  private final transient List<PanelFrame> frames;
  private final int orientation;
  private final transient ToDoubleFunction<DockPanel> share;
  private final transient ObjDoubleConsumer<DockPanel> keep;
  private final JTabbedPane tabs = new JTabbedPane();
  private boolean filled;
  private boolean tabbed;

  /**
   * A side.
   *
   * @param orientation {@link JSplitPane#VERTICAL_SPLIT}: above each other
   * @param share the part of a panel, compared with the others
   * @param keep receives the parts of panels between which the divider was moved
   */
  Stack(
      List<PanelFrame> frames,
      int orientation,
      ToDoubleFunction<DockPanel> share,
      ObjDoubleConsumer<DockPanel> keep) {
    super(new BorderLayout());
    this.frames = frames;
    this.orientation = orientation;
    this.share = share;
    this.keep = keep;
    tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
    tabs.putClientProperty(
        FlatClientProperties.STYLE, "tabInsets: 4,8,4,8; tabHeight: 26; minimumTabWidth: 20");
    tabs.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            popUp(event);
          }

          @Override
          public void mouseReleased(MouseEvent event) {
            popUp(event);
          }
        });
    setMinimumSize(new Dimension(0, 0));
  }

  private void popUp(MouseEvent event) {
    int tab = tabs.indexAtLocation(event.getX(), event.getY());
    if (event.isPopupTrigger() && tab >= 0) {
      frames.get(tab).menu(tabs, event.getX(), event.getY());
    }
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    boolean narrow =
        frames.size() > 1
            && (orientation == JSplitPane.VERTICAL_SPLIT
                ? height < UIScale.scale(leastHeight())
                : width < UIScale.scale(LEAST_WIDTH * frames.size()));
    if (!filled || narrow != tabbed) {
      filled = true;
      tabbed = narrow;
      fill();
    }
  }

  private int leastHeight() {
    return frames.stream().mapToInt(frame -> HEADER + frame.panel().least()).sum();
  }

  private void fill() {
    removeAll();
    tabs.removeAll();
    frames.forEach(frame -> frame.headed(!tabbed, tabbed));
    if (tabbed) {
      frames.forEach(frame -> tabs.addTab(frame.name(), null, frame.component(), frame.title()));
      add(tabs);
    } else {
      add(divided(0));
    }
  }

  /** The panels from one on: it and the rest, divided. */
  private JComponent divided(int from) {
    PanelFrame first = frames.get(from);
    if (from == frames.size() - 1) {
      return first.component();
    }
    return new Divided(orientation, first.component(), divided(from + 1), new Shares(from));
  }

  /** Tells the tabs that a title has changed. */
  void titled(PanelFrame frame) {
    int tab = tabbed ? frames.indexOf(frame) : -1;
    if (tab >= 0) {
      tabs.setToolTipTextAt(tab, frame.title());
    }
  }

  /** Brings a panel into sight. */
  void select(PanelFrame frame) {
    if (tabbed) {
      tabs.setSelectedComponent(frame.component());
    }
  }

  /** The divider behind a panel, by the shares of that panel and of those that follow. */
  private final class Shares implements Divided.Rule {

    private final int panel;

    Shares(int panel) {
      this.panel = panel;
    }

    private double rest() {
      return frames.subList(panel + 1, frames.size()).stream()
          .mapToDouble(frame -> share.applyAsDouble(frame.panel()))
          .sum();
    }

    @Override
    public int place(int total) {
      double own = share.applyAsDouble(frames.get(panel).panel());
      return (int) Math.round(total * own / (own + rest()));
    }

    @Override
    public void moved(int place, int total) {
      if (place > 0 && place < total) {
        keep.accept(frames.get(panel).panel(), rest() * place / (total - place));
      }
    }
  }
}
