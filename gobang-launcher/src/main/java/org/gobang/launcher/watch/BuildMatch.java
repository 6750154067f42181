package org.gobang.launcher.watch;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.player.PlayerSpec;
import org.gobang.arena.opening.BundledOpenings;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.schedule.Format;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.record.PlayerSpecText;

/**
 * The players of a match between a build and the previous one, both loaded in this process.
 *
 * @param now the build
 * @param before the build before
 */
record BuildMatch(Build now, Build before) implements PlayerSource {

  /** The id of the previous build, because both builds have the same id. An id has no space. */
  private static final String BEFORE = "build before";

  @Override
  public PlayerSetup player(PlayerSpec who) {
    return (who.player().equals(BEFORE) ? before : now).setup(who.seed());
  }

  /**
   * Returns the tournament of the match. The new build is the first player.
   *
   * @param conditions the conditions of the games
   */
  TournamentPlan tournament(MatchConditions conditions) {
    String name = name(now);
    String nameBefore = LauncherTexts.of("watch.before", name(before));
    PlayerSpec spec = now.player();
    PlayerSpec specBefore = new PlayerSpec(BEFORE, Map.of(), spec.seed(), spec.isolation());
    return new TournamentPlan(
        List.of(new Contestant(name, spec), new Contestant(nameBefore, specBefore)),
        Format.ROUND_ROBIN,
        conditions.games(),
        conditions.empty().rules(),
        conditions.budget(),
        BundledOpenings.of(conditions.empty()),
        conditions.seed(),
        Adjudication.NONE,
        Optional.empty());
  }

  private static String name(Build build) {
    return PlayerSpecText.brief(build.catalogue().plugins().withoutSecrets(build.player()));
  }
}
