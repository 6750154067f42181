package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Font;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.tournament.EloPoint;
import org.gobang.api.tournament.TournamentGame;
import org.gobang.api.tournament.TournamentState;
import org.gobang.api.tournament.TournamentState.Phase;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.tournament.TournamentPage;
import org.gobang.presentation.tournament.TournamentText;

/** The panel with the state of a tournament: the table, the Elo curve of a player and the games. */
final class TournamentPanel {

  private static final int ROWS = 4;

  /** The greatest drawn rating difference. Without losses, the difference is unbounded. */
  private static final double MOST_ELO = 800;

  private final TournamentPage page;
  private final Texts texts;
  private final TournamentText words;
  private final IntSupplier concurrency;
  private final Consumer<Path> opens;
  private final JProgressBar progress = new JProgressBar();
  private final JTextArea status = SidePanel.text(Font.PLAIN, 0);
  private final JLabel courseHead = new JLabel();
  private final NoticeText said = new NoticeText();
  private final RowTable<List<String>> standings;
  private final RowTable<TournamentGame> games;
  private final EloGraph graph = new EloGraph(TournamentText::whole);
  private final JButton pause;
  private final JButton stop;
  private final JButton report;
  private final JButton another;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "insets 16, wrap 1",
              "[grow, fill]",
              "[]4[]8[]10[]4[110:150:, grow 40, fill]10[]4[110:170:, grow 60, fill]10[]"));

  /**
   * Creates a panel without a tournament.
   *
   * @param concurrency the number of games in parallel after a resume
   * @param opensReport opens the page of results
   * @param opens opens the game in a file
   */
  TournamentPanel(
      TournamentPage page,
      Texts texts,
      IntSupplier concurrency,
      Consumer<Path> opensReport,
      Consumer<Path> opens) {
    this.page = page;
    this.texts = texts;
    this.words = new TournamentText(texts);
    this.concurrency = concurrency;
    this.opens = opens;
    standings =
        new RowTable<>(
            texts.of("tournament.standings"),
            List.of(),
            (row, column) -> column == 0 ? row.get(column) : new RowTable.Figure(row.get(column)));
    games =
        new RowTable<>(
            texts.of("tournament.list"),
            Stream.of("number", "black", "white", "result", "moves")
                .map(key -> texts.of("tournament.list." + key))
                .toList(),
            this::cell);
    pause = Buttons.of(texts, "tournament.do.pause", this::pause);
    stop = Buttons.of(texts, "tournament.do.stop", page::stop);
    report = Buttons.of(texts, "tournament.do.report", () -> page.report().ifPresent(opensReport));
    another = Buttons.of(texts, "tournament.do.another", page::leave);
    progress.getAccessibleContext().setAccessibleName(texts.of("tournament.title"));
    panel.add(progress);
    panel.add(status, "wmin 0");
    panel.add(scrolled(standings.component()), "wmin 0");
    panel.add(courseHead, "wmin 0");
    panel.add(graph, "wmin 0");
    panel.add(new JLabel(texts.of("tournament.list")));
    panel.add(new JScrollPane(games.component()), "wmin 0");
    panel.add(foot());
    listen();
  }

  private void listen() {
    standings.onSelect(
        () -> {
          int row = standings.component().getSelectedRow();
          if (row >= 0) {
            page.state().ifPresent(now -> page.player(now.table().get(row).player()));
          }
        });
    games.onOpen(game -> opens.accept(game.file()));
    games.component().setToolTipText(texts.of("tournament.list.tip"));
  }

  private static JScrollPane scrolled(JTable table) {
    JScrollPane pane = new JScrollPane(table);
    int rows = table.getRowHeight() * ROWS;
    pane.setPreferredSize(new Dimension(UIScale.scale(600), rows + UIScale.scale(26)));
    return pane;
  }

  private JComponent foot() {
    JPanel foot = new JPanel(new MigLayout("insets 0", "[grow, fill]12[][][][][]"));
    foot.add(said.component(), "wmin 10");
    foot.add(Buttons.of(texts, "tournament.do.open", this::open));
    foot.add(report);
    foot.add(another);
    foot.add(stop);
    foot.add(pause);
    return foot;
  }

  JComponent component() {
    return panel;
  }

  private void pause() {
    if (page.isRunning()) {
      page.pauseOrResume();
    } else {
      page.goOn(concurrency.getAsInt());
    }
  }

  /** Opens the selected game, or otherwise the last one. */
  private void open() {
    List<TournamentGame> all = page.games();
    if (!all.isEmpty()) {
      opens.accept(games.selected().orElse(all.get(all.size() - 1)).file());
    }
  }

  /** Shows a message. */
  void say(String sentence) {
    said.show(new Notice(sentence, false));
  }

  /** Shows the current state. */
  void show() {
    page.state().ifPresent(this::show);
  }

  private void show(TournamentState state) {
    progress.setMaximum(state.games().planned());
    progress.setValue(state.games().played());
    String test = state.test().map(each -> "\n" + words.test(each)).orElse("");
    SidePanel.set(status, words.progress(state) + test);
    List<String> players = page.players();
    standings.heads(words.heads(players.size()));
    standings.show(state.table().stream().map(each -> words.row(each, players)).toList());
    standings.fit();
    IntStream.range(0, state.table().size())
        .filter(row -> state.table().get(row).player() == page.player())
        .forEach(standings::select);
    String name = players.get(page.player());
    courseHead.setText(texts.of("tournament.course", name));
    List<EloPoint> course = page.course();
    graph.show(
        course.stream().map(point -> mark(point, state.games().planned())).toList(),
        0,
        at -> TournamentText.range(course.get(at).lead()));
    graph.getAccessibleContext().setAccessibleName(texts.of("tournament.course", name));
    graph
        .getAccessibleContext()
        .setAccessibleDescription(
            course.isEmpty()
                ? texts.of("tournament.course.none")
                : TournamentText.range(course.get(course.size() - 1).lead()));
    games.append(page.games());
    said.show(page.said());
    buttons();
  }

  private Object cell(TournamentGame game, int column) {
    return switch (column) {
      case 0 -> game.number();
      case 1 -> game.sides().black();
      case 2 -> game.sides().white();
      case 3 -> words.result(game);
      default -> game.sides().moves();
    };
  }

  private static EloGraph.Mark mark(EloPoint point, int planned) {
    return new EloGraph.Mark(
        (double) point.games() / Math.max(1, planned),
        Math.max(-MOST_ELO, point.lead().low()),
        point.lead().elo(),
        Math.min(MOST_ELO, point.lead().high()));
  }

  private void buttons() {
    boolean running = page.isRunning();
    pause.setText(
        texts.of(page.isIn(Phase.RUNNING) ? "tournament.do.pause" : "tournament.do.go-on"));
    pause.setEnabled(!page.isIn(Phase.FINISHED) && !page.isOpening());
    stop.setEnabled(running);
    report.setEnabled(page.report().isPresent());
    another.setEnabled(!running && !page.isOpening());
  }
}
