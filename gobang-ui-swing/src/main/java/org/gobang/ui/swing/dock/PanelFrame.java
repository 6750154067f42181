package org.gobang.ui.swing.dock;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.icons.FlatTabbedPaneCloseIcon;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.text.Texts;

/** A panel with a title, and the means to move and hide it. */
final class PanelFrame {

  private final DockPanel panel;
  private final Texts texts;
  private final Consumer<Side> move;
  private final JPanel frame = new JPanel(new BorderLayout());
  private final JPanel header = new JPanel(new MigLayout("insets 2 2 2 0", "[grow, fill][]0[]"));
  private final JLabel title = new JLabel();
  private boolean filled;

  /**
   * A panel.
   *
   * @param move receives the side that the person chooses for it
   */
  PanelFrame(DockPanel panel, Texts texts, Consumer<Side> move) {
    this.panel = panel;
    this.texts = texts;
    this.move = move;
    frame.setName("panel-" + panel.id());
    title.setFont(title.getFont().deriveFont(Font.BOLD));
    JButton places = tool("⋯", "panel.places");
    places.addActionListener(event -> menu(places, 0, places.getHeight()));
    JButton hide = tool("", "panel.hide");
    hide.setIcon(new FlatTabbedPaneCloseIcon());
    hide.addActionListener(event -> move.accept(Side.HIDDEN));
    header.add(title, "wmin 0");
    header.add(places);
    header.add(hide);
    header.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            popUp(event);
          }

          @Override
          public void mouseReleased(MouseEvent event) {
            popUp(event);
          }

          private void popUp(MouseEvent event) {
            if (event.isPopupTrigger()) {
              menu(header, event.getX(), event.getY());
            }
          }
        });
    frame.add(header, BorderLayout.NORTH);
    frame.setMinimumSize(new Dimension(0, 0));
    title(name());
  }

  private JButton tool(String text, String key) {
    JButton button = new JButton(text);
    button.setName(key + "." + panel.id());
    button.setToolTipText(texts.of(key));
    button.getAccessibleContext().setAccessibleName(texts.of(key));
    button.putClientProperty(
        FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_TOOLBAR_BUTTON);
    // The keyboard reaches the same by the menu.
    button.setFocusable(false);
    return button;
  }

  DockPanel panel() {
    return panel;
  }

  JComponent component() {
    return frame;
  }

  /** The strip with the title. */
  JComponent header() {
    return header;
  }

  /** The name of the panel, whatever it shows. */
  String name() {
    return texts.of("panel." + panel.id());
  }

  String title() {
    return title.getText();
  }

  void title(String text) {
    title.setText(text);
    title.setToolTipText(text);
    frame.getAccessibleContext().setAccessibleName(text);
  }

  /**
   * Prepares the panel for its place; shows the title, or not where a tab or a window has it.
   *
   * @param inset whether there is some space around the contents
   */
  void headed(boolean headed, boolean inset) {
    if (!filled) {
      filled = true;
      frame.add(panel.content().get());
    }
    header.setVisible(headed);
    int space = inset ? 8 : 0;
    frame.setBorder(BorderFactory.createEmptyBorder(space, space, space, space));
  }

  /** Offers the other places. */
  void menu(JComponent over, int x, int y) {
    JPopupMenu menu = new JPopupMenu();
    for (Side side : Side.values()) {
      JMenuItem item = new JMenuItem(texts.of("panel.to." + side.word()));
      item.addActionListener(event -> move.accept(side));
      menu.add(item);
    }
    menu.show(over, x, y);
  }
}
