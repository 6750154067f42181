package org.gobang.ui.console.table;

import java.util.Optional;
import org.gobang.api.board.Verdict;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Result;
import org.gobang.api.render.Workbench;

/** Says why a stone was refused, in the words of the rules, and what lies behind an end. */
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

  /**
   * What else there is to say of an end, for people: what a player that failed said last. A foul
   * has a kind instead, which is for {@link #sentence}.
   */
  public static Optional<String> moreToSay(Result end) {
    return switch (end.ending()) {
      case OVERSTEPPED, ILLEGAL, CRASHED, REFUSED, ADJUDICATED ->
          Optional.of(end.words()).filter(words -> !words.isBlank());
      case LINE, BOARD_FULL, FOUL, RESIGNED, AGREED, ABANDONED -> Optional.empty();
    };
  }
}
