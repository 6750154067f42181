package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.player.Seat;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.text.Texts;

/** Says whose turn it is, or how the game ended. */
final class Status {

  private final Texts texts;
  private final Timing timing;

  Status(Texts texts, Timing timing) {
    this.texts = texts;
    this.timing = timing;
  }

  /** Before there is a game. */
  String none(boolean leads) {
    return texts.of(leads ? "opening" : "waiting");
  }

  /**
   * The sentence for a position, and for what a computer thinks of it.
   *
   * @param resumesAt the move at which a game that waits because of looking back goes on
   */
  String of(Position now, Optional<Thinking> thinking, OptionalInt resumesAt) {
    if (!now.ending().isEmpty() || now.explored()) {
      return both(now.ending(), now.shown());
    }
    String colour = texts.of(now.toMove());
    if (now.state().paused()) {
      if (resumesAt.isPresent()) {
        return texts.of("paused.back", resumesAt.getAsInt());
      }
      return both(now.shown(), texts.of(now.personToMove() ? "paused.yours" : "paused", colour));
    }
    if (now.computerThinks()) {
      long seconds = thinking.map(timing::since).orElse(Duration.ZERO).toSeconds();
      String name = now.name(now.toMove());
      return seconds == 0 ? texts.of("thinking", name) : texts.of("thinking.for", name, seconds);
    }
    boolean alone = now.state().seat(now.toMove().opponent()) instanceof Seat.Computer;
    return texts.of(alone ? "your.turn" : "to.move", colour);
  }

  private String both(String first, String second) {
    return first.isEmpty() || second.isEmpty()
        ? first + second
        : first + texts.of("sentences.between") + second;
  }
}
