package org.gobang.api.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.GameRecord;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.review.ReviewRequest;
import org.junit.jupiter.api.Test;

/** Tests the services of a restricted view: only those on its list. */
class RestrictedWorkbenchTest {

  /** A service of the host outside every list. */
  private record Secrets() implements WorkbenchService {}

  private static final CommandLineRequest SAID =
      new CommandLineRequest(
          false, Optional.of(new RequestedFile(Path.of("g.sgf"), true, false)), Optional.empty());

  private final List<String> called = new ArrayList<>();

  private final Workbench host =
      new Workbench() {
        @Override
        public Optional<GameSetup> request() {
          return Optional.empty();
        }

        @Override
        public CompletionStage<Game> open(GameSetup setup) {
          throw new AssertionError("the view opens games itself");
        }

        @Override
        public Plugins plugins() {
          return Plugins.NONE;
        }

        @Override
        public Preferences preferences() {
          throw new AssertionError("these belong to the owner");
        }

        @Override
        public Subscription listen(WorkbenchListener listener) {
          throw new AssertionError("the view listens itself");
        }

        @Override
        public <T extends WorkbenchService> Optional<T> service(Class<T> type) {
          return List.of(SAID, new Secrets()).stream()
              .filter(type::isInstance)
              .map(type::cast)
              .findFirst();
        }
      };

  private static <T> T none(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, (proxy, method, values) -> null));
  }

  private final Preferences preferences = none(Preferences.class);
  private final RestrictedWorkbench view =
      new RestrictedWorkbench(
          host,
          type -> type == CommandLineRequest.class,
          Optional.empty(),
          preferences,
          setup -> {
            called.add("open");
            return new CompletableFuture<>();
          },
          listener -> {
            called.add("listen");
            return () -> called.add("close");
          });

  @Test
  void findsOnlyServicesOnItsList() {
    assertThat(host.service(Secrets.class)).isPresent();
    assertThat(view.service(Secrets.class)).isEmpty();
    assertThat(view.service(CommandLineRequest.class)).contains(SAID);
    assertThat(CommandLineRequest.of(view)).isEqualTo(SAID);
    assertThat(view.require(CommandLineRequest.class)).isEqualTo(SAID);
    assertThatThrownBy(() -> view.require(Secrets.class))
        .isInstanceOf(RefusedException.class)
        .hasMessage("This is not available here: Secrets");
  }

  @Test
  void usesItsOwnListenersAndPreferences() {
    assertThat(view.request()).isEmpty();
    assertThat(view.preferences()).isSameAs(preferences);
    assertThat(view.plugins()).isSameAs(Plugins.NONE);
    view.listen(none(WorkbenchListener.class)).close();
    assertThat(called).containsExactly("listen", "close");
  }

  @Test
  void requestsAGameByDefault() {
    RestrictedWorkbench watching =
        new RestrictedWorkbench(
            host,
            type -> false,
            Optional.empty(),
            preferences,
            setup -> new CompletableFuture<>(),
            listener -> () -> {});
    assertThat(CommandLineRequest.of(watching)).isEqualTo(CommandLineRequest.GAME);
    assertThat(CommandLineRequest.DEFAULT.isDefault()).isTrue();
  }

  @Test
  void refusesInvalidRequests() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RequestedFile(Path.of("g.sgf"), true, true))
        .withMessage("a file of several games is not one game");
    GameRecord record = GameRecord.of("freestyle", Start.empty(15), List.of());
    PlayerSpec who = new PlayerSpec("search", Map.of(), 0, false);
    Budget budget = Budget.UNLIMITED;
    assertThat(new ReviewRequest(who, record, List.of(), budget).path()).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ReviewRequest(who, record, List.of(0), budget));
  }
}
