package org.gobang.cluster.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.OrderJson;
import org.gobang.cluster.job.Job;
import org.gobang.record.json.JsonText;

/** Games as jobs. */
final class GameJobs {

  /** The kind of these jobs. */
  static final String KIND = "game";

  private static final int DIGEST_BYTES = 8;

  private GameJobs() {}

  /** A game, which the worker plays that plays the other game of its pair. */
  static Job of(GameOrder order, Set<String> needs) {
    int number = order.number();
    boolean second = number % 2 == 0;
    return new Job(
        id(order),
        KIND,
        text(order),
        Optional.of(new Job.Group("pair-" + (number + 1) / 2, second)),
        needs,
        Optional.empty());
  }

  /** The same game once more, elsewhere. */
  static Job again(GameOrder order, String playedBy) {
    return new Job(
        id(order) + "-again", KIND, text(order), Optional.empty(), Set.of(), Optional.of(playedBy));
  }

  /** The number, and a digest of the order: another order is another job. */
  private static String id(GameOrder order) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text(order).getBytes(StandardCharsets.UTF_8));
      return order.number() + "-" + HexFormat.of().formatHex(digest, 0, DIGEST_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static String text(GameOrder order) {
    return JsonText.object(json -> OrderJson.write(order, json));
  }
}
