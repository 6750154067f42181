package org.gobang.ui.swing.window;

import java.util.List;
import org.gobang.ui.swing.present.Language;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.Words;

/** Language, look and size of texts. */
final class GeneralSettings extends SettingsPage {

  GeneralSettings(Words words, Appearance appearance) {
    super("general", words);
    choice(
        "menu.language",
        List.of(Language.values()),
        appearance.language(),
        each -> words.of("language." + each.word()),
        appearance::language);
    choice(
        "menu.look",
        Looks.ALL,
        appearance.look(),
        each -> words.of("look." + each),
        appearance::look);
    choice(
        "settings.text.size",
        TextSize.ALL,
        appearance.textSize(),
        each -> each.percent() + " %",
        appearance::textSize);
  }
}
