package org.gobang.ui.swing.window;

import java.util.List;
import org.gobang.ui.swing.present.Language;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.Words;

/** Language, look and size of texts. */
final class GeneralSettings extends SettingsPage {

  GeneralSettings(Words words, GameWindow window) {
    super("general", words);
    choice(
        "menu.language",
        List.of(Language.values()),
        window.language(),
        each -> words.of("language." + each.word()),
        window::language);
    choice("menu.look", Looks.ALL, window.look(), each -> words.of("look." + each), window::look);
    choice(
        "settings.text.size",
        TextSize.ALL,
        window.textSize(),
        each -> each.percent() + " %",
        window::textSize);
  }
}
