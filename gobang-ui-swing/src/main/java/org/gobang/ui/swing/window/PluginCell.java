package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.ColorFunctions;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.plugin.PluginsPage;
import org.gobang.presentation.plugin.PluginsPage.Row.State;
import org.gobang.presentation.text.Texts;

/** The cell of a plugin in the list, with the name above the type and source. */
final class PluginCell implements ListCellRenderer<PluginsPage.Row> {

  /** The style of red text, legible in small sizes on any background of each look. */
  static final String RED = "foreground: mix($Actions.Red, $Label.foreground, 80%)";

  private static final int ASIDE = 12;

  private final Texts texts;
  private final JPanel cell =
      new JPanel(new MigLayout("insets 8 12 8 12, gap 10 2", "[grow, fill][]"));
  private final JLabel name = new JLabel();
  private final JLabel version = new JLabel();
  private final JLabel below = new JLabel();

  PluginCell(Texts texts) {
    this.texts = texts;
    cell.add(name, "wmin 0");
    cell.add(version, "wrap");
    cell.add(below, "span, growx, wmin 0");
  }

  /** Returns the colour of secondary text. */
  private static Color quiet(Color text, Color ground) {
    return ColorFunctions.mix(text, ground, 0.68f);
  }

  /** Returns a red that is legible in small text. */
  static Color red() {
    return ColorFunctions.mix(
        UIManager.getColor("Actions.Red"), UIManager.getColor("Label.foreground"), 0.8f);
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends PluginsPage.Row> list,
      PluginsPage.Row row,
      int index,
      boolean selected,
      boolean focused) {
    Color ground = selected ? list.getSelectionBackground() : list.getBackground();
    Color text = selected ? list.getSelectionForeground() : list.getForeground();
    Color quiet = quiet(text, ground);
    Font usual = list.getFont();
    Font small = usual.deriveFont(usual.getSize2D() - 1);
    cell.setBackground(ground);
    cell.setComponentOrientation(list.getComponentOrientation());
    show(name, row.name(), usual.deriveFont(Font.BOLD), row.state() == State.IN_USE ? text : quiet);
    show(version, row.version(), small, quiet);
    show(below, "", small, row.state() == State.REFUSED && !selected ? red() : quiet);
    int room = list.getWidth() - 2 * ASIDE;
    below.setText(below(row, room));
    cell.setToolTipText(row.bundled() ? null : row.origin());
    cell.getAccessibleContext()
        .setAccessibleName(
            String.join(", ", row.name(), row.summary(), row.version(), row.place(texts)));
    return cell;
  }

  private static void show(JLabel label, String text, Font font, Color colour) {
    label.setText(text);
    label.setFont(font);
    label.setForeground(colour);
  }

  private String below(PluginsPage.Row row, int room) {
    FontMetrics letters = below.getFontMetrics(below.getFont());
    String what = row.summary() + "  ·  ";
    return what + PathLabel.fitted(row.place(texts), letters, room - letters.stringWidth(what));
  }
}
