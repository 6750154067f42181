package org.gobang.ui.console.table;

import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.text.Texts;

/** Says why a stone was refused, in the words of the rules, and what lies behind an end. */
public final class Explainer {

  private final Workbench workbench;
  private final Texts texts;

  /** An explainer in the language of the words. */
  public Explainer(Workbench workbench, Texts texts) {
    this.workbench = workbench;
    this.texts = texts;
  }

  /** The sentence of the rules; the bare kind if they are not there any more. */
  public String sentence(GameState state, Verdict.Refused why) {
    return workbench
        .plugins()
        .board(state.record().rules())
        .map(rules -> ask(() -> rules.provider().explain(why, texts.locale()), why.kind()))
        .orElse(why.kind());
  }

  /** What a plugin says, or something else where it fails: it must not take the screen along. */
  public static <T> T ask(Supplier<T> plugin, T otherwise) {
    try {
      return plugin.get();
    } catch (RuntimeException | Error failed) {
      return otherwise;
    }
  }

  /**
   * What else there is to say of how a game ended, for people: what a player that failed said last.
   * A foul has a kind instead, which is for {@link #sentence}.
   */
  public Optional<String> moreToSay(GameState state) {
    Result end = state.result().orElseThrow();
    return switch (end.ending()) {
      case OVERSTEPPED -> words(end).map(text -> isPersons(state, end) ? ranDown() : text);
      case ILLEGAL, CRASHED, REFUSED, ADJUDICATED -> words(end);
      case LINE, BOARD_FULL, FOUL, RESIGNED, AGREED, ABANDONED -> Optional.empty();
    };
  }

  private static Optional<String> words(Result end) {
    return Optional.of(end.words()).filter(text -> !text.isBlank());
  }

  private static boolean isPersons(GameState state, Result end) {
    return state.seat(end.winner().orElseThrow().opponent()) instanceof Seat.Human;
  }

  private String ranDown() {
    return texts.of("clock.down");
  }
}
