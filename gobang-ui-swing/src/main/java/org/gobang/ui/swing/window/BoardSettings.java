package org.gobang.ui.swing.window;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.swing.ButtonGroup;
import javax.swing.Icon;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Keyword;
import org.gobang.presentation.board.BoardDisplaySettings;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.ThemePreview;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.Setting;

/** The settings of the board: theme, stones, pictures and marks. */
final class BoardSettings extends SettingsPage {

  private static final int PREVIEW = 68;
  private static final int IN_ROW = 8;

  /** The style of selected buttons, in the accent colour of the look. */
  private static final String CHOSEN =
      "selectedBackground: mix($Component.accentColor, $Panel.background, 35%)";

  /** The tasks that update the pictures of buttons. */
  private final List<Runnable> pictures = new ArrayList<>();

  BoardSettings(GamePresenter game, Texts texts, Appearance appearance, PictureChoice own) {
    super("board", texts);
    int size = UIScale.scale(PREVIEW);
    previews(
        "theme", appearance.theme, theme -> new ThemePreview(theme, appearance.stones.get(), size));
    previews(
        "stones", appearance.stones, set -> new ThemePreview(appearance.theme.get(), set, size));
    row("settings.pictures", own.component(), "");
    choice("settings.palette", appearance.palette, each -> texts.of("palette." + each.word()));
    checks("settings.shown", game, BoardDisplaySettings.values());
  }

  /** Adds a row with a button for each value of a setting. */
  private <K extends Keyword> void previews(
      String key, Setting<K> setting, Function<K, Icon> icon) {
    JPanel previews = new JPanel(new MigLayout("insets 0, wrap " + IN_ROW, "[]4[]", "[]4[]"));
    ButtonGroup group = new ButtonGroup();
    for (K each : setting.all()) {
      JToggleButton button =
          new JToggleButton(
              texts.of(key + "." + each.word()), icon.apply(each), each.equals(setting.get()));
      button.setName(each.word());
      button.setMargin(new Insets(4, 4, 2, 4));
      button.putClientProperty(FlatClientProperties.STYLE, CHOSEN);
      button.setVerticalTextPosition(SwingConstants.BOTTOM);
      button.setHorizontalTextPosition(SwingConstants.CENTER);
      button.addActionListener(
          event -> {
            setting.set(each);
            // Theme previews use the chosen stones, and stone previews use the chosen theme.
            pictures.forEach(Runnable::run);
          });
      pictures.add(() -> button.setIcon(icon.apply(each)));
      group.add(button);
      previews.add(button, "sg");
    }
    row("settings." + key, previews, "");
  }
}
