package org.gobang.ui.swing.window;

import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JToolBar;
import org.gobang.presentation.text.Texts;

/** The tool bar: the most frequent commands, without texts where there is little space. */
final class Tools {

  private static final List<List<String>> GROUPS =
      List.of(
          List.of("new"),
          List.of("undo", "hint", "now", "pause"),
          List.of("resign"),
          List.of("sound"));

  private final JToolBar bar = new JToolBar();
  private int roomForTexts;

  Tools(Commands commands, Texts texts) {
    bar.setFloatable(false);
    bar.setBorder(BorderFactory.createEmptyBorder(4, 10, 2, 10));
    bar.getAccessibleContext().setAccessibleName(texts.of("tools"));
    for (List<String> group : GROUPS) {
      if (bar.getComponentCount() > 0) {
        bar.addSeparator();
      }
      group.forEach(name -> bar.add(button(name, commands.action(name))));
    }
    bar.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
  }

  JComponent component() {
    return bar;
  }

  private static JButton button(String name, Action action) {
    if (action.getValue(Action.LARGE_ICON_KEY) == null) {
      action.putValue(Action.LARGE_ICON_KEY, Icons.of(name));
    }
    JButton button = new JButton(action);
    button.setName(name);
    // A click leaves the keyboard focus on the board.
    button.setRequestFocusEnabled(false);
    button.setMnemonic(0);
    button.setMargin(new Insets(4, 8, 4, 10));
    button.setIconTextGap(6);
    return button;
  }

  private void fit() {
    AbstractButton first = (AbstractButton) bar.getComponent(0);
    if (!first.getHideActionText()) {
      roomForTexts = bar.getPreferredSize().width;
    }
    boolean hidden = bar.getWidth() < roomForTexts;
    for (Object each : bar.getComponents()) {
      if (each instanceof AbstractButton button) {
        button.setHideActionText(hidden);
        button
            .getAccessibleContext()
            .setAccessibleName(String.valueOf(button.getAction().getValue(Action.NAME)));
      }
    }
  }
}
