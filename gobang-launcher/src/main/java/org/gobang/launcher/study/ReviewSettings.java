package org.gobang.launcher.study;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.PlayerSpec;
import org.gobang.record.PlayerSpecText;
import org.gobang.record.json.BudgetJson;
import org.gobang.record.json.JsonText;
import org.gobang.study.review.ReviewBudget;

/**
 * How games are reviewed.
 *
 * @param player the player that judges; empty for the strongest that plays the game
 * @param budget what its judgements may cost
 * @param sides the sides whose moves are reviewed
 */
record ReviewSettings(Optional<PlayerSpec> player, ReviewBudget budget, List<Stone> sides) {

  /** The same as JSON, to be compared with those of a run that is resumed. */
  String json() {
    return JsonText.object(
        json -> {
          json.writeStringField("player", player.map(PlayerSpecText::write).orElse(""));
          JsonText.object(json, "limits", limits -> BudgetJson.write(budget.full(), limits));
          JsonText.strings(json, "sides", sides);
        });
  }
}
