package org.gobang.launcher.play;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.gobang.launcher.cli.OptionValueException;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.record.PlayerSpecText;
import org.gobang.workbench.plugins.PluginCatalogue;

/** The initial game described by the command line. */
record RequestedGame(GameRecord record, PluginCatalogue catalogue) {

  /** Returns whether the game is over by the recorded result or by the rules. */
  boolean isOver() {
    return Result.recorded(record.tags()).isPresent() || isDecided();
  }

  private boolean isDecided() {
    Board board = catalogue.board(record.rules(), record.start());
    try {
      for (Node node : record.follow(record.mainLine())) {
        board = board.play(node.move());
      }
    } catch (IllegalMoveException refused) {
      // The refusal when it is opened contains the move.
      return false;
    }
    return board.outcome() != Outcome.UNDECIDED;
  }

  /**
   * Returns the recorded seat: an engine with a level, or a human; empty if the record does not
   * specify it.
   */
  Optional<Seat> recorded(Stone stone) {
    boolean black = stone == Stone.BLACK;
    String name = record.tags().getOrDefault(black ? Tags.BLACK : Tags.WHITE, "");
    String type = record.tags().getOrDefault(black ? Tags.BLACK_TYPE : Tags.WHITE_TYPE, "");
    boolean computer =
        type.isEmpty()
            ? catalogue.plugins().player(PlayerNames.id(name)).isPresent()
            : type.equals(Tags.COMPUTER) && !name.isBlank();
    return computer
        ? Optional.of(seat(name))
        : Optional.<Seat>of(new Seat.Human(name)).filter(any -> type.equals(Tags.HUMAN));
  }

  /** Returns a human seat with the recorded name, except the name of an engine. */
  Seat person(Stone stone) {
    Map<String, String> tags = record.tags();
    String name = tags.getOrDefault(stone == Stone.BLACK ? Tags.BLACK : Tags.WHITE, "");
    String id = name.substring(0, Math.max(0, (name + ":").indexOf(':')));
    return new Seat.Human(catalogue.plugins().player(id).isPresent() ? "" : name);
  }

  /** Parses a seat on the command line. */
  static Seat readSeat(String text) {
    try {
      return seat(text);
    } catch (RefusedException refused) {
      throw OptionValueException.of(refused);
    }
  }

  /**
   * Returns the seat for a text: {@code human} or a player. Without a seed, a game draws a random
   * one.
   *
   * @throws RefusedException if it cannot be read
   */
  static Seat seat(String text) {
    return text.equals(Seat.Human.ID)
        ? new Seat.Human("")
        : new Seat.Computer(PlayerSpecText.parse(text, ThreadLocalRandom.current().nextLong()));
  }
}
