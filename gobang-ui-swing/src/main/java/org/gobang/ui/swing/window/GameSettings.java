package org.gobang.ui.swing.window;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JCheckBox;
import javax.swing.JTextField;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.newgame.PersonName;
import org.gobang.presentation.session.GameSignal;
import org.gobang.presentation.session.MovePace;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.MoveConfirmation;

/** The settings of the user's name, sounds and the guard against accidental moves. */
final class GameSettings extends SettingsPage {

  private final GamePresenter game;
  private final Preferences preferences;
  private final JTextField name;

  /**
   * Creates a page.
   *
   * @param turn turns sounds on or off
   */
  GameSettings(GamePresenter game, Texts texts, Consumer<Boolean> turn) {
    super("game", texts);
    this.game = game;
    this.preferences = game.session().context().preferences();
    this.name = new JTextField(PersonName.in(preferences), 20);
    name.putClientProperty("JTextField.placeholderText", texts.of("you"));
    Listeners.onEntered(name, this::rename);
    row("settings.name", name, "");
    choice(
        "settings.guard",
        List.of(MoveConfirmation.values()),
        game.board().guard(),
        each -> texts.of("guard." + each.word()),
        game.board()::guard);
    choice(
        "settings.pace",
        List.of(MovePace.values()),
        MovePace.in(preferences),
        each -> each.name(texts),
        game.session().games()::pace);
    JCheckBox sounds =
        new JCheckBox(texts.of("settings.sounds"), GameSignal.areSoundsOn(preferences));
    sounds.setName("sounds");
    sounds.addActionListener(event -> turn.accept(sounds.isSelected()));
    panel.add(sounds, "skip 1");
  }

  private void rename() {
    if (!PersonName.in(preferences).equals(name.getText().strip())) {
      game.rename(name.getText());
    }
  }
}
