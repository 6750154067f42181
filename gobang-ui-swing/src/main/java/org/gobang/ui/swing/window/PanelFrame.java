package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.Font;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.workspace.Panel;

/** A panel with a heading, and a hint while it is empty. */
final class PanelFrame extends JPanel {
  private static final int INSET = 8;

  private final Panel panel;
  private final String name;
  private final Supplier<JComponent> content;
  private final JLabel heading = SidePanel.heading("");
  private final JTextArea advice = SidePanel.text(Font.PLAIN, -1);

  /**
   * Creates a panel.
   *
   * @param content creates the contents on first display
   */
  PanelFrame(Panel panel, Supplier<JComponent> content, Texts texts) {
    super(new MigLayout("insets 0, wrap 1, hidemode 3", "[grow, fill]", "[]4[]"));
    this.panel = panel;
    this.name = panel.title(texts);
    this.content = content;
    setName("panel-" + panel.id());
    setMinimumSize(new Dimension(0, 0));
    SidePanel.quiet(advice);
    add(heading, "wmin 0");
    add(advice, "wmin 0, hmin pref");
    title(name);
    empty("");
  }

  Panel panel() {
    return panel;
  }

  /** Returns the constant name of the panel. */
  String name() {
    return name;
  }

  /** Changes the heading. */
  void title(String text) {
    heading.setText(text);
    heading.setToolTipText(text);
    getAccessibleContext().setAccessibleName(text);
  }

  boolean isEmpty() {
    return advice.isVisible();
  }

  /**
   * Sets the hint that replaces the contents.
   *
   * @param how the hint on filling the panel; empty if it has contents
   * @return whether the state changed
   */
  boolean empty(String how) {
    boolean before = isEmpty();
    SidePanel.set(advice, how);
    advice.setVisible(!how.isEmpty());
    if (getComponentCount() > 2) {
      getComponent(2).setVisible(how.isEmpty());
    }
    return before != isEmpty();
  }

  /** Prepares the panel for its place and returns it. In a tab, the heading is hidden. */
  PanelFrame placed(boolean tab) {
    if (getComponentCount() == 2) {
      add(content.get(), "wmin 0, hmin 0, grow, pushy");
      getComponent(2).setVisible(!isEmpty());
    }
    heading.setVisible(!tab);
    int side = tab ? INSET : 0;
    setBorder(BorderFactory.createEmptyBorder(INSET, side, side, side));
    return this;
  }
}
