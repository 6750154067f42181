package org.gobang.ui.swing.window;

import java.util.List;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.Language;
import org.gobang.ui.swing.present.TextSize;

/** Language, look and size of texts. */
final class GeneralSettings extends SettingsPage {

  GeneralSettings(Texts texts, Appearance appearance) {
    super("general", texts);
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
        each -> each.percent() + " %",
        appearance::textSize);
  }
}
