package org.gobang.ui.swing.window;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.ui.FlatLineBorder;
import java.awt.Color;
import java.awt.Font;
import java.awt.Insets;
import java.time.Duration;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Stone;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.ClockWarning;

/** The card of a side with the player and the clock. */
final class PlayerCard {

  private final Texts texts;
  private final Stone stone;
  private final JPanel panel = new JPanel(new MigLayout("insets 8 12 8 12", "[][grow]8[]8[]"));
  private final JLabel name = new JLabel(" ");
  private final JLabel warning = new JLabel();
  private final JLabel clock = new JLabel();

  PlayerCard(Texts texts, Stone stone) {
    this.texts = texts;
    this.stone = stone;
    panel.add(new JLabel(new StoneIcon(stone, 20)));
    panel.add(name, "growx, wmin 0");
    panel.add(warning);
    panel.add(clock);
    active(false);
  }

  JComponent component() {
    return panel;
  }

  /** Shows the player in a position. */
  void show(ShownPosition now) {
    String player = now.side(stone, texts);
    String strength = now.strength(stone);
    name.setText(player);
    name.getAccessibleContext().setAccessibleName(texts.of(stone) + ": " + player);
    name.getAccessibleContext().setAccessibleDescription(strength);
    panel.setToolTipText(OptionFieldPanel.blankToNull(strength));
    active(!now.over() && now.toMove() == stone);
  }

  private void active(boolean toMove) {
    Color accent = UIManager.getColor("Component.accentColor");
    Color quiet = UIManager.getColor("Component.borderColor");
    panel.setBorder(
        new FlatLineBorder(new Insets(2, 2, 2, 2), toMove ? accent : quiet, toMove ? 2f : 1f, 12));
    name.setFont(ThemeSwitcher.font(toMove ? Font.BOLD : Font.PLAIN, 1));
    Font font = ThemeSwitcher.font(toMove ? Font.BOLD : Font.PLAIN, 0);
    clock.setFont(font.deriveFont(2 * font.getSize2D()));
  }

  void clock(Optional<Duration> left) {
    clock.setText(left.map(Formats::clock).orElse(""));
    ClockWarning now = left.map(ClockWarning::of).orElse(ClockWarning.NONE);
    warning.setText(now.text(texts));
    Color colour = colour(now);
    warning.setForeground(colour);
    clock.setForeground(colour);
  }

  private static Color colour(ClockWarning warning) {
    boolean dark = FlatLaf.isLafDark();
    return switch (warning) {
      case NONE -> UIManager.getColor("Label.foreground");
      case LOW -> new Color(dark ? 0xF0B04A : 0x8F5200);
      case CRITICAL -> new Color(dark ? 0xFF8A80 : 0xB3261E);
    };
  }
}
