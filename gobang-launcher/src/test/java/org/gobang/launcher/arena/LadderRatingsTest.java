package org.gobang.launcher.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.gobang.api.OptionValues;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.Plugins;
import org.gobang.arena.ladder.Ladder;
import org.gobang.plugins.PluginFinder;
import org.junit.jupiter.api.Test;

/** The measured ratings of bundled players. */
class LadderRatingsTest {

  private final Plugins plugins = PluginFinder.find();

  @Test
  void playersHaveTheirRatingsOnTheLadder() {
    Set<String> onLadder = new HashSet<>();
    for (Ladder.Rung rung : Ladder.bundled().rungs()) {
      PlayerProvider player = plugins.player(rung.player().player()).orElseThrow().provider();
      OptionValues values = OptionValues.of(player.options(), rung.player().options());
      assertThat(player.elo(values)).as(rung.name()).hasValue(rung.elo());
      onLadder.add(player.id());
    }
    assertThat(plugins.players())
        .filteredOn(found -> !onLadder.contains(found.id()))
        .extracting(found -> found.id())
        .containsExactlyInAnyOrder("lookahead", "gomocup");
  }
}
