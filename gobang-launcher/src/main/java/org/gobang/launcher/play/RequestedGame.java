package org.gobang.launcher.play;

import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.gobang.workbench.plugins.PluginCatalogue;

/** A game that the command line begins with. */
record RequestedGame(GameRecord record, PluginCatalogue catalogue) {

  /** Whether it is over, by its recorded result or by the rules. */
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
      // The refusal when it is opened names the move.
      return false;
    }
    return board.outcome() != Outcome.UNDECIDED;
  }

  /** The seat of a person, with the name that the record has there, unless it is a computer's. */
  Seat person(Stone stone) {
    Map<String, String> tags = record.tags();
    String name = tags.getOrDefault(stone == Stone.BLACK ? Tags.BLACK : Tags.WHITE, "");
    String id = name.substring(0, Math.max(0, (name + ":").indexOf(':')));
    return new Seat.Human(catalogue.plugins().player(id).isPresent() ? "" : name);
  }
}
