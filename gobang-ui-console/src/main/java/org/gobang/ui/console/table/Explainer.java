package org.gobang.ui.console.table;

import org.gobang.api.board.Verdict;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Workbench;

/** Has the rules of a game say in words why they refuse a stone. */
public final class Explainer {

  private final Workbench workbench;
  private final Words words;

  /** An explainer in the language of the words. */
  public Explainer(Workbench workbench, Words words) {
    this.workbench = workbench;
    this.words = words;
  }

  /** The sentence of the rules; the bare kind if they are not there any more. */
  public String sentence(GameState state, Verdict.Refused why) {
    return workbench
        .plugins()
        .board(state.record().rules())
        .map(rules -> rules.provider().explain(why, words.locale()))
        .orElse(why.kind());
  }
}
