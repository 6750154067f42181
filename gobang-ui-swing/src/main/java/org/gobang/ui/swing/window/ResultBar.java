package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.table.TableCellRenderer;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.text.Texts;

/** A bar of results: Black's wins, draws, White's wins. */
final class ResultBar extends JPanel implements TableCellRenderer {
  private static final Color BLACK = new Color(0x26282C);
  private static final Color DRAWS = new Color(0x9A9DA3);
  private static final Color WHITE = new Color(0xF6F6F3);
  private static final Color EDGE = new Color(0x8A8D93);
  private static final int ASIDE = 8;
  private static final int ABOVE = 5;

  private final Texts texts;
  private Optional<OpeningExplorer.ResultShares> shares = Optional.empty();

  ResultBar(Texts texts) {
    this.texts = texts;
    setOpaque(true);
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable in, Object value, boolean selected, boolean focused, int row, int column) {
    shares =
        value instanceof OpeningExplorer.ResultShares known ? Optional.of(known) : Optional.empty();
    setBackground(selected ? in.getSelectionBackground() : in.getBackground());
    setFont(in.getFont());
    getAccessibleContext()
        .setAccessibleName(
            shares
                .map(
                    each ->
                        texts.of(
                            "explorer.results.spoken", each.black(), each.draws(), each.white()))
                .orElse(""));
    return this;
  }

  @Override
  protected void paintComponent(Graphics g) {
    g.setColor(getBackground());
    g.fillRect(0, 0, getWidth(), getHeight());
    shares.ifPresent(known -> paint(g, known));
  }

  private void paint(Graphics g, OpeningExplorer.ResultShares known) {
    int x = UIScale.scale(ASIDE);
    int width = getWidth() - 2 * x;
    int black = width * known.black() / 100;
    int draws = width * (known.black() + known.draws()) / 100 - black;
    part(g, BLACK, WHITE, x, black, known.black());
    part(g, DRAWS, BLACK, x + black, draws, known.draws());
    part(g, WHITE, BLACK, x + black + draws, width - black - draws, known.white());
    g.setColor(EDGE);
    int y = UIScale.scale(ABOVE);
    g.drawRect(x, y, width - 1, getHeight() - 2 * y - 1);
  }

  private void part(Graphics g, Color ground, Color ink, int x, int width, int percent) {
    int y = UIScale.scale(ABOVE);
    g.setColor(ground);
    g.fillRect(x, y, width, getHeight() - 2 * y);
    String text = percent + "%";
    int wide = g.getFontMetrics().stringWidth(text);
    if (wide + UIScale.scale(ABOVE) < width) {
      g.setColor(ink);
      int ascent = g.getFontMetrics().getAscent();
      int descent = g.getFontMetrics().getDescent();
      g.drawString(text, x + (width - wide) / 2, (getHeight() + ascent - descent) / 2);
    }
  }
}
