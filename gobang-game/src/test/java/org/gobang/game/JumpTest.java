package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests jumps in the record and new variations. */
class JumpTest {

  private final GameFixture fixture = new GameFixture();

  @AfterEach
  void close() {
    fixture.close();
  }

  private static void refused(Game game, List<Integer> path, String sentence) {
    GameState before = game.state();
    assertThatThrownBy(() -> game.goTo(path))
        .isInstanceOf(RefusedException.class)
        .hasMessage(sentence);
    assertThat(game.state()).isEqualTo(before);
  }

  @Test
  void goToAnyPositionAndPause() {
    Game game = fixture.moves("h8 h9 i8").open();
    game.goTo(List.of(0));
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8");
    assertThat(game.state().paused()).isTrue();
    long version = game.state().version();
    game.goTo(List.of(0));
    assertThat(game.state().version()).as("already at this position").isEqualTo(version);
    game.goTo(List.of());
    game.goTo(List.of(0, 0, 0));
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 h9 i8");
    refused(game, List.of(0, 1), "the game's record has no such position: [0, 1]");
    refused(game, List.of(-1), "the game's record has no such position: [-1]");
  }

  @Test
  void makeTheContinuedLineTheMainLine() {
    Game game = fixture.moves("h8 h9 i8").open();
    game.goTo(List.of(0));
    fixture.play(game, "i9");
    assertThat(game.state().path()).containsExactly(0, 0);
    assertThat(game.state().paused()).isFalse();
    game.goTo(List.of(0));
    fixture.play(game, "h9");
    assertThat(game.state().path()).containsExactly(0, 0);
    fixture.play(game, "i8");
    assertThat(game.state().path()).containsExactly(0, 0, 0);
    assertThat(game.state().record().lines().get(0)).hasToString("h8 h9 i8 and 1 in variations");
  }

  @Test
  void stopAnEngineUntilThePauseEnds() {
    CountDownLatch release = new CountDownLatch(1);
    CountDownLatch asked = new CountDownLatch(1);
    fixture.players.add(
        "hang",
        turn -> {
          asked.countDown();
          Await.stubbornly(release);
          return turn.board().allowed().get(0);
        });
    Game game = fixture.white("hang").moves("h8 h9 i8").open();
    Await.of(asked);
    game.goTo(List.of(0));
    release.countDown();
    Await.until(() -> fixture.players.made.get(0).closed().get() == 1);
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8");
    fixture.forget(game);
    game.pause(false);
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(2))).isEqualTo("h8 a1");
    assertThat(game.state().path()).containsExactly(0, 0);
  }

  @Test
  void continueAFinishedGame() {
    Game game = fixture.moves("h8 a1 i8 c1 j8 e1 k8 g1 l8").open();
    assertThat(game.state().result().orElseThrow().ending()).isEqualTo(Ending.LINE);
    List<Integer> end = game.state().path();
    game.goTo(end.subList(0, 8));
    assertThat(game.state().result()).as("moves are possible here").isEmpty();
    assertThat(game.state().ended().orElseThrow().ending()).isEqualTo(Ending.LINE);
    assertThat(game.state().line()).isEqualTo(end);
    assertThat(game.state().record().tags()).containsEntry("result", "black");
    game.goTo(end);
    assertThat(game.state().result().orElseThrow().ending()).isEqualTo(Ending.LINE);
    assertThat(game.state().record().tags()).containsEntry("result", "black");
  }

  @Test
  void keepTheResultOfAFinishedGame() {
    Game game = fixture.moves("h8 h9").open();
    List<Integer> end = game.state().path();
    game.resign(Stone.BLACK);
    Result resigned = game.state().result().orElseThrow();
    game.goTo(end.subList(0, 1));
    assertThat(game.state().result()).isEmpty();
    assertThat(game.state().ended()).contains(resigned);
    assertThat(game.state().record().tags()).containsEntry("result", "white");
    assertThatThrownBy(() -> game.resign(Stone.BLACK)).hasMessage("the game is over");
    game.goTo(end);
    assertThat(game.state().result()).contains(resigned);
    game.goTo(end.subList(0, 1));
    fixture.forget(game);
    GameFixture.put(game, "a1");
    fixture.listener.awaitMoves(2);
    assertThat(game.state().record().tags()).doesNotContainKey("result");
    assertThat(game.state().ended()).isEmpty();
    assertThat(game.state().looksElsewhere()).isFalse();
  }

  @Test
  void keepTheResultOfAGameClosedMeanwhile() {
    Game game = fixture.moves("h8 h9").open();
    game.resign(Stone.BLACK);
    game.goTo(List.of(0));
    game.close();
    assertThat(game.state().ended().orElseThrow().ending()).isEqualTo(Ending.RESIGNED);
    assertThat(game.state().record().tags()).containsEntry("ending", "resigned");
  }

  @Test
  void continueFromThePositionAtTheEndOfThePause() {
    Game game = fixture.white("first").moves("h8 h9").open();
    game.resign(Stone.BLACK);
    game.goTo(List.of(0));
    assertThat(game.state().ended()).isPresent();
    fixture.forget(game);
    game.pause(false);
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(2))).isEqualTo("h8 a1");
    assertThat(game.state().ended()).isEmpty();
    assertThat(game.state().path()).containsExactly(0, 0);
    assertThat(game.state().line()).containsExactly(0, 0);
  }

  @Test
  void nameThePlayersOfAFinishedGameUntilItContinues() {
    Game game = fixture.moves("h8 h9").open();
    game.resign(Stone.BLACK);
    game.goTo(List.of(0));
    game.seat(Stone.WHITE, TestPlayers.seat("first"));
    assertThat(game.state().record().tags()).containsEntry("white", "Bob");
    fixture.forget(game);
    game.pause(false);
    fixture.listener.awaitMoves(2);
    assertThat(game.state().record().tags()).containsEntry("white", "first");
  }

  @Test
  void keepThePlayedLineOfAGameClosedMeanwhile() {
    Game game = fixture.moves("h8 h9 i8").open();
    game.goTo(List.of());
    assertThat(game.state().line()).containsExactly(0, 0, 0);
    game.close();
    assertThat(game.state().line()).containsExactly(0, 0, 0);
    assertThat(game.state().path()).isEmpty();
  }

  @Test
  void resignAtTheEndOfThePlayedLine() {
    Game game = fixture.moves("h8 h9 i8").open();
    game.goTo(List.of());
    game.resign(Stone.WHITE);
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 h9 i8");
    assertThat(game.state().result().orElseThrow().ending()).isEqualTo(Ending.RESIGNED);
  }

  @Test
  void refuseIllegalMoves() {
    // After h8, h9 and i9 are legal, but a second h8 and the moves after it are not.
    List<Node> behind =
        List.of(
            node(Stone.WHITE, "h9"),
            node(Stone.WHITE, "h8", node(Stone.BLACK, "a1")),
            node(Stone.WHITE, "i9"),
            node(Stone.BLACK, "j9"));
    Node h8 = new Node(place(Stone.BLACK, "h8"), List.of(), behind);
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), List.of()).withLines(List.of(h8));
    Game game = fixture.open(fixture.setup(record));
    refused(game, List.of(0, 1), "move 2 (h8): occupied");
    refused(game, List.of(0, 1, 0), "move 2 (h8): occupied");
    refused(game, List.of(0, 3), "move 2 (j9): it is not the turn of Black");
    game.goTo(List.of(0, 2));
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 i9");
    game.note(List.of(0, 1), List.of(new RecordNote.Comment("occupied")));
    assertThat(game.state().record().follow(List.of(0, 1, 0))).hasSize(3);
  }

  @Test
  void refuseMovesAfterTheEnd() {
    String won = "h8 a1 i8 c1 j8 e1 k8 g1 l8";
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse(won + " a2", Stone.BLACK));
    assertThatThrownBy(() -> fixture.open(fixture.setup(record)))
        .hasMessage("move 10 (a2): the game was over after move 9, Black had five in a row");
  }

  @Test
  void openARecordLongerThanAnyGame() {
    int plies = 20_000;
    List<Move> passes = new ArrayList<>();
    for (int i = 0; i < plies; i++) {
      passes.add(new Move.Pass(i % 2 == 0 ? Stone.BLACK : Stone.WHITE));
    }
    GameRecord record = GameRecord.of("freestyle", Start.empty(15), passes);
    GameSetup setup = fixture.setup(record);
    Game game =
        fixture.open(
            GameSetup.of(record)
                .path(List.of(0))
                .black(GameFixture.ANN)
                .white(GameFixture.BOB)
                .budget(setup.budget())
                .fouls(setup.fouls())
                .build());
    refused(game, record.mainLine(), "move 3 (pass): the game was over after move 2, it was drawn");
    game.note(record.mainLine(), List.of(new RecordNote.Comment("still there")));
    List<Node> nodes = game.state().record().follow(record.mainLine());
    assertThat(nodes.get(plies - 1).notes()).hasSize(1);
  }

  private static Move place(Stone stone, String point) {
    return new Move.Place(stone, Point.parse(point));
  }

  private static Node node(Stone stone, String point, Node... next) {
    return new Node(place(stone, point), List.of(), List.of(next));
  }
}
