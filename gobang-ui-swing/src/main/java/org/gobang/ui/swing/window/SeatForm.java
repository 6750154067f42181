package org.gobang.ui.swing.window;

import java.util.Objects;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Stone;
import org.gobang.api.player.Option;
import org.gobang.ui.swing.present.NewGame;
import org.gobang.ui.swing.present.Words;
import org.jspecify.annotations.Nullable;

/** Who plays a side, and a field for each option that this player declares. */
final class SeatForm {

  private final NewGame choice;
  private final Stone stone;
  private final Runnable resized;
  private final JComboBox<NewGame.Chair> chairs;
  private final JPanel settings =
      new JPanel(new MigLayout("insets 0 24 0 0, wrap 2", "[right]10[grow, fill]", "[]6[]"));
  private boolean showing;

  /**
   * The form of a side.
   *
   * @param resized told when it needs another size
   */
  SeatForm(NewGame choice, Stone stone, Words words, Runnable resized) {
    this.choice = choice;
    this.stone = stone;
    this.resized = resized;
    this.chairs =
        NewGameDialog.combo(choice.chairs(), choice.chair(stone), each -> each.label().name());
    chairs.getAccessibleContext().setAccessibleName(words.of(stone));
    chairs.addActionListener(event -> chosen());
    fill();
  }

  JComponent chairs() {
    return chairs;
  }

  JComponent settings() {
    return settings;
  }

  private void chosen() {
    if (!showing) {
      choice.choose(stone, Objects.requireNonNull((NewGame.Chair) chairs.getSelectedItem()));
      fill();
      resized.run();
    }
  }

  /** Shows what is chosen now. */
  void show() {
    showing = true;
    chairs.setSelectedItem(choice.chair(stone));
    showing = false;
    fill();
    resized.run();
  }

  private void fill() {
    settings.removeAll();
    NewGame.Chair chair = choice.chair(stone);
    chairs.setToolTipText(blankToNull(chair.label().description()));
    for (NewGame.Setting setting : chair.settings()) {
      JComponent field = field(setting.option());
      JLabel label = new JLabel(setting.label().name());
      label.setLabelFor(field);
      String description = blankToNull(setting.label().description());
      label.setToolTipText(description);
      field.setToolTipText(description);
      settings.add(label);
      settings.add(field, field instanceof JSpinner ? "growx 0, w 120!" : "wmin 120");
    }
    settings.setVisible(!chair.settings().isEmpty());
    settings.revalidate();
  }

  private static @Nullable String blankToNull(String text) {
    return text.isBlank() ? null : text;
  }

  private JComponent field(Option option) {
    String value = choice.value(stone, option.key());
    if (option instanceof Option.Choice among) {
      JComboBox<String> combo = NewGameDialog.combo(among.values(), value, each -> each);
      combo.addActionListener(event -> set(option, String.valueOf(combo.getSelectedItem())));
      return combo;
    }
    if (option instanceof Option.Whole whole) {
      // Boxed by hand: of plain numbers another model, of int, would be made.
      SpinnerNumberModel model =
          new SpinnerNumberModel(
              Long.valueOf(value),
              Long.valueOf(whole.from()),
              Long.valueOf(whole.to()),
              Long.valueOf(1));
      model.addChangeListener(event -> set(option, String.valueOf(model.getNumber())));
      return new JSpinner(model);
    }
    if (option instanceof Option.Flag) {
      JCheckBox box = new JCheckBox("", Boolean.parseBoolean(value));
      box.addActionListener(event -> set(option, String.valueOf(box.isSelected())));
      return box;
    }
    return text(option, value);
  }

  private JComponent text(Option option, String value) {
    JTextField text = new JTextField(value, 20);
    text.getDocument()
        .addDocumentListener(
            new DocumentListener() {
              @Override
              public void insertUpdate(DocumentEvent event) {
                set(option, text.getText());
              }

              @Override
              public void removeUpdate(DocumentEvent event) {
                set(option, text.getText());
              }

              @Override
              public void changedUpdate(DocumentEvent event) {
                set(option, text.getText());
              }
            });
    return text;
  }

  private void set(Option option, String value) {
    choice.set(stone, option.key(), value);
  }
}
