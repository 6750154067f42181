package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.board.Start;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.record.GameRecord;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.api.workbench.WorkbenchService;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.web.session.GuestPreferences;
import org.junit.jupiter.api.Test;

/** Tests the services of the host for guests. */
class GuestWorkbenchTest {

  private static final Set<Class<?>> ALLOWED = Set.of(PositionInfo.class);

  private final FakeWorkbench host =
      new FakeWorkbench("search").request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
  private final GameSetup setup =
      GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of())).build();
  private final GuestPreferences preferences = new GuestPreferences(Locale.CHINESE);
  private final Game game = host.open(host.request().orElseThrow()).toCompletableFuture().join();
  private final Workbench guest = Table.forGuest(host, setup, preferences, () -> game);

  @Test
  void findsAllowedServicesOnly() {
    for (Class<?> type : host.services.keySet()) {
      Class<? extends WorkbenchService> service = type.asSubclass(WorkbenchService.class);
      assertThat(host.service(service)).as(type.getName()).isPresent();
      assertThat(guest.service(service).isPresent())
          .as(type.getName())
          .isEqualTo(ALLOWED.contains(type));
    }
  }

  @Test
  void doesNotFindAnUnknownService() {
    interface Unknown extends WorkbenchService {}

    host.services.put(Unknown.class, () -> new Unknown() {});
    assertThat(host.service(Unknown.class)).isPresent();
    assertThat(guest.service(Unknown.class)).isEmpty();
  }

  @Test
  void providesOnlyTheGameOfTheTable() {
    host.requestIsDefault = true;
    host.requestedFile = Optional.of(new RequestedFile(Path.of("games.sgf"), true, false));
    assertThat(CommandLineRequest.of(guest)).isEqualTo(CommandLineRequest.GAME);
    assertThat(guest.request()).contains(setup);
    assertThat(guest.open(GameSetup.explore(setup.record())).toCompletableFuture().join())
        .isSameAs(game);
    assertThat(host.games).hasSize(1);
    assertThat(guest.preferences()).isSameAs(preferences);
    assertThat(guest.plugins().players()).hasSameSizeAs(host.plugins().players());
  }

  @Test
  void doesNotReportOtherGames() {
    guest
        .listen(
            new WorkbenchListener() {
              @Override
              public void opened(Game next) {
                throw new AssertionError("heard of another game");
              }
            })
        .close();
    assertThat(host.listeners).isEmpty();
  }
}
