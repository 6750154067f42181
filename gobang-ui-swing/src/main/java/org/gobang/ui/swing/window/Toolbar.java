package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.JToolBar;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.workspace.Workspace;

/**
 * The toolbar with the workspaces and the commands of the current one. In narrow windows, the
 * commands are below, and in very narrow windows without texts.
 */
final class Toolbar {

  private static final int GAP = 16;

  private final CommandActions commands;
  private final JToolBar workspaces = bar();
  private final JToolBar bar = bar();
  private final JPanel panel = new JPanel(new BorderLayout(GAP, 0));
  private Optional<Workspace> shown = Optional.empty();

  Toolbar(CommandActions commands, Texts texts) {
    this.commands = commands;
    for (Workspace each : Workspace.values()) {
      workspaces.add(dressed(new JToggleButton(), "workspace-" + each.id()));
    }
    workspaces.getAccessibleContext().setAccessibleName(texts.of("menu.workspaces"));
    bar.getAccessibleContext().setAccessibleName(texts.of("tools"));
    panel.setBorder(BorderFactory.createEmptyBorder(4, 10, 2, 10));
    panel.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
  }

  private static JToolBar bar() {
    JToolBar bar = new JToolBar();
    bar.setFloatable(false);
    bar.setBorder(BorderFactory.createEmptyBorder());
    return bar;
  }

  JComponent component() {
    return panel;
  }

  /** Shows the commands of a workspace and returns whether the workspace has changed. */
  boolean show(Workspace workspace) {
    if (shown.equals(Optional.of(workspace))) {
      return false;
    }
    shown = Optional.of(workspace);
    bar.removeAll();
    for (String name : workspace.tools()) {
      bar.add(dressed(new JButton(), name));
    }
    fit();
    return true;
  }

  private void fit() {
    hideTexts(false);
    int room = panel.getWidth() - panel.getInsets().left - panel.getInsets().right;
    int texts = bar.getPreferredSize().width;
    boolean low = room > 0 && workspaces.getPreferredSize().width + GAP + texts > room;
    hideTexts(low && texts > room);
    panel.add(workspaces, low ? BorderLayout.NORTH : BorderLayout.WEST);
    panel.add(bar, BorderLayout.CENTER);
    panel.revalidate();
    panel.repaint();
  }

  private void hideTexts(boolean hidden) {
    for (Component each : bar.getComponents()) {
      if (each instanceof AbstractButton button) {
        button.setHideActionText(hidden && button.getIcon() != null);
        button
            .getAccessibleContext()
            .setAccessibleName(String.valueOf(button.getAction().getValue(Action.NAME)));
      }
    }
  }

  private AbstractButton dressed(AbstractButton button, String name) {
    Action action = commands.action(name);
    if (action.getValue(Action.LARGE_ICON_KEY) == null) {
      action.putValue(Action.LARGE_ICON_KEY, Icons.of(name));
    }
    button.setAction(action);
    button.setName(name);
    // A click does not move the focus from the board.
    button.setRequestFocusEnabled(false);
    button.setMnemonic(0);
    button.setMargin(new Insets(4, 8, 4, 10));
    button.setIconTextGap(6);
    return button;
  }
}
