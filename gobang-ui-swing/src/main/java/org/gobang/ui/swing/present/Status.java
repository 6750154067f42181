package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.player.Seat;
import org.gobang.presentation.advice.Thinking;

/** Says whose turn it is, or how the game ended. */
final class Status {

  private final Words words;
  private final Timing timing;

  Status(Words words, Timing timing) {
    this.words = words;
    this.timing = timing;
  }

  /** Before there is a game. */
  String none(boolean leads) {
    return words.of(leads ? "opening" : "waiting");
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
    String colour = words.of(now.toMove());
    if (now.state().paused()) {
      if (resumesAt.isPresent()) {
        return words.of("paused.back", resumesAt.getAsInt());
      }
      return both(now.shown(), words.of(now.personToMove() ? "paused.yours" : "paused", colour));
    }
    if (now.computerThinks()) {
      long seconds = thinking.map(timing::since).orElse(Duration.ZERO).toSeconds();
      String name = now.name(now.toMove());
      return seconds == 0 ? words.of("thinking", name) : words.of("thinking.for", name, seconds);
    }
    boolean alone = now.state().seat(now.toMove().opponent()) instanceof Seat.Computer;
    return words.of(alone ? "your.turn" : "to.move", colour);
  }

  private String both(String first, String second) {
    return first.isEmpty() || second.isEmpty()
        ? first + second
        : first + words.of("sentences.between") + second;
  }
}
