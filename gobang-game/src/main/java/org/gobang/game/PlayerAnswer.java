package org.gobang.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.Ending;
import org.jspecify.annotations.Nullable;

/**
 * An unchecked answer of a player.
 *
 * @param choice the choice, if any
 * @param point the point otherwise; null if the player gave none
 */
record PlayerAnswer(Optional<String> choice, @Nullable Point point) {

  /** Checks the answer on a board and returns the reply. An illegal answer is a failure. */
  PlayerReply judged(String id, Board board, List<String> choices, Duration spent) {
    if (choice.isPresent()) {
      String key = choice.get();
      return choices.contains(key)
          ? new PlayerReply.Decided(key, spent)
          : new PlayerReply.Failed(
              Ending.ILLEGAL, id + " chose " + key + ": " + Verdict.Refused.NOT_OFFERED, spent);
    }
    if (point == null) {
      return new PlayerReply.Failed(Ending.ILLEGAL, id + " answered with no point", spent);
    }
    if (board.judge(board.toMove(), point) instanceof Verdict.Refused refused) {
      Ending ending = refused.foul() ? Ending.FOUL : Ending.ILLEGAL;
      String words = id + " played " + point + ": " + refused.kind();
      return new PlayerReply.Failed(
          ending,
          LocalizedText.plain(words),
          spent,
          Optional.of(new PlayerReply.Tried(point, refused)));
    }
    return new PlayerReply.Chosen(point, spent);
  }
}
