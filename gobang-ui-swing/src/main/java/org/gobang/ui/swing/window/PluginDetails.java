package org.gobang.ui.swing.window;

import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.plugin.PluginsPage;
import org.gobang.presentation.plugin.PluginsPage.Row.State;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** The details of the selected plugin, with buttons. */
final class PluginDetails {

  private static final String QUIET = "foreground: mix($Label.foreground, $Panel.background, 68%)";

  private final PluginsPage page;
  private final Texts texts;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "insets 20 24 4 24, hidemode 3, wrap 1", "[grow, fill]", "[]2[]14[]18[]20[]"));
  private final JPanel facts =
      new JPanel(new MigLayout("insets 0, hidemode 3, wrap 2, gap 14 6", "[][grow, fill]"));
  private final JLabel name = new JLabel();
  private final JLabel summary = new JLabel();
  private final JTextArea text = wrapped();
  private final Fact id;
  private final Fact version;
  private final Fact author;
  private final Fact licence;
  private final Fact homepage;
  private final PathLabel from = new PathLabel();
  private final JButton switches = new JButton(new RunnableAction("", this::switchOver));
  private final JButton remove;

  PluginDetails(PluginsPage page, Texts texts) {
    this.page = page;
    this.texts = texts;
    remove = Buttons.of(texts, "plugins.remove", this::remove);
    name.putClientProperty("FlatLaf.styleClass", "h2");
    panel.add(name, "wmin 0");
    panel.add(summary, "wmin 0");
    panel.add(text, "wmin 10");
    id = fact("plugins.id");
    version = fact("plugins.version");
    author = fact("plugins.author");
    licence = fact("plugins.licence");
    homepage = fact("plugins.homepage");
    fact("plugins.from", from);
    panel.add(facts, "wmin 0");
    JPanel commands = new JPanel(new MigLayout("insets 0"));
    commands.add(switches);
    commands.add(remove);
    panel.add(commands);
  }

  /** Returns a wrapped text. */
  static JTextArea wrapped() {
    JTextArea text = new JTextArea();
    text.setFont(UIManager.getFont("Label.font"));
    text.setEditable(false);
    text.setFocusable(false);
    text.setOpaque(false);
    text.setLineWrap(true);
    text.setWrapStyleWord(true);
    text.setBorder(BorderFactory.createEmptyBorder());
    return text;
  }

  /** A labelled value, hidden while empty. */
  private record Fact(JLabel title, JLabel value) {

    void show(String text) {
      value.setText(text);
      title.setVisible(!text.isEmpty());
      value.setVisible(!text.isEmpty());
    }
  }

  private Fact fact(String key) {
    JLabel value = new JLabel();
    return new Fact(fact(key, value), value);
  }

  private JLabel fact(String key, JLabel value) {
    JLabel title = new JLabel(texts.of(key));
    title.setLabelFor(value);
    // The style is by name, so that it adapts to each look.
    title.putClientProperty("FlatLaf.style", QUIET);
    facts.add(title);
    facts.add(value, "wmin 0");
    return title;
  }

  JComponent component() {
    return panel;
  }

  private void switchOver() {
    page.selected().ifPresent(page::switchOver);
  }

  /** Removes the plugin after confirmation, if it can be removed. */
  void remove() {
    page.selected().filter(PluginsPage.Row::canRemove).ifPresent(page::remove);
  }

  void show() {
    panel.setVisible(page.selected().isPresent());
    page.selected().ifPresent(this::show);
  }

  private void show(PluginsPage.Row row) {
    name.setText(row.name());
    name.setFont(name.getFont().deriveFont(Font.BOLD));
    summary.setText(row.summary());
    summary.putClientProperty(
        "FlatLaf.style", row.state() == State.REFUSED ? PluginCell.RED : null);
    text.setText(row.text());
    text.setVisible(!row.text().isEmpty());
    id.show(row.id());
    version.show(row.version());
    author.show(row.metadata().author());
    licence.show(row.metadata().licence());
    homepage.show(row.metadata().homepage());
    from.path(row.place(texts));
    switches.setText(
        texts.of(row.state() == State.DISABLED ? "plugins.enable" : "plugins.disable"));
    switches.setEnabled(row.canDisable());
    remove.setEnabled(row.canRemove());
    panel.revalidate();
    panel.repaint();
  }
}
