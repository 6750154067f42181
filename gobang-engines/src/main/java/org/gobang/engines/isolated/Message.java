package org.gobang.engines.isolated;

import org.gobang.api.Point;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.Ending;

/**
 * What application and worker say to each other. A worker makes one player; each question has a
 * number, which the answer and the reports carry, so that nothing late is taken for something else.
 * The end of its input ends the worker.
 */
sealed interface Message {

  /** Longer words, in characters, are cut off. */
  int LONGEST_WORDS = 1000;

  /** To the worker: make this player, for a game that stands here. */
  record Create(PlayerSpec who, WirePosition position) implements Message {}

  /** To the worker: find a move. */
  record Choose(int number, WirePosition position, Budget budget, int lines) implements Message {}

  /** To the worker: answer this question now, unless it is answered already. */
  record Stop(int number) implements Message {}

  /** From the worker: the player is there. */
  record Ready() implements Message {}

  /** From the worker: the player cannot be had. */
  record Refused(String words) implements Message {
    public Refused {
      words = notTooLong(words);
    }
  }

  /** From the worker: the player reports something. */
  record Report(int number, Insight insight) implements Message {}

  /** From the worker: the player answered so; whether the move is legal the application judges. */
  record Answer(int number, Point point) implements Message {}

  /** From the worker: the player failed without a point, as its guard found. */
  record Failure(int number, Ending ending, String words) implements Message {
    public Failure {
      words = notTooLong(words);
    }
  }

  /** What a plugin throws may say more than a line holds, and the application is to hear of it. */
  private static String notTooLong(String words) {
    return words.length() > LONGEST_WORDS ? words.substring(0, LONGEST_WORDS) + "…" : words;
  }
}
