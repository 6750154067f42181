package org.gobang.ui.swing.window;

import java.awt.CardLayout;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** The engines: those that analyse the position, or else the one that plays. */
final class EnginePanel {

  private final GamePresenter game;
  private final Texts texts;
  private final CardLayout cards = new CardLayout();
  private final JPanel panel = new JPanel(cards);
  private final ThinkingPanel thinking;
  private final AnalysisPanel analysis;

  EnginePanel(GamePresenter game, Texts texts) {
    this.game = game;
    this.texts = texts;
    thinking = new ThinkingPanel(game, texts);
    analysis = new AnalysisPanel(game, texts);
    panel.add(Scrolling.around(thinking.component()), "thinking");
    panel.add(Scrolling.around(analysis.component()), "analysis");
  }

  JComponent component() {
    return panel;
  }

  /** Sets the names of players by id. */
  void players(Map<String, String> names) {
    thinking.players(names);
    analysis.players(names);
  }

  /** What it is about. */
  String title() {
    return game.session().analysis().isOn() ? texts.of("analysis.title") : thinking.title();
  }

  void show() {
    cards.show(panel, game.session().analysis().isOn() ? "analysis" : "thinking");
    thinking.show();
    analysis.show();
  }

  void tick() {
    thinking.tick();
  }
}
