package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests edits of a game's record, and the shown position. */
class RecordEditTest {

  private static final RecordNote COMMENT = new RecordNote.Comment("here");
  private static final RecordNote CIRCLE =
      new RecordNote.Marked(RecordNote.Marked.CIRCLE, List.of(new Point(7, 7)));

  private final GameFixture fixture = new GameFixture();

  @AfterEach
  void close() {
    fixture.close();
  }

  /** Returns an explored game: h8 h9 i8, and at the second move a1 a2 and b1 b2. */
  private Game explored() {
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8 h9 i8", Stone.BLACK));
    Game game = fixture.open(GameSetup.explore(record));
    for (String variation : List.of("a1 a2", "b1 b2")) {
      game.goTo(List.of(0));
      fixture.play(game, variation);
    }
    return game;
  }

  private static void edit(Game game, RecordEdit edit) {
    game.edit(game.state().version(), edit);
  }

  private static void remove(Game game, Integer... path) {
    edit(game, new RecordEdit.Remove(List.of(path)));
  }

  /** Returns the tree, for example {@code h8(h9(i8) a1(a2))}. */
  private static String tree(Game game) {
    return tree(game.state().record().lines());
  }

  private static String tree(List<Node> nodes) {
    return String.join(
        " ",
        nodes.stream()
            .map(node -> node.move() + (node.next().isEmpty() ? "" : "(" + tree(node.next()) + ")"))
            .toList());
  }

  @Test
  void removesAndRestoresAVariation() {
    Game game = explored();
    game.goTo(List.of());
    remove(game, 0, 1);
    assertThat(tree(game)).isEqualTo("h8(h9(i8) b1(b2))");
    assertThat(game.state().undoable()).isTrue();
    game.undoEdit();
    assertThat(tree(game)).isEqualTo("h8(h9(i8) a1(a2) b1(b2))");
    assertThat(game.state().undoable()).isFalse();
    game.redoEdit();
    assertThat(tree(game)).isEqualTo("h8(h9(i8) b1(b2))");
    assertThat(game.state().redoable()).isFalse();
  }

  @Test
  void showsThePositionBeforeARemovedMove() {
    Game game = explored();
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 b1 b2");
    remove(game, 0, 2);
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8");
    fixture.play(game, "c1");
    assertThat(tree(game)).isEqualTo("h8(h9(i8) a1(a2) c1)");
    game.goTo(List.of(0));
    game.undoEdit();
    assertThat(GameFixture.moves(game.state())).as("as before the edit").isEqualTo("h8 b1 b2");
    assertThat(tree(game)).isEqualTo("h8(h9(i8) a1(a2) b1(b2) c1)");
  }

  @Test
  void keepsTheShownPositionAfterAChangeOfItsPath() {
    Game game = explored();
    remove(game, 0, 1);
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 b1 b2");
    assertThat(game.state().path()).containsExactly(0, 1, 0);
  }

  @Test
  void movesAVariationToTheFrontStepByStep() {
    Game game = explored();
    edit(game, new RecordEdit.Promote(List.of(0, 2)));
    assertThat(tree(game)).isEqualTo("h8(h9(i8) b1(b2) a1(a2))");
    edit(game, new RecordEdit.Promote(List.of(0, 1)));
    assertThat(tree(game)).isEqualTo("h8(b1(b2) h9(i8) a1(a2))");
    assertThat(game.state().line()).as("another main line").containsExactly(0, 0, 0);
    edit(game, new RecordEdit.Promote(List.of(0, 0)));
    game.undoEdit();
    game.undoEdit();
    assertThat(tree(game)).isEqualTo("h8(h9(i8) a1(a2) b1(b2))");
    assertThat(game.state().undoable()).as("nothing changed, so nothing to undo").isFalse();
  }

  @Test
  void makesALineTheMainLine() {
    Game game = explored();
    fixture.play(game, "b3");
    game.goTo(List.of(0, 2));
    fixture.play(game, "c3");
    edit(game, new RecordEdit.MakeMain(List.of(0, 2, 1)));
    assertThat(tree(game)).isEqualTo("h8(b1(c3 b2(b3)) h9(i8) a1(a2))");
    game.undoEdit();
    assertThat(tree(game)).isEqualTo("h8(h9(i8) a1(a2) b1(b2(b3) c3))");
  }

  @Test
  void endsTheLineBeforeARemovedMove() {
    Game game = explored();
    remove(game, 0, 0, 0);
    assertThat(game.state().line()).containsExactly(0, 0);
    remove(game, 0, 0);
    assertThat(game.state().line()).as("the next variation is the main line").hasSize(3);
    remove(game, 0);
    assertThat(game.state().line()).isEmpty();
    assertThat(tree(game)).isEmpty();
    game.undoEdit();
    game.undoEdit();
    game.undoEdit();
    assertThat(game.state().line()).containsExactly(0, 0, 0);
  }

  @Test
  void undoesOnlyNotesOfTheEdit() {
    Game game = explored();
    edit(game, new RecordEdit.Annotate(List.of(0), List.of(CIRCLE)));
    game.note(List.of(0), List.of(COMMENT, CIRCLE));
    game.undoEdit();
    assertThat(game.state().record().follow(List.of(0)).get(0).notes()).containsExactly(COMMENT);
    game.redoEdit();
    assertThat(game.state().record().follow(List.of(0)).get(0).notes())
        .containsExactly(COMMENT, CIRCLE);
    edit(game, new RecordEdit.Annotate(List.of(), List.of(CIRCLE)));
    assertThat(game.state().record().notes()).containsExactly(CIRCLE);
  }

  @Test
  void newEditClearsRedo() {
    Game game = explored();
    remove(game, 0, 1);
    game.undoEdit();
    remove(game, 0, 2);
    assertThatThrownBy(game::redoEdit).hasMessage("there is no edit to be made again");
    game.undoEdit();
    assertThatThrownBy(game::undoEdit).hasMessage("there is no edit to be undone");
  }

  @Test
  void refusesAPathOfAnEarlierState() {
    Game game = explored();
    long before = game.state().version();
    remove(game, 0, 1);
    assertThatThrownBy(() -> game.edit(before, new RecordEdit.Remove(List.of(0, 1))))
        .isInstanceOf(RefusedException.class)
        .hasMessage("the record has changed");
    assertThatThrownBy(() -> remove(game, 0, 7)).hasMessageContaining("no such position");
    assertThatThrownBy(() -> remove(game)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void doesNotRemovePlayedMoves() {
    Game game = fixture.open();
    fixture.play(game, "h8 h9");
    game.takeBack(Stone.WHITE);
    fixture.play(game, "i9 i8");
    for (List<Integer> played : List.of(List.of(0), List.of(0, 0), List.of(0, 0, 0))) {
      assertThatThrownBy(() -> edit(game, new RecordEdit.Remove(played)))
          .hasMessage("the moves that were played stay the main line");
    }
    remove(game, 0, 1);
    assertThat(tree(game)).as("moves taken back may be removed").isEqualTo("h8(i9(i8))");
    assertThat(game.state().line()).containsExactly(0, 0, 0);
    GameState before = game.state();
    fixture.play(game, "j8");
    assertThat(game.state().version()).isGreaterThan(before.version());
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 i9 i8 j8");
  }

  @Test
  void doesNotPromoteAVariationOverPlayedMoves() {
    Game game = fixture.open();
    fixture.play(game, "h8 h9");
    game.takeBack(Stone.WHITE);
    fixture.play(game, "i9");
    assertThat(tree(game)).isEqualTo("h8(i9 h9)");
    assertThatThrownBy(() -> edit(game, new RecordEdit.Promote(List.of(0, 1))))
        .hasMessage("the moves that were played stay the main line");
  }

  @Test
  void doesNotRedoARemovalOfContinuedMoves() {
    Game game = fixture.open();
    fixture.play(game, "h8 h9");
    game.takeBack(Stone.WHITE);
    remove(game, 0, 0);
    game.undoEdit();
    game.goTo(List.of(0, 0));
    game.pause(false);
    assertThatThrownBy(game::redoEdit).hasMessage("the moves that were played stay the main line");
    assertThat(tree(game)).isEqualTo("h8(h9)");
  }

  @Test
  void doesNotInterruptAThinkingEngine() {
    CountDownLatch answers = new CountDownLatch(1);
    fixture.players.add(
        "waits",
        turn -> {
          answers.await();
          return new Point(0, 0);
        });
    Game game = fixture.white("waits").open();
    fixture.play(game, "h8");
    game.takeBack(Stone.BLACK);
    fixture.play(game, "i8");
    remove(game, 1);
    answers.countDown();
    fixture.listener.await(GameState.class, state -> state.path().size() == 2);
    assertThat(tree(game)).isEqualTo("i8(a1)");
  }
}
