package org.gobang.launcher.cluster;

import java.lang.module.ModuleDescriptor;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.ReadDefaults;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.LocalRunner;
import org.gobang.record.file.TextDigest;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * A short signature of this build: the version, and the moves of a fixed game of the strongest
 * player against itself. A different build is unlikely to play the same moves.
 */
public final class BuildSignature {

  private static final int SIZE = 15;
  private static final int NODES = 500;

  private BuildSignature() {}

  /**
   * Returns the signature of this process.
   *
   * @param catalogue its rules and players
   */
  public static String of(PluginCatalogue catalogue) throws InterruptedException {
    String version =
        Optional.ofNullable(BuildSignature.class.getModule().getDescriptor())
            .flatMap(ModuleDescriptor::rawVersion)
            .orElse("development");
    return version + "-" + TextDigest.of(game(catalogue));
  }

  private static String game(PluginCatalogue catalogue) throws InterruptedException {
    Board empty = catalogue.board(ReadDefaults.USUAL_RULES, Start.empty(SIZE));
    String strongest = catalogue.judge(empty).player();
    GameOrder order =
        new GameOrder(
            1,
            empty.rules(),
            Opening.empty(SIZE),
            contestant(strongest, 1),
            contestant(strongest, 2),
            Budget.of(new Budget.Limit.Nodes(NODES)),
            Adjudication.NONE);
    Path nowhere = Path.of(System.getProperty("java.io.tmpdir"));
    return MoveText.write(new LocalRunner(catalogue, catalogue, nowhere).play(order).moves());
  }

  private static Contestant contestant(String id, long seed) {
    return new Contestant(id, new PlayerSpec(id, Map.of(), seed, false));
  }
}
