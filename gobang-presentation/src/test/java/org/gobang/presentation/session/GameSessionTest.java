package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Subscription;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests choosing the current game if games arrive late, out of order or not at all. */
class GameSessionTest {

  private static final GameSetup SETUP =
      GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
          .black(new Seat.Human(""))
          .white(new Seat.Human(""))
          .build();
  private final RefusedException refused = new RefusedException("no such rules");

  private final FakeWorkbench bench = new FakeWorkbench();
  private final List<CompletableFuture<Game>> opening = new ArrayList<>();
  private final List<String> closed = new ArrayList<>();
  private final List<String> opened = new ArrayList<>();
  private final List<RefusedException> refusals = new ArrayList<>();
  private final GameSession session =
      new GameSession(
          new InterfaceContext(
              bench, new PositionDescriber(bench, Texts.shared(Locale.ENGLISH)), bench, () -> {}),
          Optional.of(SETUP),
          new InterfaceTag("test"),
          (point, why, sentence) -> {});

  @BeforeEach
  void keepRequests() {
    bench.opener =
        setup -> {
          opening.add(new CompletableFuture<>());
          return opening.get(opening.size() - 1);
        };
  }

  /** A game that can only be closed. */
  private Game game(String name) {
    return (Game)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "toString" -> name;
                  case "equals" -> proxy == arguments[0];
                  case "listen" -> (Subscription) () -> {};
                  case "close" -> {
                    closed.add(name);
                    yield null;
                  }
                  default -> null;
                });
  }

  private void open(String name) {
    session.open(SETUP, () -> opened.add(name), refusals::add);
  }

  private void complete(int request, String name) {
    opening.get(request).complete(game(name));
    bench.runAll();
  }

  private void refuse(int request) {
    opening.get(request).completeExceptionally(refused);
    bench.runAll();
  }

  @Test
  void theNextGameReplacesTheCurrentOne() {
    open("first");
    assertThat(session.isOpening()).isTrue();
    assertThat(session.game()).isEmpty();
    complete(0, "first");
    assertThat(session.isOpening()).isFalse();
    open("second");
    complete(1, "second");
    assertThat(session.game()).hasToString("Optional[second]");
    assertThat(closed).containsExactly("first");
    assertThat(opened).containsExactly("first", "second");
  }

  @Test
  void closesAGameThatArrivesAfterALaterRequest() {
    open("slow");
    open("next");
    complete(1, "next");
    assertThat(session.isOpening()).as("the slow game was superseded").isFalse();
    complete(0, "slow");
    assertThat(session.game()).hasToString("Optional[next]");
    assertThat(closed).containsExactly("slow");
    assertThat(opened).containsExactly("next");
  }

  @Test
  void opensAGameIfALaterRequestIsRefused() {
    open("slow");
    open("next");
    refuse(1);
    complete(0, "slow");
    assertThat(session.game()).hasToString("Optional[slow]");
    assertThat(refusals).containsExactly(refused);
  }

  @Test
  void doesNotReplaceAFirstGameThatIsRefusedLate() {
    session.begin(
        UnaryOperator.identity(), Optional.of(SETUP), () -> opened.add("first"), refusals::add);
    open("next");
    complete(1, "next");
    refuse(0);
    assertThat(opening).as("no other game is requested").hasSize(2);
    assertThat(session.game()).hasToString("Optional[next]");
    assertThat(refusals).isEmpty();
  }

  @Test
  void closesOrDropsGamesAfterTheEnd() {
    open("late");
    open("refused");
    session.close();
    complete(0, "late");
    refuse(1);
    assertThat(closed).containsExactly("late");
    assertThat(opened).isEmpty();
    assertThat(refusals).isEmpty();
  }
}
