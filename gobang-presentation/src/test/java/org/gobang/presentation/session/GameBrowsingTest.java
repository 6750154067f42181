package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.GameStates;
import org.junit.jupiter.api.Test;

class GameBrowsingTest {

  private static final List<Integer> START = List.of();
  private static final List<Integer> SECOND = List.of(0, 0);
  private static final List<Integer> THIRD = List.of(0, 0, 0);
  private static final List<Integer> FIFTH = List.of(0, 0, 0, 0, 0);

  private final GameBrowsing lookBack = new GameBrowsing();
  private GameState state = GameStates.after("h8 i9 h9 i10 h10");
  private final Game game = game();

  /** A game that pauses at the requested move, as specified. */
  private Game game() {
    return (Game)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) -> {
              switch (method.getName()) {
                case "state" -> {
                  return state;
                }
                case "goTo" -> setState(path(arguments[0]), true);
                case "pause" -> setState(state.path(), (boolean) arguments[0]);
                case "equals" -> {
                  return proxy == arguments[0];
                }
                default -> throw new UnsupportedOperationException(method.getName());
              }
              return null;
            });
  }

  private static List<Integer> path(Object argument) {
    return ((List<?>) argument).stream().map(Integer.class::cast).toList();
  }

  private void setState(List<Integer> path, boolean paused) {
    setState(path, paused, Optional.empty());
  }

  private void setState(List<Integer> path, boolean paused, Optional<Result> result) {
    state =
        GameState.of(state.record(), state.board())
            .version(state.version() + 1)
            .path(path)
            // A running game is at its current move.
            .line(paused ? state.line() : path)
            .black(state.black())
            .white(state.white())
            .paused(paused)
            .left(state.left())
            .result(result)
            .build();
  }

  private void assertState(List<Integer> path, boolean paused) {
    assertThat(state.path()).isEqualTo(path);
    assertThat(state.paused()).isEqualTo(paused);
  }

  @Test
  void resumesARunningGameWhereItWasLeft() {
    lookBack.step(game, THIRD);
    assertState(THIRD, true);
    assertThat(lookBack.resumesAt(game)).hasValue(5);
    lookBack.goTo(game, START);
    lookBack.step(game, FIFTH);
    assertState(FIFTH, false);
    assertThat(lookBack.resumesAt(game)).isEmpty();
  }

  @Test
  void keepsAPausedGamePaused() {
    lookBack.pause(game, true);
    lookBack.step(game, THIRD);
    assertThat(lookBack.resumesAt(game)).isEmpty();
    lookBack.step(game, FIFTH);
    assertState(FIFTH, true);
  }

  @Test
  void keepsAGamePausedDuringBrowsing() {
    lookBack.step(game, THIRD);
    lookBack.pause(game, false);
    lookBack.pause(game, true);
    lookBack.step(game, FIFTH);
    assertState(FIFTH, true);
  }

  @Test
  void continuesAGameResumedAtAnotherMove() {
    lookBack.step(game, SECOND);
    // A move ends the pause.
    setState(THIRD, false);
    lookBack.step(game, FIFTH);
    assertState(FIFTH, true);
    lookBack.step(game, THIRD);
    assertState(THIRD, false);
  }

  @Test
  void keepsAFinishedGameFinished() {
    setState(FIFTH, false, GameStates.over("h8").result());
    lookBack.step(game, THIRD);
    assertThat(lookBack.resumesAt(game)).isEmpty();
    lookBack.step(game, FIFTH);
    assertState(FIFTH, true);
  }

  @Test
  void aStepStopsWhereTheGameWasLeft() {
    setState(THIRD, false);
    lookBack.step(game, START);
    lookBack.step(game, FIFTH);
    assertState(THIRD, false);
    // The following moves were taken back.
    lookBack.step(game, FIFTH);
    assertState(FIFTH, true);
  }

  @Test
  void reachesALaterMoveByGoingToIt() {
    setState(THIRD, false);
    lookBack.step(game, START);
    lookBack.goTo(game, FIFTH);
    assertState(FIFTH, true);
  }

  @Test
  void doesNotResumeAnotherGame() {
    lookBack.step(game, THIRD);
    Game other = game();
    assertThat(lookBack.resumesAt(other)).isEmpty();
    lookBack.step(other, FIFTH);
    assertState(FIFTH, true);
  }

  @Test
  void doesNothingAtTheCurrentMove() {
    long before = state.version();
    lookBack.step(game, FIFTH);
    assertThat(state.version()).isEqualTo(before);
  }
}
