package org.gobang.ui.swing.window;

import java.awt.Component;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.presentation.advice.BudgetUse;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.advice.HeatMap.Source;
import org.gobang.presentation.advice.HeatMap.Source.OfGame;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.board.BoardDisplaySettings;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionDisplay;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** The panel of engine output, with the selection of output on the board. */
final class ThinkingPanel {

  /** The number of steps of the bar, more than its pixels. */
  private static final int WHOLE = 1000;

  private final GamePresenter game;
  private final SessionDisplay display;
  private final Texts texts;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 2, hidemode 3", "[][grow]", "[]4[]"));
  private final JLabel depth = value();
  private final JLabel nodes = value();
  private final JLabel score = value();
  private final JTextArea line = SidePanel.text(Font.BOLD, 0);
  private final JProgressBar budget = new JProgressBar(0, WHOLE);
  private final JLabel budgetName;
  private final JTextArea idle = SidePanel.text(Font.PLAIN, -1);
  private final ChoiceBox<Source> heat;
  private final JLabel legend = new JLabel();
  private final JCheckBox expected;
  private final JCheckBox weights;
  private Map<String, String> players = Map.of();

  /** The components of the output, without the budget. */
  private final List<Component> output;

  ThinkingPanel(GamePresenter game, Texts texts) {
    this.game = game;
    this.display = game.session().display();
    this.texts = texts;
    idle.setText(texts.of("thinking.none"));
    SidePanel.quiet(idle);
    panel.add(idle, "span, growx, wmin 0");
    row("thinking.depth", depth);
    row("thinking.nodes", nodes);
    row("thinking.score", score);
    row("thinking.line", line);
    List<Component> rows = List.of(panel.getComponents());
    output = rows.subList(1, rows.size());
    budgetName = row("thinking.budget", budget);
    heat =
        new ChoiceBox<>(
            List.of(), null, this::name, source -> game.session().assistance().showWeights(source));
    JLabel label = new JLabel(texts.of("heat"));
    label.setLabelFor(heat);
    panel.add(label, "gaptop 6");
    panel.add(heat, "growx, wmin 0");
    SidePanel.quiet(legend);
    panel.add(legend, "skip, wmin 0");
    expected = check(BoardDisplaySettings.EXPECTED);
    weights = check(BoardDisplaySettings.WEIGHTS);
    panel.add(expected, "span");
    panel.add(weights, "span");
  }

  private static JLabel value() {
    JLabel value = new JLabel("–");
    value.setFont(UIManager.getFont("Label.font").deriveFont(Font.BOLD));
    return value;
  }

  private JLabel row(String key, JComponent value) {
    JLabel name = new JLabel(texts.of(key));
    SidePanel.quiet(name);
    name.setLabelFor(value);
    panel.add(name);
    panel.add(value, "growx, wmin 0");
    return name;
  }

  private JCheckBox check(BoardDisplaySettings what) {
    JCheckBox box = new JCheckBox(texts.of("show." + what.word()), game.shown().is(what));
    box.addActionListener(event -> game.shown().show(what, box.isSelected()));
    box.setFocusable(true);
    return box;
  }

  JComponent component() {
    return panel;
  }

  /** Sets the names of players with a heat map by id. */
  void players(Map<String, String> known) {
    players = known;
    offer();
  }

  private void offer() {
    List<Source> sources = new ArrayList<>(List.of(OfGame.OFF));
    if (display.position().filter(ShownPosition::computerPlays).isPresent()) {
      sources.add(OfGame.COMPUTERS);
    }
    players
        .keySet()
        .forEach(id -> sources.add(new Source.One(new PlayerSpec(id, Map.of(), 0, false))));
    heat.show(sources, game.session().assistance().adviser().heatMap().source());
  }

  private String name(Source source) {
    if (source instanceof Source.One one) {
      return name(one.who());
    }
    return texts.of(source == OfGame.OFF ? "heat.none" : "heat.thinker");
  }

  void show() {
    Optional<Thinking> thinking = display.thinking();
    Optional<Insight.Line> seen = thinking.flatMap(Thinking::line);
    set(depth, seen.map(each -> String.valueOf(each.depth())));
    set(nodes, seen.map(each -> Formats.nodes(each.nodes())));
    set(score, display.score().map(each -> each.text(texts)));
    score.setToolTipText(texts.of("score.title"));
    Optional<String> moves =
        seen.map(
            each -> each.moves().stream().map(Point::toString).collect(Collectors.joining(" ")));
    SidePanel.set(line, moves.or(() -> thinking.flatMap(Thinking::note)).orElse("–"));
    expected.setSelected(game.shown().is(BoardDisplaySettings.EXPECTED));
    weights.setSelected(game.shown().is(BoardDisplaySettings.WEIGHTS));
    offer();
    Optional<HeatMap.PlayerWeights> weighed = display.weights();
    legend.setVisible(weighed.isPresent());
    weighed.ifPresent(each -> legend.setText(texts.of("weights.of", name(each.by()))));
  }

  /** Returns the subject of the output: the position or the last move. */
  String title() {
    Optional<Thinking> past =
        display
            .thinking()
            .filter(
                each -> display.position().filter(now -> !each.isAbout(now.state())).isPresent());
    if (past.isEmpty()) {
      return texts.of("thinking.title");
    }
    List<Move> moves = display.position().orElseThrow().moves();
    Move last = moves.get(moves.size() - 1);
    return texts.of("thinking.move", name(past.get().by()), moves.size(), last);
  }

  private String name(PlayerSpec who) {
    return players.getOrDefault(who.player(), who.player());
  }

  /** Updates the time. */
  void tick() {
    boolean thinks = display.position().filter(ShownPosition::computerThinks).isPresent();
    boolean known =
        thinks
            || display
                .thinking()
                .filter(each -> each.line().isPresent() || each.note().isPresent())
                .isPresent();
    Optional<BudgetUse> use = display.budgetUse().filter(any -> known);
    budget.setVisible(use.isPresent());
    budgetName.setVisible(use.isPresent());
    use.ifPresent(this::show);
    idle.setVisible(!known);
    output.forEach(each -> each.setVisible(known));
  }

  private void show(BudgetUse use) {
    budget.setValue((int) Math.round(use.used() * WHOLE));
    String kind = use.kind().name().toLowerCase(Locale.ROOT);
    budget.setToolTipText(texts.of("budget." + kind, Math.round(use.used() * 100)));
  }

  private static void set(JLabel label, Optional<String> text) {
    label.setText(text.filter(texts -> !texts.isBlank()).orElse("–"));
  }
}
