package org.gobang.ui.swing.window;

import java.awt.Color;
import java.awt.Component;
import java.awt.Desktop;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler;
import javax.swing.UIManager;
import javax.swing.filechooser.FileNameExtensionFilter;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.render.Workbench;
import org.gobang.ui.swing.board.Deed;
import org.gobang.ui.swing.present.Interpreter;
import org.gobang.ui.swing.present.PluginRow;
import org.gobang.ui.swing.present.PluginsPage;
import org.gobang.ui.swing.present.Words;

/** The page of plugins, beside the game: a list, and all about the one that is selected. */
final class PluginsDialog implements PluginsPage.View {

  /** What can be installed: a jar, or a folder with a jar and its libraries. */
  static final Predicate<Path> TAKES = Drops.ending(".jar").or(Files::isDirectory);

  private final Window owner;
  private final Words words;
  private final Executor worker;
  private final BiConsumer<String, Boolean> teller;
  private final PluginsPage page;
  private final PluginDetails details;
  private final JDialog dialog;
  private final DefaultListModel<PluginRow> rows = new DefaultListModel<>();
  private final JList<PluginRow> list = new JList<>(rows);
  private final JTextArea said = PluginDetails.wrapped();

  /** The folder that a plugin was last chosen in. */
  private File folder = new File("").getAbsoluteFile();

  private boolean showing;

  /**
   * The page of a window, not shown yet.
   *
   * @param drops takes what is dropped on the page, as on the window
   * @param teller says what came of something while the page is not shown, and whether it failed
   */
  PluginsDialog(
      Window owner,
      Workbench workbench,
      Interpreter interpreter,
      Words words,
      Executor worker,
      TransferHandler drops,
      BiConsumer<String, Boolean> teller) {
    this.owner = owner;
    this.words = words;
    this.worker = worker;
    this.teller = teller;
    this.page =
        new PluginsPage(workbench, interpreter, words, SwingUtilities::invokeLater, worker, this);
    this.details = new PluginDetails(page, words);
    this.dialog = new JDialog(owner, words.of("plugins.title"));
    dialog.setTransferHandler(drops);
    layOut();
  }

  private void layOut() {
    list.setCellRenderer(new PluginCell(words));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setFixedCellWidth(1);
    list.getAccessibleContext().setAccessibleName(words.of("plugins.title"));
    list.addListSelectionListener(event -> selected());
    list.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_DELETE, 0), "remove");
    list.getActionMap().put("remove", new Deed("", details::remove));
    JScrollPane pane = new JScrollPane(list);
    pane.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    Color line = UIManager.getColor("Component.borderColor");
    pane.setBorder(BorderFactory.createMatteBorder(0, 0, 0, 1, line));
    JPanel content =
        new JPanel(new MigLayout("insets 0, gap 0", "[300!, fill][grow, fill]", "[grow, fill][]"));
    content.add(pane);
    content.add(details.component(), "wmin 0, wrap");
    content.add(foot(), "span, growx");
    dialog.setContentPane(content);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            event -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
    dialog.setSize(760, 520);
  }

  private JComponent foot() {
    JPanel foot = new JPanel(new MigLayout("insets 12 16 14 16", "[][]16[grow, fill]16[]"));
    Color line = UIManager.getColor("Component.borderColor");
    foot.setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, line));
    foot.add(new JButton(new Deed(words.of("plugins.choose"), this::choose)));
    foot.add(new JButton(new Deed(words.of("plugins.folder"), this::openFolder)));
    foot.add(said, "wmin 10, aligny center");
    foot.add(new JButton(new Deed(words.of("do.close"), dialog::dispose)));
    return foot;
  }

  /** Opens the page. */
  void open() {
    if (!dialog.isShowing()) {
      dialog.setLocationRelativeTo(owner);
      show(words.of("plugins.drop"), false);
    }
    page.refresh();
    dialog.setVisible(true);
    list.requestFocusInWindow();
  }

  /** Plugins came or went. */
  void pluginsChanged() {
    if (dialog.isShowing()) {
      page.refresh();
    }
  }

  /** Offers to install what was dropped. */
  void offer(Path plugin) {
    page.offer(plugin);
  }

  private void selected() {
    if (!showing && list.getSelectedValue() != null) {
      page.select(list.getSelectedValue());
    }
  }

  @Override
  public void changed() {
    showing = true;
    if (!page.rows().equals(Collections.list(rows.elements()))) {
      rows.clear();
      rows.addAll(page.rows());
    }
    page.selected().ifPresent(row -> list.setSelectedValue(row, true));
    showing = false;
    details.show();
  }

  private Component front() {
    return dialog.isShowing() ? dialog : owner;
  }

  @Override
  public void ask(PluginsPage.Question question, Runnable yes) {
    if (!front().isShowing()) {
      return;
    }
    JPanel message = new JPanel(new MigLayout("insets 0, wrap 1", "[420!, fill]", "[]10[]"));
    JTextArea heading = PluginDetails.wrapped();
    heading.putClientProperty("FlatLaf.styleClass", "h3");
    heading.setText(question.heading());
    JTextArea text = PluginDetails.wrapped();
    text.setText(question.text());
    message.add(heading);
    message.add(text);
    Object[] answers = {question.yes(), words.of("cancel")};
    int answer =
        JOptionPane.showOptionDialog(
            front(),
            message,
            question.title(),
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.WARNING_MESSAGE,
            null,
            answers,
            answers[1]);
    if (answer == 0) {
      yes.run();
    }
  }

  @Override
  public void say(String sentence, boolean bad) {
    if (dialog.isShowing()) {
      show(sentence, bad);
    } else {
      teller.accept(sentence, bad);
    }
  }

  private void show(String sentence, boolean bad) {
    said.setText(sentence);
    said.setForeground(bad ? PluginCell.red() : UIManager.getColor("Label.foreground"));
    said.getAccessibleContext().setAccessibleName(sentence);
  }

  private void choose() {
    JFileChooser chooser = new JFileChooser(folder);
    chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
    chooser.setFileFilter(new FileNameExtensionFilter(words.of("plugins.files"), "jar"));
    if (chooser.showDialog(dialog, words.of("plugins.install.yes"))
        == JFileChooser.APPROVE_OPTION) {
      folder = chooser.getCurrentDirectory();
      page.offer(chooser.getSelectedFile().toPath());
    }
  }

  private void openFolder() {
    page.folder().ifPresent(own -> worker.execute(() -> open(own)));
  }

  private void open(Path own) {
    try {
      Desktop.getDesktop().open(Files.createDirectories(own).toFile());
    } catch (IOException | UnsupportedOperationException cannotBeShown) {
      SwingUtilities.invokeLater(() -> say(words.of("plugins.folder.is", own), false));
    }
  }
}
