package org.gobang.ui.swing.window;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.library.LibraryGame;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.library.LibraryPresenter;
import org.gobang.presentation.library.LibraryRow;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.present.BoardPresenter;

/** The library: all saved games, a preview of the selected one, and the user's results. */
final class LibraryView {

  private final Texts texts;
  private final FileDialogs files;
  private final Consumer<LibraryGame> opens;
  private final JPanel games;
  private final LibraryPresenter library;
  private final LibrarySearch search;
  private final RowTable<LibraryRow> rows;
  private final JTable table;
  private final BoardPresenter last;
  private final BoardComponent board;
  private final NoticeText about = new NoticeText();
  private final NoticeText status = new NoticeText();
  private final ResultsPanel results;
  private final JButton open;
  private final JButton export;
  private final JButton delete;

  /** The game of the preview. */
  private Optional<LibraryRow> shown = Optional.empty();

  LibraryView(WindowContext context, FileDialogs files) {
    this.texts = context.texts();
    this.files = files;
    this.opens = files.games()::open;
    library = new LibraryPresenter(context.tasks(), this::changed);
    search = new LibrarySearch(library, texts);
    rows = LibraryTable.of(texts);
    table = rows.component();
    results = new ResultsPanel(texts);
    last = new BoardPresenter(point -> {}, context.workbench().preferences(), System::nanoTime);
    board = new BoardComponent(last, texts);
    context.appearance().dress(board);
    board.coordinates(false);
    board.setFocusable(false);
    board.setEnabled(false);
    open = Buttons.of(texts, "library.open", this::open);
    export = new JButton(texts.of("library.export"));
    export.addActionListener(event -> exports().show(export, 0, export.getHeight()));
    delete = Buttons.of(texts, "library.delete", this::delete);
    games = games();
    addCommands();
    changed();
  }

  JComponent component() {
    return games;
  }

  /** Returns the user's results. */
  JComponent results() {
    return results.component();
  }

  /** Reads the games from disk. */
  void list() {
    library.list();
  }

  /** Stops reading the games. */
  void close() {
    library.close();
  }

  private void addCommands() {
    rows.onSelect(this::chosen);
    rows.onOpen(game -> open());
    onKey(table, "DELETE", this::delete);
    onKey(search.words(), "DOWN", table::requestFocusInWindow);
    onKey(games, "control F", search.words()::requestFocusInWindow);
  }

  private static void onKey(JComponent component, String key, Runnable command) {
    RunnableAction.onKey(component, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, command);
  }

  private JPanel games() {
    JPanel end = new JPanel(new MigLayout("insets 0, wrap 1", "[fill]", "[]8[]"));
    end.add(board, "w 240!, h 240!");
    end.add(about.component(), "w 240!, hmin pref");
    JPanel commands = new JPanel(new MigLayout("insets 0", "[grow, fill]8[][][]"));
    commands.add(status.component(), "wmin 0");
    commands.add(export);
    commands.add(delete);
    commands.add(open);
    JPanel games =
        new JPanel(new MigLayout("insets 0, wrap 2", "[grow, fill]14[240!]", "[]8[]8[]"));
    games.add(search.component(), "span, growx");
    games.add(new JScrollPane(table), "grow, push, wmin 300, hmin 120");
    games.add(end, "top, hmin 0");
    games.add(commands, "span, growx");
    return games;
  }

  /** Updates the display. */
  private void changed() {
    search.show();
    LibraryTable.show(rows, library.wanted());
    status.show(library.status());
    results.show(library.results());
    chosen();
  }

  /** Shows the selected game. */
  private void chosen() {
    List<LibraryRow> chosen = rows.chosen();
    open.setEnabled(chosen.size() == 1);
    export.setEnabled(!chosen.isEmpty());
    delete.setEnabled(!LibraryPresenter.deletable(chosen).isEmpty());
    Optional<LibraryRow> one = chosen.stream().findFirst();
    if (!one.equals(shown)) {
      shown = one;
      last.show(BoardScene.empty(one.map(row -> row.game().contents().size()).orElse(last.size())));
      about.show(one.map(this::about).orElse(Notice.NONE));
      one.ifPresent(this::preview);
    }
  }

  private void preview(LibraryRow row) {
    library.preview(
        row,
        end -> {
          if (shown.filter(row::equals).isPresent()) {
            last.show(end);
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
                    .chooseNew(games, "library.export.title")
                    .ifPresent(file -> library.exportTo(chosen, file))));
    menu.add(
        new RunnableAction(
            texts.of("library.export.folder"),
            () ->
                files
                    .chooseFolder(games, "library.export.title")
                    .ifPresent(folder -> library.exportInto(chosen, folder))));
    return menu;
  }

  /** Deletes the selected saved games after a warning. */
  private void delete() {
    List<LibraryRow> chosen = rows.chosen();
    int count = LibraryPresenter.deletable(chosen).size();
    if (count == 0) {
      return;
    }
    if (Dialogs.confirms(
        games,
        texts.of("library.delete.title"),
        texts.of("library.delete.sure", count, chosen.size() - count),
        JOptionPane.WARNING_MESSAGE,
        texts.of("library.delete"),
        texts)) {
      library.delete(chosen);
    }
  }
}
