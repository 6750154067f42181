package org.gobang.presentation.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests editing an explored game. */
class RecordEditorTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final HeadlessFrontEnd front = new HeadlessFrontEnd(bench);
  private final RecordEditor editor = front.session().editor();

  @BeforeEach
  void explore() {
    front.started();
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 i9", Stone.BLACK));
    front.session().open(GameSetup.explore(record));
    bench.runAll();
    play(0, "a1", "a2");
    play(1, "b1");
  }

  @AfterEach
  void close() {
    front.close();
  }

  private void play(int ply, String... points) {
    front.session().actions().goTo(state().path().subList(0, ply));
    for (String point : points) {
      bench.runAll();
      front
          .session()
          .actions()
          .play(Point.parse(point), verdict -> {}, front.session().notices()::fail);
    }
    bench.runAll();
  }

  private GameState state() {
    return bench.game().state();
  }

  private String notice() {
    bench.runAll();
    return front.session().notices().now().sentence();
  }

  private String moves(List<Integer> path) {
    return MoveText.write(state().record().follow(path).stream().map(node -> node.move()).toList());
  }

  @Test
  void deletesTheCurrentMoveAndUndoesIt() {
    assertThat(moves(state().path())).isEqualTo("a1 b1");
    editor.remove();
    bench.runAll();
    assertThat(moves(state().path())).isEqualTo("a1");
    editor.remove(List.of(1));
    bench.runAll();
    assertThat(state().record().lines()).hasSize(1);
    editor.undo();
    editor.undo();
    assertThat(moves(List.of(1, 1))).isEqualTo("a1 b1");
    editor.redo();
    assertThat(notice()).isEmpty();
    assertThat(state().record().follow(List.of(1)).get(0).next()).hasSize(1);
  }

  @Test
  void promotesTheInnermostVariation() {
    editor.promote(List.of(1, 1));
    bench.runAll();
    assertThat(moves(List.of(1, 0))).isEqualTo("a1 b1");
    editor.promote();
    bench.runAll();
    assertThat(moves(List.of(0, 0))).isEqualTo("a1 b1");
    editor.promote();
    assertThat(notice()).isEqualTo("This variation is already the main line.");
  }

  @Test
  void makesTheCurrentLineTheMainLine() {
    editor.makeMain();
    bench.runAll();
    assertThat(moves(List.of(0, 0))).isEqualTo("a1 b1");
    editor.makeMain();
    assertThat(notice()).isEqualTo("This variation is already the main line.");
  }

  @Test
  void clearsCommentsAndMarksOnly() {
    RecordNote spent = new RecordNote.Spent(Duration.ofSeconds(2));
    bench.game().note(state().path(), List.of(new RecordNote.Comment("words"), spent));
    bench.runAll();
    editor.mark(MarkTool.LETTER, Point.parse("c3"));
    bench.runAll();
    assertThat(state().record().notes(state().path())).hasSize(3);
    editor.clear();
    bench.runAll();
    assertThat(state().record().notes(state().path())).containsExactly(spent);
    editor.clear();
    assertThat(notice()).isEqualTo("No comments or marks here.");
    editor.undo();
    assertThat(state().record().notes(state().path())).hasSize(3);
  }

  @Test
  void explainsWhyARecordCannotBeEdited() {
    front.session().actions().goTo(List.of());
    bench.runAll();
    editor.remove();
    assertThat(notice()).isEqualTo("Choose a move first. This is the start position.");
    editor.undo();
    assertThat(notice()).isEqualTo("Nothing to undo.");
  }

  @Test
  void opensTheTurnedGameAtTheSamePosition() {
    editor.turn(Symmetry.MIRROR);
    bench.runAll();
    assertThat(state().explored()).isTrue();
    assertThat(moves(state().path())).isEqualTo("o1 n1");
    assertThat(moves(List.of(0, 0))).isEqualTo("h8 g9");
  }

  @Test
  void doesNotTurnAGameInProgress() {
    front.session().open(bench.request().orElseThrow());
    bench.runAll();
    editor.turn(Symmetry.FLIP);
    assertThat(notice()).startsWith("You can’t rotate a game in progress.");
  }

  @Test
  void opensASetUpPosition() {
    PositionActions positions = front.session().positions();
    positions.toggle();
    assertThat(positions.editor().map(PositionEditor::stones).orElseThrow())
        .containsOnlyKeys(Point.parse("a1"), Point.parse("b1"));
    positions.change(PositionEditor::clear);
    positions.change(at -> at.put(Point.parse("h8")));
    positions.change(at -> at.toMove(Stone.WHITE));
    front.session().playPosition();
    bench.runAll();
    assertThat(positions.editor()).isEqualTo(Optional.empty());
    assertThat(state().explored()).as("the game is in progress").isFalse();
    assertThat(state().record().start().stones()).hasSize(1);
    assertThat(state().record().start().first()).isEqualTo(Stone.WHITE);
    positions.toggle();
    positions.toggle();
    assertThat(positions.editor()).isEmpty();
  }
}
