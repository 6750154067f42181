package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.util.List;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.Palette;
import org.gobang.ui.swing.board.Theme;
import org.gobang.ui.swing.board.ThemePreview;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.Showing;

/** What the board is made of, and what is to be seen on it. */
final class BoardSettings extends SettingsPage {

  private static final int PREVIEW = 84;

  BoardSettings(GamePresenter game, Texts texts, Appearance appearance) {
    super("board", texts);
    JPanel themes = new JPanel(new MigLayout("insets 0", "[]8[]"));
    ButtonGroup group = new ButtonGroup();
    for (Theme theme : Theme.values()) {
      JToggleButton button =
          new JToggleButton(
              texts.of("theme." + theme.word()),
              new ThemePreview(theme, UIScale.scale(PREVIEW)),
              appearance.theme() == theme);
      button.setName(theme.word());
      button.setVerticalTextPosition(SwingConstants.BOTTOM);
      button.setHorizontalTextPosition(SwingConstants.CENTER);
      button.addActionListener(event -> appearance.theme(theme));
      group.add(button);
      themes.add(button);
    }
    panel.add(new JLabel(texts.of("settings.theme")));
    panel.add(themes);
    choice(
        "settings.palette",
        List.of(Palette.values()),
        appearance.palette(),
        each -> texts.of("palette." + each.word()),
        appearance::palette);
    checks("settings.shown", game, Showing.values());
  }
}
