package org.gobang.cluster.game;

import java.util.Optional;
import java.util.Set;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.OrderJson;
import org.gobang.cluster.job.Job;
import org.gobang.record.file.TextDigest;
import org.gobang.record.json.JsonText;

/** Creates the jobs for games. */
final class GameJobs {

  private GameJobs() {}

  /** Returns the job for a game. The same worker executes both games of a pair. */
  static Job of(GameOrder order, Set<String> needs) {
    int number = order.number();
    boolean second = number % 2 == 0;
    return new Job(
        id(order),
        GameJobRunner.KIND,
        text(order),
        Optional.of(new Job.Group("pair-" + (number + 1) / 2, second)),
        needs,
        Optional.empty());
  }

  /** Returns the job for a replay of a game on another machine. */
  static Job again(GameOrder order, String playedBy) {
    return new Job(id(order) + "-again", GameJobRunner.KIND, text(order)).notBy(playedBy);
  }

  /** Returns the number and a digest of the order, so that another order has another id. */
  private static String id(GameOrder order) {
    return order.number() + "-" + TextDigest.of(text(order));
  }

  private static String text(GameOrder order) {
    return JsonText.object(json -> OrderJson.write(order, json));
  }
}
