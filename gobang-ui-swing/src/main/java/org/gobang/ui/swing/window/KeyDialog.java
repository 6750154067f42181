package org.gobang.ui.swing.window;

import java.awt.Font;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.KeyMap;

/**
 * The dialog that binds a pressed key to a command. Confirmation is required if another command has
 * the key.
 */
final class KeyDialog {

  private final KeyMap keys;
  private final String command;
  private final Map<String, String> names;
  private final Texts texts;
  private final JDialog dialog;
  private final JTextField pressed = new JTextField(18);
  private final JTextArea told = SidePanel.text(Font.PLAIN, 0);
  private final JButton take;
  private String wanted = "";

  private KeyDialog(
      JDialog owner, KeyMap keys, String command, Map<String, String> names, Texts texts) {
    this.keys = keys;
    this.command = command;
    this.names = names;
    this.texts = texts;
    this.dialog = Dialogs.modal(owner, texts.of("keys.change"));
    this.take = Buttons.of(texts, "keys.take", () -> bind(wanted));
    take.setEnabled(false);
    pressed.setEditable(false);
    pressed.setHorizontalAlignment(SwingConstants.CENTER);
    pressed.setFont(ThemeSwitcher.font(Font.BOLD, 2));
    pressed.setText(KeyNames.shown(keys.key(command)));
    String question = texts.of("keys.press", name(command));
    pressed.getAccessibleContext().setAccessibleName(question);
    pressed.addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyPressed(KeyEvent event) {
            pressed(event);
          }
        });
    JPanel form =
        new JPanel(new MigLayout("insets 18 20 16 20, wrap 1", "[grow, fill]", "[]10[]6[]"));
    form.add(new JLabel(question));
    form.add(pressed);
    told.setRows(2);
    form.add(told, "w 380");
    JButton none = Buttons.of(texts, "keys.none", () -> bind(""));
    JButton cancel = Buttons.of(texts, "cancel", dialog::dispose);
    form.add(none, "split 3, growx 0, gaptop 10");
    form.add(cancel, "gapleft push, growx 0");
    form.add(take, "growx 0");
    dialog.setContentPane(form);
  }

  /** Shows the dialog until it is closed. */
  static void show(
      JDialog owner, KeyMap keys, String command, Map<String, String> names, Texts texts) {
    Dialogs.show(new KeyDialog(owner, keys, command, names, texts).dialog);
  }

  private String name(String other) {
    return names.getOrDefault(other, other);
  }

  private void pressed(KeyEvent event) {
    int code = event.getKeyCode();
    if (KeyNames.isHeldOnly(code) || code == KeyEvent.VK_ESCAPE) {
      return;
    }
    event.consume();
    if (code == KeyEvent.VK_ENTER && take.isEnabled()) {
      bind(wanted);
    } else {
      consider(KeyStroke.getKeyStrokeForEvent(event));
    }
  }

  private void consider(KeyStroke key) {
    wanted = key.toString();
    pressed.setText(KeyNames.shown(wanted));
    Optional<String> holder = keys.holder(wanted).filter(other -> !other.equals(command));
    take.setEnabled(false);
    if (!KeyNames.canBeBound(key)) {
      told.setText(texts.of("keys.cannot", KeyNames.shown(wanted)));
    } else if (holder.isPresent()) {
      told.setText(texts.of("keys.taken", KeyNames.shown(wanted), name(holder.get())));
      take.setEnabled(true);
    } else {
      bind(wanted);
    }
    told.getAccessibleContext().setAccessibleName(told.getText());
  }

  private void bind(String key) {
    keys.bind(command, key);
    dialog.dispose();
  }
}
