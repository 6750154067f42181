package org.gobang.ui.swing.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.presentation.analysis.AnalysisSettings;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.present.GamePresenter;

/** The panel of engines that analyze the position, with their variations and commands. */
final class AnalysisPanel {

  private static final int ROWS = 5;
  private static final List<Integer> COUNTS =
      IntStream.rangeClosed(1, AnalysisSettings.MOST_LINES).boxed().toList();

  private final GamePresenter game;
  private final LiveAnalysis analysis;
  private final Texts texts;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "insets 0, wrap 2, hidemode 3", "[][grow, fill]", "[]4[]4[]6[]2[grow, fill]"));
  private final ChoiceBox<String> first;
  private final ChoiceBox<String> second;
  private final ChoiceBox<Integer> count;
  private final RowList<Row> list;
  private List<Row> rows = List.of();
  private final JLabel excluded = new JLabel();
  private final JButton leaveOut;
  private final JButton keep;
  private final JButton include;
  private Map<String, String> players = Map.of();

  /** A variation of an engine, or a message of an engine without variations. */
  private record Row(String text, Optional<Insight.Line> line) {}

  AnalysisPanel(GamePresenter game, Texts texts) {
    this.game = game;
    this.analysis = game.session().analysis();
    this.texts = texts;
    this.first = new ChoiceBox<>(List.of(), null, this::name, any -> choose());
    this.second = new ChoiceBox<>(List.of(), null, this::name, any -> choose());
    this.count = new ChoiceBox<>(COUNTS, null, String::valueOf, analysis.settings()::lines);
    row("analysis.engine", first);
    row("analysis.second", second);
    row("analysis.lines", count);
    leaveOut = button("exclude", this::exclude);
    keep = button("keep-line", () -> line().ifPresent(line -> attempt(() -> keep(line))));
    include = button("include", analysis::includeAll);
    list = new RowList<>("lines", texts.of("analysis.title"));
    list.setVisibleRowCount(ROWS);
    list.onShow(AnalysisPanel::show);
    list.onSelect(row -> preview());
    RunnableAction.onKey(list, "DELETE", this::exclude);
    panel.add(SidePanel.quiet(new JLabel(texts.of("analysis.scores"))), "span, wmin 0");
    panel.add(new JScrollPane(list), "span, grow, wmin 0, hmin 66");
    JPanel buttons = new JPanel(new MigLayout("insets 0", "[][][]"));
    buttons.add(leaveOut);
    buttons.add(keep);
    buttons.add(include);
    panel.add(buttons, "span, wmin 0");
    SidePanel.quiet(excluded);
    panel.add(excluded, "span, wmin 0");
  }

  private void row(String key, ChoiceBox<?> box) {
    SidePanel.quiet(new FormRows(panel, texts).row(key, box, box, "wmin 0"));
  }

  private JButton button(String name, Runnable task) {
    JButton button = new JButton(new RunnableAction(texts.of("analysis.do." + name), task));
    button.setName("analysis." + name);
    button.setToolTipText(texts.of("analysis.do." + name + ".tip"));
    return button;
  }

  JComponent component() {
    return panel;
  }

  private void attempt(Runnable action) {
    game.session().notices().attempt(action);
  }

  private Optional<Insight.Line> line() {
    return Optional.ofNullable(list.getSelectedValue())
        .or(() -> rows.stream().findFirst())
        .flatMap(Row::line);
  }

  private void exclude() {
    line().ifPresent(line -> game.session().analysis().exclude(line.moves().get(0)));
  }

  private void keep(Insight.Line line) {
    analysis.keepLine(line.moves());
  }

  private void preview() {
    game.shown().preview(Optional.ofNullable(list.getSelectedValue()).flatMap(Row::line));
  }

  private void choose() {
    analysis
        .settings()
        .engines(Stream.of(first, second).flatMap(box -> box.chosen().stream()).toList());
  }

  /** Sets the names of the available players by id. */
  void players(Map<String, String> known) {
    players = known;
    showChoice();
  }

  private void showChoice() {
    List<String> chosen = analysis.settings().engines().stream().map(PlayerSpec::player).toList();
    List<String> none = new ArrayList<>(players.keySet());
    none.add(0, "");
    first.show(List.copyOf(players.keySet()), chosen.isEmpty() ? "" : chosen.get(0));
    second.show(none, chosen.size() < 2 ? "" : chosen.get(1));
    count.show(COUNTS, analysis.settings().lines());
  }

  private String name(String id) {
    return id.isEmpty() ? texts.of("analysis.none") : players.getOrDefault(id, id);
  }

  void show() {
    panel.setVisible(analysis.isOn());
    if (!analysis.isOn()) {
      return;
    }
    showChoice();
    showLines();
    leaveOut.setEnabled(line().isPresent());
    keep.setEnabled(line().isPresent());
    include.setEnabled(!analysis.excluded().isEmpty());
    excluded.setVisible(!analysis.excluded().isEmpty());
    excluded.setText(analysis.excludedText());
  }

  private void showLines() {
    List<Row> next = rows();
    if (!next.equals(rows)) {
      rows = next;
      int selected = list.getSelectedIndex();
      list.show(next, selected < next.size() ? selected : -1);
      // Updates the variation of the same rank in place.
      preview();
    }
  }

  private List<Row> rows() {
    List<Row> found = new ArrayList<>();
    List<LiveAnalysis.Engine> findings = analysis.findings();
    for (LiveAnalysis.Engine engine : findings) {
      if (findings.size() > 1) {
        found.add(new Row(name(engine.engine().player()), Optional.empty()));
      }
      engine.failure().ifPresent(why -> found.add(new Row(why, Optional.empty())));
      if (engine.lines().isEmpty() && engine.runs()) {
        found.add(new Row(texts.of("analysis.waiting"), Optional.empty()));
      }
      engine
          .lines()
          .forEach(
              line ->
                  found.add(
                      new Row(
                          analysis.text(line, game.session().display().score(line)),
                          Optional.of(line))));
    }
    return found;
  }

  private static void show(JLabel label, Row row) {
    label.setText(row.text());
    label.setToolTipText(row.text());
    label.setEnabled(row.line().isPresent());
  }
}
