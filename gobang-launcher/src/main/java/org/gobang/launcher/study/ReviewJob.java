package org.gobang.launcher.study;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.OrderJson;
import org.gobang.record.json.BudgetJson;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.gobang.record.json.PositionJson;

/**
 * A game to be reviewed by a worker.
 *
 * @param game the game; only its main line is sent
 * @param player the reviewing player
 * @param budget the budget for the judgements of a doubtful move
 * @param sides the reviewed sides
 */
record ReviewJob(GameRecord game, Contestant player, Budget budget, List<Stone> sides) {

  /** Returns the body of the job. */
  String body() {
    List<Move> moves = game.follow(game.mainLine()).stream().map(Node::move).toList();
    return JsonText.object(
        json -> {
          json.writeStringField("board", game.rules());
          PositionJson.write(game.start(), moves, json);
          JsonText.object(json, "player", fields -> OrderJson.write(player, fields));
          JsonText.object(json, "limits", limits -> BudgetJson.write(budget, limits));
          JsonText.strings(json, "reviewed", sides.stream().map(Stone::word).toList());
        });
  }

  /**
   * Parses the body of a job.
   *
   * @throws org.gobang.api.RefusedException if it is none
   */
  static ReviewJob read(JsonNode json) {
    Start start = PositionJson.readStart(json);
    return new ReviewJob(
        GameRecord.of(JsonFields.string(json, "board"), start, PositionJson.readMoves(json, start)),
        JsonFields.checked(() -> OrderJson.contestant(JsonFields.object(json, "player"))),
        BudgetJson.read(JsonFields.object(json, "limits")),
        JsonFields.strings(json, "reviewed").stream()
            .map(side -> JsonFields.checked(() -> Stone.valueOf(side.toUpperCase(Locale.ROOT))))
            .toList());
  }
}
