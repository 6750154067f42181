package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Start;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.web.session.GuestPreferences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What of the host a guest can use. */
class GuestWorkbenchTest {

  /** What a guest needs; anything else of the host has to be refused, also what is new there. */
  private static final Set<String> ALLOWED =
      Set.of(
          "request",
          "requestIsDefault",
          "requestedFile",
          "plugins",
          "preferences",
          "board",
          "open",
          "winProbability",
          "problems",
          "opening",
          "listen");

  private final FakeWorkbench host =
      new FakeWorkbench("search").request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
  private final GameSetup setup =
      GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of())).build();
  private final CompletableFuture<Game> game = new CompletableFuture<>();
  private final GuestPreferences preferences = new GuestPreferences(Locale.CHINESE);
  private final GuestWorkbench guest = new GuestWorkbench(host, setup, preferences, () -> game);

  static List<Method> methods() {
    return Arrays.stream(Workbench.class.getMethods())
        .filter(method -> !ALLOWED.contains(method.getName()))
        .toList();
  }

  private static Object zero(Class<?> type) {
    return type == int.class ? (Object) 0 : 0.0;
  }

  @ParameterizedTest
  @MethodSource("methods")
  void everythingElseIsRefused(Method method) {
    Object[] arguments =
        Arrays.stream(method.getParameterTypes())
            .map(type -> type.isPrimitive() ? zero(type) : null)
            .toArray();
    assertThatThrownBy(() -> method.invoke(guest, arguments))
        .isInstanceOf(InvocationTargetException.class)
        .cause()
        .isInstanceOfSatisfying(
            RefusedException.class, why -> assertThat(why.kind()).isEqualTo("web-owner"));
  }

  @Test
  void gameOfTheTableIsAllThereIs() {
    host.requestedFile = Optional.of(new RequestedFile(Path.of("games.sgf"), true, false));
    assertThat(guest.requestedFile()).isEmpty();
    assertThat(guest.request()).contains(setup);
    assertThat(guest.requestIsDefault()).isFalse();
    assertThat(guest.open(GameSetup.explore(setup.record()))).isSameAs(game);
    assertThat(host.games).isEmpty();
    assertThat(guest.preferences()).isSameAs(preferences);
  }

  @Test
  void nothingIsHeardOfOtherGames() {
    guest
        .listen(
            new org.gobang.api.workbench.WorkbenchListener() {
              @Override
              public void opened(Game next) {
                throw new AssertionError("heard of another game");
              }
            })
        .close();
    assertThat(host.listeners).isEmpty();
  }

  @Test
  void whatIsNeededToShowTheGameIsTheHosts() {
    assertThat(guest.plugins().players()).hasSameSizeAs(host.plugins().players());
    assertThat(guest.board("freestyle", Start.empty(15)).toCompletableFuture().join().start())
        .isEqualTo(Start.empty(15));
    assertThat(guest.winProbability(new org.gobang.api.player.Score.WinIn(3), "freestyle", 5))
        .isEqualTo(1);
    assertThat(
            guest.opening(
                guest.board("freestyle", Start.empty(15)).toCompletableFuture().join(),
                Locale.ENGLISH))
        .isEqualTo(Optional.empty());
  }

  static List<Method> problems() {
    return Arrays.stream(Problems.class.getMethods())
        .filter(method -> !method.getName().equals("request"))
        .filter(method -> !java.lang.reflect.Modifier.isStatic(method.getModifiers()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("problems")
  void problemsAreTheOwners(Method method) throws ReflectiveOperationException {
    Object[] arguments =
        Arrays.stream(method.getParameterTypes())
            .map(type -> type == boolean.class ? (Object) false : null)
            .toArray();
    CompletableFuture<?> answer =
        (CompletableFuture<?>)
            ((java.util.concurrent.CompletionStage<?>) method.invoke(guest.problems(), arguments))
                .toCompletableFuture();
    assertThat(guest.problems().request()).isEmpty();
    assertThatThrownBy(answer::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(RefusedException.class);
  }
}
