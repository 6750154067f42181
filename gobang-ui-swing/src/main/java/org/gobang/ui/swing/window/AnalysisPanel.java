package org.gobang.ui.swing.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComboBox;
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

/** The panel of the engines that analyze the position, with their lines and commands. */
final class AnalysisPanel {

  private static final int ROWS = 5;

  private final GamePresenter game;
  private final LiveAnalysis analysis;
  private final Texts texts;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "insets 0, wrap 2, hidemode 3", "[][grow, fill]", "[]4[]4[]6[]2[grow, fill]"));
  private final List<JComboBox<Named>> engines = List.of(new JComboBox<>(), new JComboBox<>());
  private final JComboBox<Integer> count = new JComboBox<>();
  private final RowList<Row> list;
  private List<Row> rows = List.of();
  private final JLabel excluded = new JLabel();
  private final JButton leaveOut;
  private final JButton keep;
  private final JButton include;
  private Map<String, String> players = Map.of();
  private boolean filling;

  /** A player and its name; empty for no player. */
  private record Named(String id, String name) {

    @Override
    public String toString() {
      return name;
    }
  }

  /** A line of an engine, or a message of an engine without lines. */
  private record Row(String text, Optional<Insight.Line> line) {}

  AnalysisPanel(GamePresenter game, Texts texts) {
    this.game = game;
    this.analysis = game.session().analysis();
    this.texts = texts;
    row("analysis.engine", engines.get(0));
    row("analysis.second", engines.get(1));
    row("analysis.lines", count);
    engines.forEach(box -> box.addActionListener(event -> choose()));
    filling = true;
    IntStream.rangeClosed(1, AnalysisSettings.MOST_LINES).forEach(count::addItem);
    filling = false;
    count.addActionListener(event -> chooseCount());
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

  private void row(String key, JComboBox<?> box) {
    JLabel name = new JLabel(texts.of(key));
    SidePanel.quiet(name);
    name.setLabelFor(box);
    box.setName(key);
    panel.add(name);
    panel.add(box, "wmin 0");
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
    if (!filling) {
      analysis
          .settings()
          .engines(
              engines.stream()
                  .map(box -> (Named) box.getSelectedItem())
                  .filter(chosen -> chosen != null && !chosen.id().isEmpty())
                  .map(Named::id)
                  .distinct()
                  .toList());
    }
  }

  private void chooseCount() {
    if (!filling && count.getSelectedItem() instanceof Integer chosen) {
      analysis.settings().lines(chosen);
    }
  }

  /** The names of the available players by id. */
  void players(Map<String, String> known) {
    players = known;
    filling = true;
    for (int i = 0; i < engines.size(); i++) {
      JComboBox<Named> box = engines.get(i);
      box.removeAllItems();
      if (i > 0) {
        box.addItem(new Named("", texts.of("analysis.none")));
      }
      known.forEach((id, name) -> box.addItem(new Named(id, name)));
    }
    filling = false;
    showChoice();
  }

  private void showChoice() {
    filling = true;
    List<PlayerSpec> chosen = analysis.settings().engines();
    for (int i = 0; i < engines.size(); i++) {
      String id = i < chosen.size() ? chosen.get(i).player() : "";
      engines
          .get(i)
          .setSelectedItem(new Named(id, id.isEmpty() ? texts.of("analysis.none") : name(id)));
    }
    count.setSelectedItem(analysis.settings().lines());
    filling = false;
  }

  private String name(String id) {
    return players.getOrDefault(id, id);
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
      // Updates the line of the same rank in place.
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
