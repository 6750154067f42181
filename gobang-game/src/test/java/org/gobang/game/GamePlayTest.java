package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests games between humans: moves, refusals, forbidden moves, endings and records. */
class GamePlayTest {

  private static final String NEARLY_FIVE = "h8 a1 i8 c1 j8 e1 k8 g1";

  private final GameFixture fixture = new GameFixture();

  @AfterEach
  void close() {
    fixture.close();
  }

  private static void refused(Runnable call, String sentence) {
    assertThatThrownBy(call::run).isInstanceOf(RefusedException.class).hasMessage(sentence);
  }

  @Test
  void startsFromItsSetup() {
    GameState state = fixture.moves("h8 h9").open().state();
    assertThat(state.version()).isZero();
    assertThat(GameFixture.moves(state)).isEqualTo("h8 h9");
    assertThat(state.path()).containsExactly(0, 0);
    assertThat(state.black()).isEqualTo(GameFixture.ANN);
    assertThat(state.white()).isEqualTo(GameFixture.BOB);
    assertThat(state.paused()).isFalse();
    assertThat(state.left()).isEmpty();
    assertThat(state.result()).isEmpty();
    assertThat(state.personToMove()).isTrue();
  }

  @Test
  void refusesAnUnplayableSetup() {
    refused(() -> fixture.moves("h8 h8").open(), "move 2 (h8): occupied");
    refused(() -> fixture.rules("go").moves("").open(), "there are no rules go");
    refused(() -> fixture.rules("freestyle").black("nobody").open(), "there is no player nobody");
  }

  @Test
  void refusesAFailingBoard() {
    refused(
        () ->
            fixture
                .boards(
                    (rules, start) -> {
                      throw new NoClassDefFoundError("acme");
                    })
                .open(),
        "the board failed: java.lang.NoClassDefFoundError: acme");
  }

  @Test
  void acceptsMovesInTurn() {
    Game game = fixture.open();
    fixture.play(game, "h8 h9");
    GameFixture.pass(game);
    GameState state = fixture.listener.awaitMoves(3);
    assertThat(GameFixture.moves(state)).isEqualTo("h8 h9 pass");
    assertThat(state.path()).containsExactly(0, 0, 0);
    assertThat(state.record().lines().get(0)).hasToString("h8 h9 pass");
    assertThat(state.record().mainLine()).isEqualTo(state.path());
    assertThat(fixture.listener.states())
        .extracting(GameState::version)
        .containsExactly(0L, 1L, 2L, 3L);
  }

  @Test
  void keepsTheStateAfterARefusedMove() {
    Game game = fixture.moves("h8").open();
    game.pause(true);
    GameState before = game.state();
    GameFixture.put(game, "h8");
    RecordingListener.Refused refused =
        fixture.listener.await(RecordingListener.Refused.class, event -> true);
    assertThat(refused.why().kind()).isEqualTo("occupied");
    assertThat(game.state()).isEqualTo(before);
    fixture.play(game, "h9");
    assertThat(game.state().paused()).as("a move ends a pause").isFalse();
  }

  @Test
  void pausesBeforeAnAnswerOfAnEngineOnRequest() {
    Game game = fixture.white("first").open();
    game.pauseAfterMoves(true);
    GameFixture.put(game, "h8");
    GameState held = fixture.listener.awaitMoves(1);
    assertThat(held.paused()).isTrue();
    game.pause(false);
    GameState answered = fixture.listener.awaitMoves(2);
    assertThat(answered.paused()).as("no pause after the engine's move").isFalse();
    game.pauseAfterMoves(false);
    GameFixture.put(game, "o15");
    assertThat(fixture.listener.awaitMoves(4).paused()).isFalse();
  }

  @Test
  void doesNotPauseBetweenHumansOrAtTheEnd() {
    Game game = fixture.moves(NEARLY_FIVE).open();
    game.pauseAfterMoves(true);
    fixture.play(game, "o15 o14");
    assertThat(game.state().paused()).isFalse();
    GameFixture.put(game, "l8");
    assertThat(fixture.listener.awaitEnd().paused()).isFalse();
  }

  @Test
  void isWonByALine() {
    Game game = fixture.moves(NEARLY_FIVE).open();
    GameFixture.put(game, "l8");
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result())
        .contains(new Result(Optional.of(Stone.BLACK), Ending.LINE, "h8 i8 j8 k8 l8"));
    assertThat(end.record().tags())
        .containsEntry(Tags.RESULT, "black")
        .containsEntry(Tags.ENDING, "line")
        .containsEntry(Tags.BLACK, "Ann")
        .containsEntry(Tags.WHITE, "Bob");
    assertThat(end.personToMove()).isFalse();
    assertThat(GameFixture.refusal(GameFixture.put(game, "a2"))).isEqualTo(Game.OVER);
    assertThat(GameFixture.refusal(GameFixture.pass(game))).isEqualTo(Game.OVER);
    refused(() -> game.resign(Stone.WHITE), "the game is over");
    game.pause(true);
    game.moveNow();
    assertThat(game.state().version()).as("no change after the end").isEqualTo(end.version());
  }

  @Test
  void isDrawnByTwoPasses() {
    Game game = fixture.open();
    GameFixture.pass(game);
    fixture.listener.awaitMoves(1);
    GameFixture.pass(game);
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result()).contains(new Result(Optional.empty(), Ending.AGREED, ""));
    assertThat(end.record().tags()).containsEntry(Tags.RESULT, "draw");
  }

  @Test
  void isDrawnOnAFullBoard() {
    // Colours alternate in pairs of rows, so that the 5×5 board has no five in a row.
    String full = "a1 c1 b1 d1 e1 a2 c2 b2 d2 e2 a3 c3 b3 d3 e3 a4 c4 b4 d4 e4 a5 c5 b5 d5";
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(5), MoveText.parse(full, Stone.BLACK));
    Game game = fixture.open(fixture.setup(record));
    GameFixture.put(game, "e5");
    assertThat(fixture.listener.awaitEnd().result())
        .contains(new Result(Optional.empty(), Ending.BOARD_FULL, ""));
  }

  @Test
  void eitherHumanMayResignAtAnyTime() {
    Game game = fixture.moves("h8").open();
    game.resign(Stone.BLACK);
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result()).contains(new Result(Optional.of(Stone.WHITE), Ending.RESIGNED, ""));
    assertThat(end.record().tags()).containsEntry(Tags.ENDING, "resigned");
  }

  @Test
  void cannotBeResignedBeforeTheFirstStone() {
    Game game = fixture.open();
    assertThatThrownBy(() -> game.resign(Stone.BLACK))
        .isInstanceOf(RefusedException.class)
        .extracting(refused -> ((RefusedException) refused).kind())
        .isEqualTo(Game.NOT_BEGUN);
    fixture.play(game, "h8");
    game.resign(Stone.BLACK);
    assertThat(game.state().result().orElseThrow().ending()).isEqualTo(Ending.RESIGNED);
  }

  @Test
  void cannotBeResignedForAnEngine() {
    CountDownLatch never = new CountDownLatch(1);
    fixture.players.add(
        "hang",
        turn -> {
          never.await();
          throw new AssertionError();
        });
    Game game = fixture.white("hang").open();
    refused(() -> game.resign(Stone.WHITE), "a computer plays White");
    fixture.play(game, "h8");
    assertThat(GameFixture.refusal(GameFixture.put(game, "h9"))).isEqualTo(Game.COMPUTERS);
    game.resign(Stone.BLACK);
    assertThat(fixture.listener.awaitEnd().result().orElseThrow().winner()).contains(Stone.WHITE);
  }

  @Test
  void refusesAForbiddenMove() {
    Game game = fixture.rules("renju").moves("h8 a1 i8 c1 g7 e1 g6 g1").open();
    GameFixture.put(game, "g8");
    RecordingListener.Refused refused =
        fixture.listener.await(RecordingListener.Refused.class, event -> true);
    assertThat(refused.why().kind()).isEqualTo("double-three");
    assertThat(game.state().result()).isEmpty();
    fixture.play(game, "o15");
  }

  @Test
  void isLostByAForbiddenMoveIfFoulsLose() {
    Game game = fixture.rules("renju").fouls(Fouls.LOSE).moves("h8 a1 i8 c1 g7 e1 g6 g1").open();
    GameFixture.put(game, "g8");
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result())
        .contains(new Result(Optional.of(Stone.WHITE), Ending.FOUL, "double-three"));
    assertThat(end.board().moves()).as("the forbidden move is not on the board").hasSize(8);
    List<Object> events = fixture.listener.events();
    assertThat(events.get(events.size() - 2)).isInstanceOf(RecordingListener.Refused.class);
    assertThat(events.get(events.size() - 1)).isEqualTo(end);
    game.takeBack(Stone.BLACK);
    assertThat(game.state().result()).isEmpty();
    assertThat(game.state().record().tags()).doesNotContainKeys(Tags.RESULT, Tags.ENDING);
    assertThat(game.state().board().moves()).hasSize(8);
  }

  @Test
  void continuesAfterAnOccupiedPointEvenIfFoulsLose() {
    Game game = fixture.rules("renju").fouls(Fouls.LOSE).moves("h8 a1").open();
    GameFixture.put(game, "a1");
    fixture.listener.await(RecordingListener.Refused.class, each -> true);
    assertThat(game.state().result()).isEmpty();
    fixture.play(game, "i8");
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 a1 i8");
  }

  @Test
  void runsTheCloseCallbackOnce() {
    List<Game> closed = new ArrayList<>();
    Game game = fixture.games().open(fixture.setup(), (closing, settled) -> closed.add(closing));
    assertThat(closed).isEmpty();
    game.close();
    game.close();
    assertThat(closed).containsExactly(game);
  }

  @Test
  void addsPlayerTagsAndKeepsTheOtherTags() {
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), List.of())
            .withTags(Map.of(Tags.BLACK, "Nakamura", Tags.RESULT, "black", Tags.EVENT, "Final"));
    Game game = fixture.white("first").open(fixture.setup(record));
    assertThat(game.state().record().tags())
        .containsEntry(Tags.BLACK, "Nakamura")
        .containsEntry(Tags.WHITE, "first")
        .containsEntry(Tags.EVENT, "Final")
        .doesNotContainKey(Tags.RESULT);
    game.seat(Stone.BLACK, new Seat.Human("Cid"));
    game.seat(Stone.WHITE, new Seat.Human(""));
    assertThat(game.state().record().tags())
        .containsEntry(Tags.BLACK, "Cid")
        .containsEntry(Tags.EVENT, "Final")
        .doesNotContainKey(Tags.WHITE);
  }

  @Test
  void recordsNotes() {
    Game game = fixture.moves("h8 h9").open();
    List<RecordNote> notes = List.of(new RecordNote.Comment("the centre"));
    game.note(List.of(0), notes);
    GameState state = fixture.listener.awaitVersion(1);
    assertThat(state.record().follow(List.of(0)).get(0).notes()).isEqualTo(notes);
    assertThat(state.record().mainLine()).hasSize(2);
    game.note(List.of(0), notes);
    assertThat(game.state().version()).as("already noted").isEqualTo(1);
    game.note(List.of(), notes);
    assertThat(game.state().record().notes()).isEqualTo(notes);
    refused(
        () -> game.note(List.of(0, 7), notes), "the game's record has no such position: [0, 7]");
  }

  @Test
  void isAbandonedWhenItIsClosed() {
    Game game = fixture.moves("h8").open();
    game.close();
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result()).contains(new Result(Optional.empty(), Ending.ABANDONED, ""));
    assertThat(end.record().tags())
        .containsEntry(Tags.ENDING, "abandoned")
        .doesNotContainKey(Tags.RESULT);
    game.close();
    assertThat(game.state()).isEqualTo(end);
    for (Runnable call :
        List.<Runnable>of(
            () -> game.takeBack(Stone.BLACK),
            game::moveNow,
            () -> game.resign(Stone.BLACK),
            () -> game.pause(true),
            () -> game.seat(Stone.BLACK, GameFixture.ANN),
            () -> game.goTo(List.of()),
            () -> game.note(List.of(), List.of()))) {
      refused(call, "the game is closed");
    }
    assertThat(GameFixture.refusal(GameFixture.put(game, "h9"))).isEqualTo(Game.CLOSED);
    assertThat(GameFixture.refusal(GameFixture.pass(game))).isEqualTo(Game.CLOSED);
    RecordingListener late = new RecordingListener();
    game.listen(late);
    assertThat(late.awaitEnd()).isEqualTo(end);
  }

  @Test
  void isNotAbandonedAfterItsEnd() {
    Game game = fixture.moves("h8").open();
    game.resign(Stone.BLACK);
    GameState end = game.state();
    game.close();
    assertThat(game.state()).isEqualTo(end);
  }

  @Test
  void continuesDespiteFailingListeners() {
    Game game = fixture.open();
    CountDownLatch stuck = new CountDownLatch(1);
    game.listen(state -> Await.stubbornly(stuck));
    game.listen(
        state -> {
          throw new StackOverflowError("pretended");
        });
    // A listener may play, and is notified of the result.
    game.listen(
        new GameListener() {
          @Override
          public void changed(GameState state) {
            if (state.board().moves().size() % 2 == 1) {
              GameFixture.put(game, "a" + state.board().moves().size());
            }
          }
        });
    fixture.play(game, "h8");
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(2))).isEqualTo("h8 a1");
    fixture.play(game, "h9");
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(4))).isEqualTo("h8 a1 h9 a3");
    stuck.countDown();
  }

  @Test
  void doesNotNotifyAListenerAfterItsSubscriptionIsClosed() {
    Game game = fixture.open();
    RecordingListener other = new RecordingListener();
    var listening = game.listen(other);
    other.awaitVersion(0);
    listening.close();
    listening.close();
    fixture.play(game, "h8");
    fixture.listener.awaitMoves(1);
    assertThat(other.states()).hasSize(1);
  }

  @Test
  void hasNoClocksByDefault() {
    Game game = fixture.open();
    fixture.time.advance(Duration.ofDays(1000));
    assertThat(game.state().result()).isEmpty();
    assertThat(fixture.time.waiting()).isZero();
    fixture.play(game, "h8");
    assertThat(game.state().record().lines().get(0).notes()).isEmpty();
  }
}
