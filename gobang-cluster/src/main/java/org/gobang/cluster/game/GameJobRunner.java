package org.gobang.cluster.game;

import com.fasterxml.jackson.databind.JsonNode;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.play.OrderJson;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.play.PlayedJson;
import org.gobang.cluster.job.JobKinds;
import org.gobang.record.json.JsonText;

/**
 * Executes game jobs.
 *
 * @param games plays them
 * @param timeScale the factor of times
 */
public record GameJobRunner(GameRunner games, double timeScale) implements JobKinds.Runner {

  /** The kind of game jobs. */
  public static final String KIND = "game";

  @Override
  public String run(JsonNode body) throws InterruptedException {
    GameOrder order = OrderJson.read(body);
    PlayedGame played = games.play(TimeScale.scaled(order, timeScale));
    return JsonText.object(json -> PlayedJson.write(played, order.opening().start().first(), json));
  }
}
