package org.gobang.ui.swing.window;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.board.BoardDisplaySettings;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.Setting;

/** A page of settings, with names at the left and fields at the right. */
abstract class SettingsPage {

  final Texts texts;
  final JPanel panel =
      new JPanel(new MigLayout("insets 18 16 18 16, wrap 2", "[right]12[grow, left]", "[]10[]"));
  private final JComponent pane = ScrollablePanel.around(panel);
  private final String name;

  SettingsPage(String name, Texts texts) {
    this.name = name;
    this.texts = texts;
  }

  /** Returns the name of the page in text keys. */
  String name() {
    return name;
  }

  JComponent component() {
    return pane;
  }

  /** Returns the component with the initial focus, if any. */
  Optional<JComponent> entry() {
    return Optional.empty();
  }

  /** Adds a row with a setting. */
  final void row(String key, JComponent field, String constraints) {
    new FormRows(panel, texts).row(key, field, field, constraints);
  }

  /** Adds a row with a combo box for a setting. */
  final <T> void choice(String key, Setting<T> setting, Function<T, String> name) {
    choice(key, setting.all(), setting.get(), name, setting::set);
  }

  /** Adds a row with a combo box. */
  final <T> void choice(
      String key, List<T> all, T chosen, Function<T, String> name, Consumer<T> choose) {
    row(key, new ChoiceBox<>(all, chosen, name, choose), "wmin 160");
  }

  /** Adds rows with check boxes, the first one with a label. */
  final void checks(String key, GamePresenter game, BoardDisplaySettings... all) {
    panel.add(new JLabel(texts.of(key)));
    for (BoardDisplaySettings what : Arrays.asList(all)) {
      JCheckBox box = new JCheckBox(texts.of("show." + what.word()), game.shown().is(what));
      box.setName(what.word());
      box.addActionListener(event -> game.shown().show(what, box.isSelected()));
      panel.add(box, what == all[0] ? "" : "skip 1");
    }
  }
}
