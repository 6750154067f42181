package org.gobang.api.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.junit.jupiter.api.Test;

class PluginsTest {

  private static final DiscoveredPlugin<BoardProvider> ALPHA_BOARD = found("alpha", new NoBoard());
  private static final DiscoveredPlugin<PlayerProvider> ALPHA = found("alpha", new NoPlayer(0));
  private static final DiscoveredPlugin<PlayerProvider> BETA = found("beta", new NoPlayer(0));
  private static final DiscoveredPlugin<RendererProvider> GAMMA = found("gamma", new NoRenderer());

  private static final DiscoveredPlugin<EvaluatorProvider> DELTA =
      found("delta", new NoEvaluator());

  private static final Plugins PLUGINS =
      Plugins.NONE
          .with(Service.BOARD, List.of(ALPHA_BOARD))
          .with(Service.PLAYER, List.of(ALPHA, BETA))
          .with(Service.EVALUATOR, List.of(DELTA))
          .with(Service.RENDERER, List.of(GAMMA));

  @Test
  void findsByIdWithinAService() {
    assertThat(PLUGINS.player("beta")).contains(BETA);
    assertThat(PLUGINS.player("alpha")).contains(ALPHA);
    assertThat(PLUGINS.board("alpha")).contains(ALPHA_BOARD);
    assertThat(PLUGINS.evaluator("delta")).contains(DELTA);
    assertThat(PLUGINS.renderer("gamma")).contains(GAMMA);
  }

  @Test
  void findsNothingByAnotherId() {
    assertThat(PLUGINS.board("beta")).isEmpty();
    assertThat(PLUGINS.player("gamma")).isEmpty();
    assertThat(PLUGINS.evaluator("alpha")).isEmpty();
    assertThat(PLUGINS.renderer("Gamma")).isEmpty();
    assertThat(PLUGINS.formats()).isEmpty();
  }

  @Test
  void ordersPlayersByPriorityAndEqualsAsListed() {
    DiscoveredPlugin<PlayerProvider> last = found("last", new NoPlayer(Integer.MIN_VALUE));
    DiscoveredPlugin<PlayerProvider> first = found("first", new NoPlayer(7));
    Plugins plugins = Plugins.NONE.with(Service.PLAYER, List.of(last, ALPHA, first, BETA));
    assertThat(plugins.playersByPriority()).containsExactly(first, ALPHA, BETA, last);
  }

  @Test
  void hidesOptionsOfAnUnavailablePlayer() {
    PlayerSpec who = new PlayerSpec("gone", Map.of("environment", "TOKEN=x"), 0, false);
    assertThat(PLUGINS.withoutSecrets(who).options())
        .containsExactly(Map.entry("environment", "***"));
  }

  @Test
  void copiesItsLists() {
    Refusal refusal = new Refusal("/p/broken.jar", Refusal.UNREADABLE, "It is not a jar file.");
    List<DiscoveredPlugin<PlayerProvider>> players = new ArrayList<>(List.of(ALPHA));
    List<Refusal> refused = new ArrayList<>(List.of(refusal));
    Plugins plugins = Plugins.NONE.with(Service.PLAYER, players).withRefused(refused);
    players.clear();
    refused.clear();
    assertThat(plugins.players()).containsExactly(ALPHA);
    assertThat(plugins.refused()).containsExactly(refusal);
  }

  @Test
  void equalsPluginsWithTheSameLists() {
    Plugins same = Plugins.NONE.with(Service.PLAYER, List.of(ALPHA));
    assertThat(Plugins.NONE.with(Service.PLAYER, List.of(ALPHA)))
        .isEqualTo(same)
        .hasSameHashCodeAs(same)
        .isNotEqualTo(Plugins.NONE);
    assertThat(same.toString()).contains("alpha");
  }

  @Test
  void requiresASourceAndAReason() {
    assertThatIllegalArgumentException().isThrownBy(() -> found(" ", new NoPlayer(0)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Refusal("/p/broken.jar", Refusal.UNREADABLE, ""));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Refusal("/p/broken.jar", " ", "It is not a jar file."));
  }

  private static <P extends PluginProvider> DiscoveredPlugin<P> found(String id, P provider) {
    return new DiscoveredPlugin<>(id, provider, "1.0.0", DiscoveredPlugin.BUNDLED);
  }

  private record NoBoard() implements BoardProvider {
    @Override
    public String id() {
      return "none";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("None", "");
    }

    @Override
    public Board create(Start start) {
      throw new UnsupportedOperationException();
    }
  }

  private record NoEvaluator() implements EvaluatorProvider {
    @Override
    public String id() {
      return "none";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("None", "");
    }

    @Override
    public Evaluator create(OptionValues options, Board start) {
      throw new UnsupportedOperationException();
    }
  }

  private record NoPlayer(int priority) implements PlayerProvider {
    @Override
    public String id() {
      return "none";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("None", "");
    }

    @Override
    public Player create(Settings settings, Board start) {
      throw new UnsupportedOperationException();
    }
  }

  private record NoRenderer() implements RendererProvider {
    @Override
    public String id() {
      return "none";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("None", "");
    }

    @Override
    public boolean available() {
      return false;
    }

    @Override
    public Renderer create() {
      throw new UnsupportedOperationException();
    }
  }
}
