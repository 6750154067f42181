package org.gobang.ui.swing.window;

import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.engine.EnginesPage;
import org.gobang.presentation.text.Texts;

/** The view of the communication with an engine. */
final class EngineLogView {

  private final EnginesPage page;
  private final Texts texts;
  private final JTextArea text = new JTextArea();
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, gap 0, wrap 1", "[grow, fill]", "[grow, fill][]"));

  EngineLogView(EnginesPage page, Texts texts) {
    this.page = page;
    this.texts = texts;
    text.setEditable(false);
    text.setName("engines.log");
    text.setFont(new Font(Font.MONOSPACED, Font.PLAIN, text.getFont().getSize()));
    text.getAccessibleContext().setAccessibleName(texts.of("engines.log"));
    JScrollPane pane = new JScrollPane(text);
    pane.setBorder(BorderFactory.createEmptyBorder());
    panel.add(pane, "wmin 0");
    JButton read = Buttons.of(texts, "engines.log.read", page::readLog);
    panel.add(read, "split 2, growx 0, gap 12 12 8 4");
    panel.add(Box.createHorizontalGlue(), "growx");
  }

  JComponent component() {
    return panel;
  }

  /** Shows the log, with the newest lines at the bottom. */
  void show() {
    String lines =
        page.log().isEmpty() ? texts.of("engines.log.none") : String.join("\n", page.log());
    if (!lines.equals(text.getText())) {
      text.setText(lines);
      text.setCaretPosition(text.getDocument().getLength());
    }
  }
}
