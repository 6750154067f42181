package org.gobang.game;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Fouls;

/** The results of games that a side has lost otherwise than on the board. */
final class Lost {

  private Lost() {}

  static Result by(Stone loser, Ending ending, String words) {
    return new Result(Optional.of(loser.opponent()), ending, words);
  }

  /** How a computer loses that gave no move; with fouls refused, one is no more than illegal. */
  static Result by(Stone loser, Reply.Failed reply, Fouls fouls) {
    if (reply.ending() != Ending.FOUL) {
      return by(loser, reply.ending(), reply.words());
    }
    if (fouls == Fouls.REFUSE) {
      return by(loser, Ending.ILLEGAL, reply.words());
    }
    String kind = reply.tried().map(tried -> tried.why().kind()).orElse(reply.words());
    return by(loser, Ending.FOUL, kind);
  }
}
