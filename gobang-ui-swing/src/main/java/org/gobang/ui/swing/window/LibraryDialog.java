package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.board.Scene;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.library.LibraryPresenter;
import org.gobang.presentation.library.LibraryRow;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.PointWords;

/** The library: all games on disk, how the chosen one ended, and the person's results. */
final class LibraryDialog {

  private final Texts texts;
  private final Files files;
  private final Consumer<LibraryGame> opens;
  private final JDialog dialog;
  private final LibraryPresenter library;
  private final LibrarySearch search;
  private final LibraryTable rows;
  private final JTable table;
  private final BoardPresenter last;
  private final BoardComponent board;
  private final NoticeText about = new NoticeText();
  private final NoticeText status = new NoticeText();
  private final ResultsPanel results;
  private final JButton open;
  private final JButton export;
  private final JButton delete;

  /** The game whose end is shown, or being read. */
  private Optional<LibraryRow> shown = Optional.empty();

  private LibraryDialog(
      JFrame owner,
      Workbench workbench,
      PositionDescriber describer,
      BackgroundTasks tasks,
      Appearance appearance,
      Files files) {
    this.texts = describer.texts();
    this.files = files;
    this.opens = files::open;
    library = new LibraryPresenter(workbench, describer, tasks, this::changed);
    search = new LibrarySearch(library, texts);
    rows = new LibraryTable(texts);
    table = rows.component();
    results = new ResultsPanel(texts);
    dialog = new JDialog(owner, texts.of("library.title"), true);
    last = new BoardPresenter(point -> {}, workbench.preferences(), System::nanoTime);
    board = new BoardComponent(last, new PointWords(texts, last));
    appearance.dress(board);
    board.coordinates(false);
    board.setFocusable(false);
    board.setEnabled(false);
    open = new JButton(new RunnableAction(texts.of("library.open"), this::open));
    export = new JButton(texts.of("library.export"));
    export.addActionListener(event -> exports().show(export, 0, export.getHeight()));
    delete = new JButton(new RunnableAction(texts.of("library.delete"), this::delete));
  }

  /** Shows the library until the person has chosen a game, or closes it. */
  static void show(
      JFrame owner,
      Workbench workbench,
      PositionDescriber describer,
      BackgroundTasks tasks,
      Appearance appearance,
      Files files) {
    new LibraryDialog(owner, workbench, describer, tasks, appearance, files).show();
  }

  private void show() {
    table.getAccessibleContext().setAccessibleName(texts.of("library.games"));
    table.getSelectionModel().addListSelectionListener(event -> chosen());
    table.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              open();
            }
          }
        });
    key(table, "ENTER", this::open);
    key(table, "DELETE", this::delete);
    key(search.words(), "DOWN", table::requestFocusInWindow);
    key(dialog.getRootPane(), "control F", search.words()::requestFocusInWindow);
    Dialogs.leaveByEscape(dialog);
    JTabbedPane tabs = new JTabbedPane();
    tabs.addTab(texts.of("library.games"), games());
    tabs.addTab(texts.of("library.results"), results.component());
    tabs.addChangeListener(event -> showResults());
    JPanel content = new JPanel(new MigLayout("insets 10 16 14 16, wrap 1", "[grow, fill]"));
    content.add(tabs, "grow, pushy");
    JButton close = new JButton(new RunnableAction(texts.of("library.close"), dialog::dispose));
    content.add(close, "growx 0, right");
    dialog.getRootPane().setDefaultButton(open);
    dialog.setContentPane(content);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            library.close();
          }
        });
    changed();
    library.list();
    dialog.pack();
    dialog.setSize(UIScale.scale(new Dimension(1000, 640)));
    Place.fit(dialog);
    dialog.setLocationRelativeTo(dialog.getOwner());
    table.requestFocusInWindow();
    dialog.setVisible(true);
  }

  private JComponent games() {
    JPanel end = new JPanel(new MigLayout("insets 0, wrap 1", "[fill]", "[]8[]"));
    end.add(board, "w 240!, h 240!");
    end.add(about.component(), "w 240!, hmin pref");
    JPanel commands = new JPanel(new MigLayout("insets 0", "[grow, fill]8[][][]"));
    commands.add(status.component(), "wmin 0");
    commands.add(export);
    commands.add(delete);
    commands.add(open);
    JPanel games =
        new JPanel(new MigLayout("insets 12 0 0 0, wrap 2", "[grow, fill]14[240!]", "[]8[]8[]"));
    games.add(search.component(), "span, growx");
    games.add(new JScrollPane(table), "grow, push, wmin 300, hmin 120");
    games.add(end, "top, hmin 0");
    games.add(commands, "span, growx");
    return games;
  }

  private static void key(JComponent component, String stroke, Runnable command) {
    component
        .getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke(stroke), stroke);
    component.getActionMap().put(stroke, new RunnableAction("", command));
  }

  /** Shows what is known now. */
  private void changed() {
    search.show();
    rows.show(library.wanted());
    status.show(library.status());
    showResults();
    chosen();
  }

  /** Sums up the results when they can be seen. */
  private void showResults() {
    if (results.component().isShowing()) {
      results.show(library.results());
    }
  }

  /** Shows the game that is chosen now. */
  private void chosen() {
    List<LibraryRow> chosen = rows.chosen();
    open.setEnabled(chosen.size() == 1);
    export.setEnabled(!chosen.isEmpty());
    delete.setEnabled(!LibraryPresenter.deletable(chosen).isEmpty());
    Optional<LibraryRow> one = chosen.stream().findFirst();
    if (!one.equals(shown)) {
      shown = one;
      last.show(Scene.empty(one.map(row -> row.game().contents().size()).orElse(last.size())));
      about.show(one.map(this::about).orElse(Notice.NONE));
      one.ifPresent(this::preview);
    }
  }

  private void preview(LibraryRow row) {
    library.preview(
        row,
        end -> {
          if (shown.filter(row::equals).isPresent()) {
            last.show(Scene.of(end));
          }
        });
  }

  private Notice about(LibraryRow row) {
    String file = String.valueOf(row.game().source().file());
    String key = row.game().kept() ? "library.about" : "library.about.imported";
    return new Notice(texts.of(key, row.summary().sentence(texts), file), false);
  }

  private void open() {
    List<LibraryRow> chosen = rows.chosen();
    if (chosen.size() == 1) {
      dialog.dispose();
      opens.accept(chosen.get(0).game());
    }
  }

  private JPopupMenu exports() {
    List<LibraryRow> chosen = rows.chosen();
    JPopupMenu menu = new JPopupMenu();
    menu.add(
        new RunnableAction(
            texts.of("library.export.file"),
            () ->
                files
                    .chooseNew(dialog, "library.export.title")
                    .ifPresent(file -> library.exportTo(chosen, file))));
    menu.add(
        new RunnableAction(
            texts.of("library.export.folder"),
            () ->
                files
                    .chooseFolder(dialog, "library.export.title")
                    .ifPresent(folder -> library.exportInto(chosen, folder))));
    return menu;
  }

  /** Deletes what is chosen and was kept, after a warning. */
  private void delete() {
    List<LibraryRow> chosen = rows.chosen();
    int count = LibraryPresenter.deletable(chosen).size();
    if (count == 0) {
      return;
    }
    Object[] answers = {texts.of("library.delete"), texts.of("cancel")};
    int answer =
        JOptionPane.showOptionDialog(
            dialog,
            texts.of("library.delete.sure", count, chosen.size() - count),
            texts.of("library.delete.title"),
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.WARNING_MESSAGE,
            null,
            answers,
            answers[1]);
    if (answer == 0) {
      library.delete(chosen);
    }
  }
}
