package org.gobang.ui.swing.window;

import java.awt.Desktop;
import java.awt.Window;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.plugin.PluginsPage;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** The plugins dialog: a list and the details of the selected plugin. */
final class PluginsDialog {

  private final PluginsPage page;
  private final Texts texts;
  private final Executor worker;
  private final JDialog dialog;
  private final PluginDetails details;
  private final RowList<PluginsPage.Row> list;
  private final JTextArea said = PluginDetails.wrapped();

  /** Creates a hidden dialog. Dropped files are handled as in the window. */
  PluginsDialog(WindowContext context, PluginsPage page) {
    JFrame owner = context.frame();
    this.page = page;
    this.texts = context.texts();
    this.worker = context.tasks().worker();
    this.dialog = Dialogs.beside(owner, texts.of("plugins.title"), 760, 520);
    this.list = new RowList<>("plugins", texts.of("plugins.title"));
    this.details = new PluginDetails(page, texts);
    JPanel content =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, wrap 3", "[300!, fill][][grow, fill]", "[grow, fill][][]"));
    content.add(list());
    content.add(Dialogs.line(SwingConstants.VERTICAL), "growy");
    content.add(details.component(), "wmin 0");
    content.add(Dialogs.line(SwingConstants.HORIZONTAL), "span, growx");
    content.add(foot(), "span, growx");
    dialog.setContentPane(content);
    dialog.setTransferHandler(owner.getTransferHandler());
    say(texts.of("plugins.drop"), false);
  }

  private JComponent list() {
    list.setCellRenderer(new PluginCell(texts));
    // Uses the available width and shortens longer texts.
    list.setFixedCellWidth(1);
    list.onSelect(page::select);
    RunnableAction.onKey(list, "DELETE", details::remove);
    JScrollPane pane = new JScrollPane(list);
    pane.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    pane.setBorder(BorderFactory.createEmptyBorder());
    return pane;
  }

  private JComponent foot() {
    JPanel foot = new JPanel(new MigLayout("insets 12 16 14 16", "[][]16[grow, fill]16[]"));
    foot.add(Buttons.of(texts, "plugins.choose", this::choose));
    foot.add(Buttons.of(texts, "plugins.folder", this::openFolder));
    foot.add(said, "wmin 10, aligny center");
    foot.add(Buttons.of(texts, "do.close", dialog::dispose));
    return foot;
  }

  boolean isShowing() {
    return dialog.isShowing();
  }

  Window window() {
    return dialog;
  }

  /** Shows the dialog. */
  void show() {
    dialog.setVisible(true);
    list.requestFocusInWindow();
  }

  /** Shows the current rows. */
  void changed() {
    list.show(page.rows(), page.selected().map(page.rows()::indexOf).orElse(-1));
    details.show();
  }

  /** Shows the result of an operation. */
  void say(String sentence, boolean bad) {
    said.setText(sentence);
    said.putClientProperty("FlatLaf.style", bad ? PluginCell.RED : null);
    said.getAccessibleContext().setAccessibleName(sentence);
  }

  private void choose() {
    JFileChooser chooser = new JFileChooser();
    chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
    chooser.setFileFilter(new FileNameExtensionFilter(texts.of("plugins.files"), "jar"));
    int answer = chooser.showDialog(dialog, texts.of("plugins.install.yes"));
    if (answer == JFileChooser.APPROVE_OPTION) {
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
      SwingUtilities.invokeLater(() -> say(texts.of("plugins.folder.is", own), false));
    }
  }
}
