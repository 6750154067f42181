package org.gobang.ui.swing.window;

import java.awt.CardLayout;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** The panel of the engines that analyze the position, or otherwise of the engine that plays. */
final class EnginePanel {

  private final GamePresenter game;
  private final Texts texts;
  private final CardLayout cards = new CardLayout();
  private final JPanel panel = new JPanel(cards);
  private final ThinkingPanel thinking;
  private final Lazy<AnalysisPanel> analysis = new Lazy<>(this::makeAnalysis);
  private Map<String, String> players = Map.of();

  EnginePanel(GamePresenter game, Texts texts) {
    this.game = game;
    this.texts = texts;
    thinking = new ThinkingPanel(game, texts);
    panel.add(ScrollablePanel.around(thinking.component()), "thinking");
  }

  private AnalysisPanel makeAnalysis() {
    AnalysisPanel made = new AnalysisPanel(game, texts);
    made.players(players);
    panel.add(ScrollablePanel.around(made.component()), "analysis");
    return made;
  }

  JComponent component() {
    return panel;
  }

  /** Sets the names of players by id. */
  void players(Map<String, String> names) {
    players = names;
    thinking.players(names);
    analysis.ifMade(made -> made.players(names));
  }

  /** Returns the subject of the panel. */
  String title() {
    return analyses() ? texts.of("analysis.title") : thinking.title();
  }

  private boolean analyses() {
    return game.session().analysis().isOn();
  }

  void show() {
    thinking.show();
    analysis.update(analyses(), AnalysisPanel::show);
    cards.show(panel, analyses() ? "analysis" : "thinking");
  }

  void tick() {
    thinking.tick();
  }
}
