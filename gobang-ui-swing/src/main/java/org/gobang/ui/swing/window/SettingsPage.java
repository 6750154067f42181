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

/** One page of what can be set: a name on the left, what it is set by on the right. */
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

  /** Returns the name in keys of words. */
  String name() {
    return name;
  }

  JComponent component() {
    return pane;
  }

  /** What has the keyboard when the page is the first to be seen; empty for nothing in it. */
  Optional<JComponent> entry() {
    return Optional.empty();
  }

  /** A row with one thing to set. */
  final void row(String key, JComponent field, String constraints) {
    new Form(panel, texts).row(key, field, field, constraints);
  }

  /** A row with a list to choose from. */
  final <T> void choice(
      String key, List<T> all, T chosen, Function<T, String> name, Consumer<T> choose) {
    row(key, Form.combo(all, chosen, name, choose), "wmin 160");
  }

  /** Rows with what is to be seen, the first one named. */
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
