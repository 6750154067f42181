package org.gobang.ui.swing.window;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.ButtonGroup;
import javax.swing.Icon;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.board.BoardDisplaySettings;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.Palette;
import org.gobang.ui.swing.board.StoneSet;
import org.gobang.ui.swing.board.Theme;
import org.gobang.ui.swing.board.ThemePreview;
import org.gobang.ui.swing.present.GamePresenter;

/** The settings of the board: theme, stones, pictures and marks. */
final class BoardSettings extends SettingsPage {

  private static final int PREVIEW = 68;
  private static final int IN_ROW = 8;

  /** Selected buttons have the accent colour of the look. */
  private static final String CHOSEN =
      "selectedBackground: mix($Component.accentColor, $Panel.background, 35%)";

  /** Each updates the picture of a button. */
  private final List<Runnable> pictures = new ArrayList<>();

  BoardSettings(GamePresenter game, Texts texts, Appearance appearance, PictureChoice own) {
    super("board", texts);
    row(
        "settings.theme",
        previews(
            List.of(Theme.values()),
            appearance.theme(),
            theme -> texts.of("theme." + theme.word()),
            theme -> new ThemePreview(theme, appearance.stones(), UIScale.scale(PREVIEW)),
            appearance::theme),
        "");
    row(
        "settings.stones",
        previews(
            List.of(StoneSet.values()),
            appearance.stones(),
            set -> texts.of("stones." + set.word()),
            set -> new ThemePreview(appearance.theme(), set, UIScale.scale(PREVIEW)),
            appearance::stones),
        "");
    row("settings.pictures", own.component(), "");
    choice(
        "settings.palette",
        List.of(Palette.values()),
        appearance.palette(),
        each -> texts.of("palette." + each.word()),
        appearance::palette);
    checks("settings.shown", game, BoardDisplaySettings.values());
  }

  private <T extends Enum<T>> JPanel previews(
      List<T> all, T chosen, Function<T, String> name, Function<T, Icon> icon, Consumer<T> choose) {
    JPanel previews = new JPanel(new MigLayout("insets 0, wrap " + IN_ROW, "[]4[]", "[]4[]"));
    ButtonGroup group = new ButtonGroup();
    for (T each : all) {
      JToggleButton button = new JToggleButton(name.apply(each), icon.apply(each), each == chosen);
      button.setName(each.name().toLowerCase(Locale.ROOT));
      button.setMargin(new Insets(4, 4, 2, 4));
      button.putClientProperty(FlatClientProperties.STYLE, CHOSEN);
      button.setVerticalTextPosition(SwingConstants.BOTTOM);
      button.setHorizontalTextPosition(SwingConstants.CENTER);
      button.addActionListener(
          event -> {
            choose.accept(each);
            // Theme previews use the chosen stones, and stone previews use the chosen theme.
            pictures.forEach(Runnable::run);
          });
      pictures.add(() -> button.setIcon(icon.apply(each)));
      group.add(button);
      previews.add(button, "sg");
    }
    return previews;
  }
}
