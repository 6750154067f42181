package org.gobang.ui.swing.window;

import java.util.List;
import java.util.Optional;
import javax.swing.JTextField;
import org.gobang.api.RefusedException;
import org.gobang.api.update.Updates;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.update.UpdatesPage;

/** The settings of language, look, text size and updates. */
final class GeneralSettings extends SettingsPage {

  private final JTextField address = new JTextField(28);
  private final NoticeText said = new NoticeText();

  /** Creates a page, without updates if not supported by the host. */
  GeneralSettings(Texts texts, Appearance appearance, Optional<Updates> updates) {
    super("general", texts);
    choice("menu.language", appearance.language, each -> texts.of("language." + each.word()));
    choice("menu.look", appearance.look, each -> texts.of("look." + each));
    choice("settings.text.size", appearance.textSize, each -> each.percent() + "%");
    updates.ifPresent(this::add);
  }

  private void add(Updates updates) {
    address.setText(UpdatesPage.Source.own(updates));
    choice(
        "updates.source",
        List.of(UpdatesPage.Source.values()),
        UpdatesPage.Source.of(updates),
        each -> each.name(texts, updates),
        source -> choose(updates, source));
    address.setName("updates.own");
    address.setEnabled(UpdatesPage.Source.of(updates) == UpdatesPage.Source.OWN);
    Listeners.onEntered(address, () -> take(updates));
    row("updates.own", address, "");
    panel.add(said.component(), "skip 1, growx, wmin 10");
  }

  private void choose(Updates updates, UpdatesPage.Source source) {
    address.setEnabled(source == UpdatesPage.Source.OWN);
    source.choose(updates);
    take(updates);
  }

  /** Sets the typed address, or shows an error if invalid. */
  private void take(Updates updates) {
    String typed = address.getText().strip();
    Notice notice = Notice.NONE;
    if (address.isEnabled() && !typed.isEmpty()) {
      try {
        updates.address(typed);
      } catch (RefusedException none) {
        notice = Notice.failure(texts.of(none));
      }
    }
    said.show(notice);
  }
}
