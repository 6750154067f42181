package org.gobang.presentation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.player.Settings;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Service;
import org.gobang.fixtures.workbench.FakePlayer;
import org.junit.jupiter.api.Test;

class PlayerNamesTest {

  private static final Option LEVEL = new Option.Whole("level", 1, 10, 10);
  private static final Seat YOU = new Seat.Human("");

  private final Plugins plugins =
      Plugins.NONE.with(
          Service.PLAYER,
          List.of(found(new FakePlayer("deep", LEVEL)), found(new FakePlayer("plain"))));
  private final Texts texts = Texts.shared(Locale.ENGLISH);
  private final PlayerNames names = new PlayerNames(() -> plugins, texts);

  private static DiscoveredPlugin<PlayerProvider> found(PlayerProvider provider) {
    return new DiscoveredPlugin<>(provider.id(), provider, "", DiscoveredPlugin.BUNDLED);
  }

  private static Seat computer(String id, Map<String, String> options) {
    return new Seat.Computer(new PlayerSpec(id, options, 0, false));
  }

  @Test
  void nameAllPlayersByTheirIds() {
    assertThat(names.all())
        .containsExactly(
            Map.entry("deep", names.player("deep")), Map.entry("plain", names.player("plain")));
  }

  @Test
  void includeTheLevel() {
    Seat third = computer("deep", Map.of("level", "3"));
    assertThat(names.seat(third, YOU)).isEqualTo("Deep · level 3");
    assertThat(names.seat(computer("deep", Map.of()), YOU)).isEqualTo("Deep · level 10");
    assertThat(names.seat(computer("plain", Map.of()), YOU)).isEqualTo("Plain");
    texts.language(Locale.CHINESE);
    assertThat(names.seat(third, YOU)).isEqualTo("棋手 deep · 3 级");
    texts.language(Locale.FRENCH);
    assertThat(names.seat(third, YOU)).as("in an unsupported language").contains("level 3");
  }

  @Test
  void describeHumans() {
    assertThat(names.seat(new Seat.Human("Ann"), YOU)).isEqualTo("Ann");
    assertThat(names.seat(YOU, computer("plain", Map.of()))).isEqualTo("You");
    assertThat(names.seat(YOU, YOU)).isEqualTo("Human");
    assertThat(names.seat(YOU, new Seat.Human("plain"))).as("after a review").isEqualTo("You");
    assertThat(names.seat(YOU, new Seat.Human("gone:level=3"))).isEqualTo("You");
  }

  @Test
  void areReadFromRecords() {
    assertThat(names.recorded("deep:level=3")).isEqualTo("Deep · level 3");
    assertThat(names.recorded("plain")).isEqualTo("Plain");
    assertThat(names.recorded("")).isEqualTo("Human");
    assertThat(names.recorded("Ann:level=3")).isEqualTo("Ann:level=3");
    assertThat(PlayerNames.id("deep:level=3")).isEqualTo("deep");
  }

  @Test
  void replaceThoseOfAFailingPlugin() {
    PlayerProvider failing = new Failing("deep");
    Plugins broken = Plugins.NONE.with(Service.PLAYER, List.of(found(failing)));
    PlayerNames of = new PlayerNames(() -> broken, texts);
    assertThat(of.recorded("deep")).isEqualTo("deep");
    assertThat(of.recorded("deep:level=3")).isEqualTo("deep · level 3");
  }

  /** A plugin whose name and options fail. */
  private record Failing(String id) implements PlayerProvider {

    @Override
    public Label label(Locale locale) {
      throw new IllegalStateException();
    }

    @Override
    public List<Option> options() {
      throw new IllegalStateException();
    }

    @Override
    public Player create(Settings settings, Board start) {
      throw new IllegalStateException();
    }
  }
}
