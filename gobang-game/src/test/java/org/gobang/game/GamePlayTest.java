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

/** People playing: moves, refusals, fouls, endings, and what is written down. */
class GamePlayTest {

  private static final String NEARLY_FIVE = "h8 a1 i8 c1 j8 e1 k8 g1";

  private final Table table = new Table();

  @AfterEach
  void close() {
    table.close();
  }

  private static void refused(Runnable call, String sentence) {
    assertThatThrownBy(call::run).isInstanceOf(RefusedException.class).hasMessage(sentence);
  }

  @Test
  void beginsAsItIsSetUp() {
    GameState state = table.moves("h8 h9").open().state();
    assertThat(state.version()).isZero();
    assertThat(Table.moves(state)).isEqualTo("h8 h9");
    assertThat(state.path()).containsExactly(0, 0);
    assertThat(state.black()).isEqualTo(Table.ANN);
    assertThat(state.white()).isEqualTo(Table.BOB);
    assertThat(state.paused()).isFalse();
    assertThat(state.left()).isEmpty();
    assertThat(state.result()).isEmpty();
    assertThat(state.personToMove()).isTrue();
  }

  @Test
  void isNotOpenedWhereItCannotBePlayed() {
    refused(() -> table.moves("h8 h8").open(), "move 2 (h8): occupied");
    refused(() -> table.rules("go").moves("").open(), "there are no rules go");
    refused(() -> table.rules("freestyle").black("nobody").open(), "there is no player nobody");
  }

  @Test
  void isNotOpenedOnABoardThatFails() {
    refused(
        () ->
            table
                .boards(
                    (rules, start) -> {
                      throw new NoClassDefFoundError("acme");
                    })
                .open(),
        "the board failed: java.lang.NoClassDefFoundError: acme");
  }

  @Test
  void takesMovesInTurn() {
    Game game = table.open();
    table.play(game, "h8 h9");
    game.pass();
    GameState state = table.listener.awaitMoves(3);
    assertThat(Table.moves(state)).isEqualTo("h8 h9 pass");
    assertThat(state.path()).containsExactly(0, 0, 0);
    assertThat(state.record().lines().get(0)).hasToString("h8 h9 pass");
    assertThat(state.record().mainLine()).isEqualTo(state.path());
    assertThat(table.listener.states())
        .extracting(GameState::version)
        .containsExactly(0L, 1L, 2L, 3L);
  }

  @Test
  void refusesAMoveOfTheBoardsAndChangesNothing() {
    Game game = table.moves("h8").open();
    game.pause(true);
    GameState before = game.state();
    game.play(Table.point("h8"));
    Listener.Refused refused = table.listener.await(Listener.Refused.class, event -> true);
    assertThat(refused.why().kind()).isEqualTo("occupied");
    assertThat(game.state()).isEqualTo(before);
    table.play(game, "h9");
    assertThat(game.state().paused()).as("a move ends a pause").isFalse();
  }

  @Test
  void isWonByALine() {
    Game game = table.moves(NEARLY_FIVE).open();
    game.play(Table.point("l8"));
    GameState end = table.listener.awaitEnd();
    assertThat(end.result())
        .contains(new Result(Optional.of(Stone.BLACK), Ending.LINE, "h8 i8 j8 k8 l8"));
    assertThat(end.record().tags())
        .containsEntry(Tags.RESULT, "black")
        .containsEntry(Tags.ENDING, "line")
        .containsEntry(Tags.BLACK, "Ann")
        .containsEntry(Tags.WHITE, "Bob");
    assertThat(end.personToMove()).isFalse();
    refused(() -> game.play(Table.point("a2")), "the game is over");
    refused(game::pass, "the game is over");
    refused(() -> game.resign(Stone.WHITE), "the game is over");
    game.pause(true);
    game.moveNow();
    assertThat(game.state().version()).as("nothing changes after the end").isEqualTo(end.version());
  }

  @Test
  void isDrawnByTwoPasses() {
    Game game = table.open();
    game.pass();
    table.listener.awaitMoves(1);
    game.pass();
    GameState end = table.listener.awaitEnd();
    assertThat(end.result()).contains(new Result(Optional.empty(), Ending.AGREED, ""));
    assertThat(end.record().tags()).containsEntry(Tags.RESULT, "draw");
  }

  @Test
  void isDrawnOnAFullBoard() {
    // Rows of two and two, so that no five comes about on five lines a side.
    String full = "a1 c1 b1 d1 e1 a2 c2 b2 d2 e2 a3 c3 b3 d3 e3 a4 c4 b4 d4 e4 a5 c5 b5 d5";
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(5), MoveText.parse(full, Stone.BLACK));
    Game game = table.open(table.setup(record));
    game.play(Table.point("e5"));
    assertThat(table.listener.awaitEnd().result())
        .contains(new Result(Optional.empty(), Ending.BOARD_FULL, ""));
  }

  @Test
  void isResignedByEitherPersonAtAnyTime() {
    Game game = table.moves("h8").open();
    game.resign(Stone.BLACK);
    GameState end = table.listener.awaitEnd();
    assertThat(end.result()).contains(new Result(Optional.of(Stone.WHITE), Ending.RESIGNED, ""));
    assertThat(end.record().tags()).containsEntry(Tags.ENDING, "resigned");
  }

  @Test
  void isNotResignedBeforeAStoneStands() {
    Game game = table.open();
    assertThatThrownBy(() -> game.resign(Stone.BLACK))
        .isInstanceOf(RefusedException.class)
        .extracting(refused -> ((RefusedException) refused).kind())
        .isEqualTo(Game.NOT_BEGUN);
    table.play(game, "h8");
    game.resign(Stone.BLACK);
    assertThat(game.state().result().orElseThrow().ending()).isEqualTo(Ending.RESIGNED);
  }

  @Test
  void isNotResignedForAComputer() {
    CountDownLatch never = new CountDownLatch(1);
    table.players.add(
        "hang",
        turn -> {
          never.await();
          throw new AssertionError();
        });
    Game game = table.white("hang").open();
    refused(() -> game.resign(Stone.WHITE), "a computer plays White");
    table.play(game, "h8");
    refused(() -> game.play(Table.point("h9")), "a computer plays White");
    game.resign(Stone.BLACK);
    assertThat(table.listener.awaitEnd().result().orElseThrow().winner()).contains(Stone.WHITE);
  }

  @Test
  void refusesAFoul() {
    Game game = table.rules("renju").moves("h8 a1 i8 c1 g7 e1 g6 g1").open();
    game.play(Table.point("g8"));
    Listener.Refused refused = table.listener.await(Listener.Refused.class, event -> true);
    assertThat(refused.why().kind()).isEqualTo("double-three");
    assertThat(game.state().result()).isEmpty();
    table.play(game, "o15");
  }

  @Test
  void isLostByAFoulWhereFoulsLose() {
    Game game = table.rules("renju").fouls(Fouls.LOSE).moves("h8 a1 i8 c1 g7 e1 g6 g1").open();
    game.play(Table.point("g8"));
    GameState end = table.listener.awaitEnd();
    assertThat(end.result())
        .contains(new Result(Optional.of(Stone.WHITE), Ending.FOUL, "double-three"));
    assertThat(end.board().moves()).as("the board cannot hold it").hasSize(8);
    List<Object> events = table.listener.events();
    assertThat(events.get(events.size() - 2)).isInstanceOf(Listener.Refused.class);
    assertThat(events.get(events.size() - 1)).isEqualTo(end);
    game.takeBack();
    assertThat(game.state().result()).isEmpty();
    assertThat(game.state().record().tags()).doesNotContainKeys(Tags.RESULT, Tags.ENDING);
    assertThat(game.state().board().moves()).hasSize(8);
  }

  @Test
  void goesOnAfterAPointThatIsTakenEvenWhereFoulsLose() {
    Game game = table.rules("renju").fouls(Fouls.LOSE).moves("h8 a1").open();
    game.play(Table.point("a1"));
    table.listener.await(Listener.Refused.class, each -> true);
    assertThat(game.state().result()).isEmpty();
    table.play(game, "i8");
    assertThat(Table.moves(game.state())).isEqualTo("h8 a1 i8");
  }

  @Test
  void tellsOnceThatItWasClosed() {
    List<Game> closed = new ArrayList<>();
    Game game = table.games().open(table.setup(), (closing, settled) -> closed.add(closing));
    assertThat(closed).isEmpty();
    game.close();
    game.close();
    assertThat(closed).containsExactly(game);
  }

  @Test
  void namesThePlayersAndKeepsWhatTheRecordSays() {
    GameRecord record =
        new GameRecord(
            "freestyle",
            Start.empty(15),
            Map.of(Tags.BLACK, "Nakamura", Tags.RESULT, "black", Tags.EVENT, "Final"),
            List.of(),
            List.of());
    Game game = table.white("first").open(table.setup(record));
    assertThat(game.state().record().tags())
        .isEqualTo(Map.of(Tags.BLACK, "Nakamura", Tags.WHITE, "first", Tags.EVENT, "Final"));
    game.seat(Stone.BLACK, new Seat.Human("Cid"));
    game.seat(Stone.WHITE, new Seat.Human(""));
    assertThat(game.state().record().tags())
        .isEqualTo(Map.of(Tags.BLACK, "Cid", Tags.EVENT, "Final"));
  }

  @Test
  void writesDownNotes() {
    Game game = table.moves("h8 h9").open();
    List<RecordNote> notes = List.of(new RecordNote.Comment("the centre"));
    game.note(List.of(0), notes);
    GameState state = table.listener.awaitVersion(1);
    assertThat(state.record().follow(List.of(0)).get(0).notes()).isEqualTo(notes);
    assertThat(state.record().mainLine()).hasSize(2);
    game.note(List.of(0), notes);
    assertThat(game.state().version()).as("they are there already").isEqualTo(1);
    game.note(List.of(), notes);
    assertThat(game.state().record().notes()).isEqualTo(notes);
    refused(
        () -> game.note(List.of(0, 7), notes), "the game's record has no such position: [0, 7]");
  }

  @Test
  void isAbandonedWhenItIsClosed() {
    Game game = table.moves("h8").open();
    game.close();
    GameState end = table.listener.awaitEnd();
    assertThat(end.result()).contains(new Result(Optional.empty(), Ending.ABANDONED, ""));
    assertThat(end.record().tags())
        .containsEntry(Tags.ENDING, "abandoned")
        .doesNotContainKey(Tags.RESULT);
    game.close();
    assertThat(game.state()).isEqualTo(end);
    for (Runnable call :
        List.<Runnable>of(
            () -> game.play(Table.point("h9")),
            game::pass,
            game::takeBack,
            game::moveNow,
            () -> game.resign(Stone.BLACK),
            () -> game.pause(true),
            () -> game.seat(Stone.BLACK, Table.ANN),
            () -> game.goTo(List.of()),
            () -> game.note(List.of(), List.of()))) {
      refused(call, "the game is closed");
    }
    Listener late = new Listener();
    game.listen(late);
    assertThat(late.awaitEnd()).isEqualTo(end);
  }

  @Test
  void isNotAbandonedWhenItWasOver() {
    Game game = table.moves("h8").open();
    game.resign(Stone.BLACK);
    GameState end = game.state();
    game.close();
    assertThat(game.state()).isEqualTo(end);
  }

  @Test
  void goesOnWhateverItsListenersDo() {
    Game game = table.open();
    CountDownLatch stuck = new CountDownLatch(1);
    game.listen(state -> Await.stubbornly(stuck));
    game.listen(
        state -> {
          throw new StackOverflowError("pretended");
        });
    // A listener may play, and is told what comes of it.
    game.listen(
        new GameListener() {
          @Override
          public void changed(GameState state) {
            if (state.board().moves().size() % 2 == 1) {
              game.play(Table.point("a" + state.board().moves().size()));
            }
          }
        });
    table.play(game, "h8");
    assertThat(Table.moves(table.listener.awaitMoves(2))).isEqualTo("h8 a1");
    table.play(game, "h9");
    assertThat(Table.moves(table.listener.awaitMoves(4))).isEqualTo("h8 a1 h9 a3");
    stuck.countDown();
  }

  @Test
  void tellsNoMoreWhenTheListenerIsClosed() {
    Game game = table.open();
    Listener other = new Listener();
    var listening = game.listen(other);
    other.awaitVersion(0);
    listening.close();
    listening.close();
    table.play(game, "h8");
    table.listener.awaitMoves(1);
    assertThat(other.states()).hasSize(1);
  }

  @Test
  void hasNoClocksWithoutOne() {
    Game game = table.open();
    table.timing.advance(Duration.ofDays(1000));
    assertThat(game.state().result()).isEmpty();
    assertThat(table.timing.waiting()).isZero();
    table.play(game, "h8");
    assertThat(game.state().record().lines().get(0).notes()).isEmpty();
  }
}
