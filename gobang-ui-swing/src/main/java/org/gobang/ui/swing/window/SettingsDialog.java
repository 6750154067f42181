package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.update.Updates;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.KeyMap;

/** The settings dialog. Changes take effect immediately. */
final class SettingsDialog {

  private final WindowContext context;
  private final Texts texts;
  private final KeyMap keys;
  private final GameWindow window;
  private final JDialog dialog;
  private JTabbedPane tabs = new JTabbedPane();

  /** The component with the initial focus. */
  private JComponent entry = tabs;

  /** The name of the initial page. */
  private String first;

  SettingsDialog(WindowContext context, KeyMap keys, GameWindow window, String page) {
    this.context = context;
    this.texts = context.texts();
    this.keys = keys;
    this.window = window;
    this.first = page;
    this.dialog = Dialogs.modal(context.frame(), texts.of("settings"));
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowOpened(WindowEvent event) {
            entry.requestFocusInWindow();
          }
        });
  }

  /** Shows the dialog until it is closed. */
  void show() {
    refill();
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  /** Creates the contents again for another language or text size. */
  void refill() {
    if (tabs.getSelectedComponent() != null) {
      first = tabs.getSelectedComponent().getName();
    }
    tabs = new JTabbedPane();
    GamePresenter game = context.game();
    Appearance appearance = context.appearance();
    List<SettingsPage> pages =
        List.of(
            new BoardSettings(
                game, texts, appearance, new PictureChoice(appearance, context.tasks(), texts)),
            new GameSettings(game, texts, window::sounds),
            new KeySettings(dialog, keys, texts, window),
            new GeneralSettings(texts, appearance, context.workbench().service(Updates.class)));
    for (SettingsPage page : pages) {
      page.component().setName(page.name());
      tabs.addTab(texts.of("settings." + page.name()), page.component());
      if (page.name().equals(first)) {
        tabs.setSelectedComponent(page.component());
        entry = page.entry().orElse(tabs);
      }
    }
    tabs.getAccessibleContext().setAccessibleName(texts.of("settings"));
    JButton close = Buttons.of(texts, "close", dialog::dispose);
    JPanel buttons = new JPanel(new MigLayout("insets 10 16 14 16", "push[]"));
    buttons.add(close, "wmin 90");
    JPanel content = new JPanel(new BorderLayout());
    tabs.setBorder(BorderFactory.createEmptyBorder(6, 12, 0, 12));
    content.add(tabs, BorderLayout.CENTER);
    content.add(buttons, BorderLayout.SOUTH);
    dialog.setContentPane(content);
    dialog.getRootPane().setDefaultButton(close);
    dialog.setTitle(texts.of("settings"));
    dialog.pack();
    WindowBounds.fit(dialog);
    entry.requestFocusInWindow();
  }
}
