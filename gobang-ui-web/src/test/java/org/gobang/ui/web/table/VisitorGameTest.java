package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.api.workbench.Subscription;
import org.gobang.fixtures.workbench.FakeGame;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the game of visitors and the browsing of guests. */
class VisitorGameTest {

  private final FakeWorkbench bench =
      new FakeWorkbench().request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
  private final Game game = bench.open(bench.request().orElseThrow()).toCompletableFuture().join();
  private final FakeGame fake = bench.game();
  private final VisitorGame white = guest(game, bench.require(PositionInfo.class)::board);

  private static VisitorGame guest(
      Game of, BiFunction<String, Start, CompletionStage<Board>> boards) {
    return VisitorGame.ofGuest(
        of, new IndependentBrowsing(of, boards, Runnable::run), Stone.WHITE::equals);
  }

  private static void play(Game to, String point) {
    GameState now = to.state();
    to.play(now.toAct(), now.version(), Point.parse(point));
  }

  private static void refused(String kind, Runnable action) {
    assertThatThrownBy(action::run)
        .isInstanceOfSatisfying(
            RefusedException.class, why -> assertThat(why.kind()).isEqualTo(kind));
  }

  private static List<Move> moves(GameState state) {
    return state.record().follow(state.path()).stream().map(Node::move).toList();
  }

  @Test
  void guestActsForTheOwnSideOnly() {
    refused(Game.NOT_YOUR_TURN, () -> play(white, "h8"));
    refused(Game.NOT_YOUR_TURN, () -> white.pass(Stone.BLACK, 0));
    refused(Game.NOT_YOUR_TURN, () -> white.choose(Stone.BLACK, 0, "swap"));
    refused("web-seat", () -> white.takeBack(Stone.BLACK));
    refused("web-seat", () -> white.resign(Stone.BLACK));
    assertThat(fake.commands).isEmpty();
    play(game, "h8");
    play(white, "i9");
    white.takeBack(Stone.WHITE);
    white.pass(Stone.WHITE, white.state().version());
    white.choose(Stone.WHITE, white.state().version(), "none");
    white.resign(Stone.WHITE);
    assertThat(fake.commands)
        .containsExactly(
            "play h8", "play i9", "take back WHITE", "pass", "choose none", "resign WHITE");
  }

  @Test
  void guestDoesNotChangeTheSharedPosition() {
    play(game, "h8");
    List<Consumer<Game>> owners =
        List.of(
            Game::moveNow,
            each -> each.pause(true),
            each -> each.seat(Stone.WHITE, FakeWorkbench.PERSON),
            each -> each.edit(0, new RecordEdit.Remove(List.of(0))),
            Game::undoEdit,
            Game::redoEdit,
            each -> each.note(List.of(), List.of()));
    owners.forEach(each -> refused("web-owner", () -> each.accept(white)));
    white.pace(Duration.ofDays(1));
    white.pauseAfterMoves(true);
    white.pause(false);
    white.close();
    assertThat(fake.commands).containsExactly("play h8");
    assertThat(fake.pace).isZero();
  }

  @Test
  void ownerMayDoEverythingExceptActForGuests() {
    Guests guests = new Guests(bench.preferences(), "table");
    guests.add(Role.WHITE, "Guest");
    guests.seat(Role.WHITE, game, false);
    VisitorGame owner =
        VisitorGame.ofOwner(
            game,
            new IndependentBrowsing(game, bench.require(PositionInfo.class)::board, Runnable::run),
            new VisitorGame.Ownership(guests, role -> false));
    refused("web-seat", () -> owner.resign(Stone.WHITE));
    play(owner, "h8");
    refused(Game.NOT_YOUR_TURN, () -> play(owner, "i9"));
    refused("web-two", owner::undoEdit);
    owner.pauseAfterMoves(false);
    owner.pace(Duration.ofSeconds(1));
    owner.moveNow();
    owner.pause(true);
    owner.seat(Stone.WHITE, FakeWorkbench.PERSON);
    owner.note(List.of(), List.of());
    owner.goTo(List.of());
    owner.edit(owner.state().version(), new RecordEdit.Promote(List.of(0)));
    owner.close();
    refused("nothing-to-undo", owner::undoEdit);
    refused("nothing-to-redo", owner::redoEdit);
    assertThat(fake.pace).isEqualTo(Duration.ofSeconds(1));
    assertThat(fake.commands)
        .contains("play h8", "move now", "pause true", "WHITE person", "note", "go to 0", "close");
  }

  @Test
  void browsingDoesNotPauseTheGame() {
    play(game, "h8");
    play(game, "i9");
    List<List<Move>> seen = new ArrayList<>();
    Subscription subscription = white.listen(listener(state -> seen.add(moves(state))));
    white.goTo(List.of(0));
    assertThat(moves(white.state())).hasSize(1);
    assertThat(game.state().path()).hasSize(2);
    assertThat(fake.commands).containsExactly("play h8", "play i9");
    play(game, "j10");
    assertThat(seen.stream().map(List::size)).containsExactly(2, 1, 1);
    refused(Game.STALE, () -> play(white, "k11"));
    refused(Game.STALE, () -> white.pass(Stone.WHITE, 9));
    refused(Game.STALE, () -> white.choose(Stone.WHITE, 9, "swap"));
    white.goTo(game.state().path());
    play(white, "k11");
    assertThat(seen.get(seen.size() - 1)).hasSize(4);
    subscription.close();
    white.goTo(List.of());
    assertThat(seen.get(seen.size() - 1)).hasSize(4);
  }

  @Test
  void stopsBrowsingWhenTheGameReachesThePosition() {
    play(game, "h8");
    play(game, "i9");
    white.goTo(List.of(0));
    game.takeBack(Stone.WHITE);
    play(white, "j10");
    assertThat(moves(game.state())).hasSize(2);
  }

  @Test
  void stopsBrowsingARemovedPosition() {
    play(game, "h8");
    play(game, "i9");
    game.goTo(List.of(0));
    play(game, "j10");
    white.goTo(List.of(0, 0));
    assertThat(white.state().path()).isEqualTo(List.of(0, 0));
    game.edit(game.state().version(), new RecordEdit.Remove(List.of(0, 0)));
    assertThat(white.state()).isEqualTo(game.state());
    refused("no-such-path", () -> white.goTo(List.of(0, 1)));
  }

  @Test
  void findsThePositionAfterMovesAreReordered() {
    play(game, "h8");
    play(game, "i9");
    game.goTo(List.of(0));
    play(game, "j10");
    white.goTo(List.of(0, 0));
    List<Move> looked = moves(white.state());
    game.edit(game.state().version(), new RecordEdit.Promote(List.of(0, 1)));
    assertThat(white.state().path()).isEqualTo(List.of(0, 1));
    assertThat(moves(white.state())).isEqualTo(looked).isEqualTo(white.state().board().moves());
  }

  @Test
  void ignoresASupersededRequest() {
    List<CompletableFuture<Board>> asked = new ArrayList<>();
    VisitorGame slow =
        guest(
            game,
            (rules, start) -> {
              asked.add(new CompletableFuture<>());
              return asked.get(asked.size() - 1);
            });
    play(game, "h8");
    play(game, "i9");
    play(game, "j10");
    slow.goTo(List.of(0));
    slow.goTo(List.of(0, 0));
    Board start =
        bench
            .require(PositionInfo.class)
            .board("freestyle", Start.empty(15))
            .toCompletableFuture()
            .join();
    asked.get(1).complete(start);
    asked.get(0).complete(start);
    assertThat(slow.state().path()).isEqualTo(List.of(0, 0));
    slow.goTo(List.of(0));
    slow.goTo(game.state().path());
    asked.get(2).complete(start);
    assertThat(slow.state()).isEqualTo(game.state());
  }

  @Test
  void ignoresAnAnswerAboutARemovedPosition() {
    CompletableFuture<Board> asked = new CompletableFuture<>();
    VisitorGame slow = guest(game, (rules, start) -> asked);
    play(game, "h8");
    game.goTo(List.of());
    play(game, "i9");
    slow.goTo(List.of(0));
    game.edit(game.state().version(), new RecordEdit.Remove(List.of(0)));
    asked.complete(
        bench
            .require(PositionInfo.class)
            .board("freestyle", Start.empty(15))
            .toCompletableFuture()
            .join());
    assertThat(slow.state()).isEqualTo(game.state());
  }

  @Test
  void showsTheEndAtTheLastMoveOnly() {
    play(game, "h8");
    play(game, "i9");
    game.resign(Stone.WHITE);
    game.goTo(List.of());
    white.goTo(List.of(0));
    assertThat(white.state().result()).isEmpty();
    white.goTo(List.of(0, 0));
    assertThat(white.state().result()).isPresent().isEqualTo(game.state().ended());
  }

  @Test
  void showsPlayersBeforeASwapInTheirOriginalSeats() {
    bench.rules.put("offering", new org.gobang.fixtures.workbench.FakeRules("offering", 15, false));
    bench.request(
        "offering",
        15,
        new org.gobang.api.player.Seat.Human("A"),
        new org.gobang.api.player.Seat.Human("B"),
        org.gobang.api.workbench.Fouls.REFUSE,
        "");
    Game swapped = bench.open(bench.request().orElseThrow()).toCompletableFuture().join();
    play(swapped, "h8");
    swapped.choose(Stone.WHITE, swapped.state().version(), "swap");
    VisitorGame guest = guest(swapped, bench.require(PositionInfo.class)::board);
    assertThat(guest.state().black()).isEqualTo(new org.gobang.api.player.Seat.Human("B"));
    guest.goTo(List.of(0));
    assertThat(guest.state().black()).isEqualTo(new org.gobang.api.player.Seat.Human("A"));
  }

  /** Plays, browses and edits at random. A slow search by moves finds the browsed positions. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void agreesWithASlowReference(long seed) {
    Random random = new Random(seed);
    white.listen(listener(any -> {}));
    Optional<List<Move>> looked = Optional.empty();
    for (int step = 0; step < 70; step++) {
      List<List<Integer>> all = paths(game.state().record().lines(), List.of());
      List<Integer> any = all.get(random.nextInt(all.size()));
      int kind = random.nextInt(10);
      if (kind < 5 && game.state().result().isEmpty()) {
        List<Point> free = game.state().board().allowed();
        play(game, free.get(random.nextInt(free.size())).toString());
      } else if (kind < 7) {
        white.goTo(any);
        looked = Optional.of(moves(game, any));
      } else if (kind == 7) {
        game.goTo(any);
      } else if (kind == 8 && !any.isEmpty()) {
        game.edit(game.state().version(), new RecordEdit.Promote(any));
      } else if (!any.isEmpty() && random.nextInt(3) == 0) {
        game.edit(game.state().version(), new RecordEdit.Remove(any));
      }
      looked = looked.filter(each -> isInRecord(each) && !each.equals(moves(game.state())));
      GameState shown = white.state();
      assertThat(moves(shown)).isEqualTo(looked.orElse(moves(game.state())));
      assertThat(shown.board().moves()).isEqualTo(moves(shown));
      assertThat(shown.line()).isEqualTo(game.state().line());
    }
  }

  private static List<Move> moves(Game of, List<Integer> path) {
    return of.state().record().follow(path).stream().map(Node::move).toList();
  }

  private boolean isInRecord(List<Move> wanted) {
    return paths(game.state().record().lines(), List.of()).stream()
        .anyMatch(path -> moves(game, path).equals(wanted));
  }

  private static List<List<Integer>> paths(List<Node> nodes, List<Integer> before) {
    List<List<Integer>> all = new ArrayList<>();
    all.add(before);
    for (int child = 0; child < nodes.size(); child++) {
      List<Integer> path = new ArrayList<>(before);
      path.add(child);
      all.addAll(paths(nodes.get(child).next(), path));
    }
    return all;
  }

  private static GameListener listener(Consumer<GameState> changed) {
    return new GameListener() {
      @Override
      public void changed(GameState state) {
        changed.accept(state);
      }
    };
  }

  @Test
  void refusalsAndReportsReachTheGuest() {
    List<Object> heard = new ArrayList<>();
    white.listen(
        new GameListener() {
          @Override
          public void changed(GameState state) {}

          @Override
          public void refused(Point point, org.gobang.api.board.Verdict.Refused why) {
            heard.add(point);
          }

          @Override
          public void reported(Stone stone, org.gobang.api.player.Insight insight) {
            heard.add(stone);
          }
        });
    fake.refuse(
        Point.parse("h8"), new org.gobang.api.board.Verdict.Refused("foul", List.of(), true));
    fake.report(Stone.WHITE, new org.gobang.api.player.Insight.Note("thinking"));
    assertThat(heard).containsExactly(Point.parse("h8"), Stone.WHITE);
    fake.clocks(Map.of());
  }
}
