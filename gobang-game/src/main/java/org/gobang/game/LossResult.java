package org.gobang.game;

import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Fouls;

/** Creates the results of games lost by a failure, a forbidden move, time or resignation. */
final class LossResult {

  private LossResult() {}

  static Result of(Stone loser, Ending ending, LocalizedText words) {
    return new Result(Optional.of(loser.opponent()), ending, words);
  }

  static Result of(Stone loser, Ending ending, String words) {
    return of(loser, ending, LocalizedText.plain(words));
  }

  /**
   * Returns the loss of an engine that failed or made an illegal move. If the rules refuse
   * forbidden moves, a forbidden move counts as illegal.
   */
  static Result of(Stone loser, PlayerReply.Failed reply, Fouls fouls) {
    if (reply.ending() != Ending.FOUL) {
      return of(loser, reply.ending(), reply.words());
    }
    if (fouls == Fouls.REFUSE) {
      return of(loser, Ending.ILLEGAL, reply.words());
    }
    return reply
        .tried()
        .map(tried -> of(loser, Ending.FOUL, tried.why().kind()))
        .orElseGet(() -> of(loser, Ending.FOUL, reply.words()));
  }
}
