package org.gobang.ui.swing.window;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import javax.swing.JTextField;
import org.gobang.api.RefusedException;
import org.gobang.api.update.Updates;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.update.UpdateSource;
import org.gobang.ui.swing.present.Language;
import org.gobang.ui.swing.present.TextSize;

/** Language, look and size of texts, and what is asked for updates. */
final class GeneralSettings extends SettingsPage {

  private final Updates updates;
  private final JTextField address;
  private final NoticeText said = new NoticeText();

  /** The page. */
  GeneralSettings(Texts texts, Appearance appearance, Updates updates) {
    super("general", texts);
    this.updates = updates;
    this.address = new JTextField(UpdateSource.own(updates), 28);
    choice(
        "menu.language",
        List.of(Language.values()),
        appearance.language(),
        each -> texts.of("language." + each.word()),
        appearance::language);
    choice(
        "menu.look",
        Looks.ALL,
        appearance.look(),
        each -> texts.of("look." + each),
        appearance::look);
    choice(
        "settings.text.size",
        TextSize.ALL,
        appearance.textSize(),
        each -> each.percent() + "%",
        appearance::textSize);
    choice(
        "updates.source",
        List.of(UpdateSource.values()),
        UpdateSource.of(updates),
        each -> each.name(texts, updates),
        this::choose);
    address.setName("updates.own");
    address.setEnabled(UpdateSource.of(updates) == UpdateSource.OWN);
    address.addActionListener(event -> take());
    address.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            take();
          }
        });
    row("updates.own", address, "");
    panel.add(said.component(), "skip 1, growx, wmin 10");
  }

  private void choose(UpdateSource source) {
    address.setEnabled(source == UpdateSource.OWN);
    source.choose(updates);
    take();
  }

  /** Sets the address that was typed, or shows why it is none. */
  private void take() {
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
