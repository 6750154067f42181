package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.FinishedGames;
import org.gobang.presentation.files.FinishedGames.Entry;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.PointWords;
import org.gobang.ui.swing.present.Scene;

/** The finished games: a list, beside it how the chosen one ended. */
final class FinishedDialog {

  private final FinishedGames games;
  private final Texts texts;
  private final Consumer<Path> opens;
  private final JDialog dialog;
  private final GameTable rows;
  private final JTable table;
  private final BoardPresenter last;
  private final BoardComponent board;
  private final NoticeText told = new NoticeText();
  private final JButton open;

  private FinishedDialog(
      JFrame owner,
      Workbench workbench,
      PositionDescriber describer,
      BackgroundTasks tasks,
      Appearance appearance,
      Consumer<Path> opens) {
    this.games =
        new FinishedGames(workbench.records(), workbench::board, describer, tasks, new GamesView());
    this.texts = describer.texts();
    this.opens = opens;
    rows = new GameTable(texts);
    table = rows.component();
    dialog = new JDialog(owner, texts.of("finished.title"), true);
    last = new BoardPresenter(point -> {}, workbench.preferences(), System::nanoTime);
    board = new BoardComponent(last, new PointWords(texts, last));
    appearance.dress(board);
    board.coordinates(false);
    board.setFocusable(false);
    board.setEnabled(false);
    open = new JButton(new RunnableAction(texts.of("finished.open"), this::open));
  }

  /**
   * Shows the games until the person has chosen one, or none.
   *
   * @param opens receives the file that was chosen
   */
  static void show(
      JFrame owner,
      Workbench workbench,
      PositionDescriber describer,
      BackgroundTasks tasks,
      Appearance appearance,
      Consumer<Path> opens) {
    new FinishedDialog(owner, workbench, describer, tasks, appearance, opens).show();
  }

  private void show() {
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
    key(dialog.getRootPane(), "ESCAPE", dialog::dispose);
    JPanel content = new JPanel(new MigLayout("insets 16, wrap 2", "[grow, fill]14[300!]"));
    JScrollPane pane = new JScrollPane(table);
    pane.setPreferredSize(UIScale.scale(new Dimension(690, 420)));
    content.add(pane, "grow, pushy, spany 2");
    content.add(board, "w 300!, h 300!");
    content.add(told.component(), "w 300!, hmin 0, top");
    JButton close = new JButton(new RunnableAction(texts.of("finished.close"), dialog::dispose));
    content.add(open, "span, split 2, tag ok, gaptop 6");
    content.add(close, "tag cancel");
    dialog.getRootPane().setDefaultButton(open);
    dialog.setContentPane(content);
    dialog.addWindowListener(Dialogs.onClosed(games::close));
    chosen();
    games.list();
    dialog.pack();
    Place.fit(dialog);
    dialog.setMinimumSize(dialog.getSize());
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  private static void key(JComponent component, String stroke, Runnable command) {
    component
        .getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke(stroke), stroke);
    component.getActionMap().put(stroke, new RunnableAction("", command));
  }

  private Optional<Entry> entry() {
    return rows.chosen();
  }

  /** Shows the game that is chosen now. */
  private void chosen() {
    Optional<Entry> entry = entry();
    open.setEnabled(entry.flatMap(Entry::game).isPresent());
    last.show(entry.flatMap(Entry::end).map(Scene::of).orElse(Scene.empty(last.size())));
    told.show(entry.map(this::told).orElse(Notice.NONE));
  }

  private Notice told(Entry entry) {
    return entry
        .game()
        .map(game -> new Notice(game.sentence(texts), false))
        .orElse(Notice.failure(entry.fault()));
  }

  private void open() {
    entry()
        .filter(each -> each.game().isPresent())
        .ifPresent(
            each -> {
              dialog.dispose();
              opens.accept(each.file());
            });
  }

  /** The games fill in as they are read. */
  private final class GamesView implements FinishedGames.View {

    @Override
    public void listed() {
      rows.show(games.entries());
      games.request(0, games.entries().size());
      if (games.entries().isEmpty()) {
        told.show(new Notice(texts.of("finished.none"), false));
      } else {
        table.setRowSelectionInterval(0, 0);
        table.requestFocusInWindow();
      }
    }

    @Override
    public void read(int index) {
      rows.show(index, games.entries().get(index));
      if (table.getSelectedRow() == index) {
        chosen();
      }
    }

    @Override
    public void failed(String sentence) {
      told.show(Notice.failure(sentence));
    }
  }
}
