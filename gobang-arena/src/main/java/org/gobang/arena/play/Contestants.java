package org.gobang.arena.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.Plugins;
import org.gobang.record.PlayerSpecText;

/** The players of a tournament, named for its tables. */
public final class Contestants {

  private Contestants() {}

  /**
   * Names players as they are written; one that is given again gets a number behind.
   *
   * @param players the players
   * @param plugins tells which of their options are secret
   * @return a contestant for each of them
   */
  public static List<Contestant> of(List<PlayerSpec> players, Plugins plugins) {
    Set<String> names = new LinkedHashSet<>();
    List<Contestant> contestants = new ArrayList<>();
    for (PlayerSpec who : players) {
      PlayerSpec written = plugins.withoutSecrets(who);
      String text = PlayerSpecText.brief(written);
      String name = text;
      for (int number = 2; !names.add(name); number++) {
        name = text + " (" + number + ")";
      }
      contestants.add(new Contestant(name, who, written));
    }
    return contestants;
  }
}
