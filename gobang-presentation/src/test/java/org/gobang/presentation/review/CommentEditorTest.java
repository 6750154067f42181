package org.gobang.presentation.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.text.Notice;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CommentEditorTest {

  private static final RecordNote SPENT = new RecordNote.Spent(Duration.ofSeconds(2));
  private static final RecordNote MARKED = new RecordNote.Marked("A", List.of(Point.parse("h8")));

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final List<Runnable> pauses = new ArrayList<>();
  private final HeadlessFrontEnd game = new HeadlessFrontEnd(bench);
  private final CommentEditor comments = game.review().comments();

  @BeforeEach
  void open() {
    comments.saveAfter(pauses::add);
    assertThat(comments.possible()).isFalse();
    game.begin();
    bench.runAll();
    setPosition("h8 i9", 0, true);
  }

  private void setPosition(String moves, int back, boolean paused) {
    bench.game().stands(moves, back, paused);
    bench.runAll();
  }

  private void pause() {
    pauses.get(pauses.size() - 1).run();
    bench.runAll();
  }

  private List<RecordNote> notes(int ply) {
    GameRecord record = bench.game().state().record();
    return ply == 0 ? record.notes() : record.follow(record.mainLine()).get(ply - 1).notes();
  }

  @Test
  void isSavedAfterAPauseAndPreservesOtherNotes() {
    bench.game().note(List.of(0, 0), List.of(SPENT, new RecordNote.Comment("old"), MARKED));
    bench.runAll();
    assertThat(comments.text()).isEqualTo("old");
    comments.edit("new wor");
    comments.edit("new words ");
    assertThat(notes(2)).hasSize(3).contains(new RecordNote.Comment("old"));
    pause();
    assertThat(notes(2)).containsExactly(new RecordNote.Comment("new words"), SPENT, MARKED);
    assertThat(comments.text()).as("the cursor stays after the space").endsWith(" ");
    comments.edit("  \n");
    pause();
    assertThat(notes(2)).containsExactly(SPENT, MARKED);
  }

  @Test
  void isSavedBeforeAnotherMoveIsShown() {
    comments.edit("about i9");
    setPosition("h8 i9", 1, true);
    assertThat(notes(2)).containsExactly(new RecordNote.Comment("about i9"));
    assertThat(comments.text()).isEmpty();
    comments.edit("about h8");
    setPosition("h8 i9", 2, true);
    comments.edit("about the start");
    setPosition("h8 i9", 1, true);
    assertThat(notes(0)).containsExactly(new RecordNote.Comment("about the start"));
    assertThat(comments.text()).isEqualTo("about h8");
    assertThat(pauses).hasSize(3);
    pauses.forEach(Runnable::run);
    assertThat(bench.game().commands).filteredOn("note"::equals).hasSize(3);
  }

  @Test
  void isSavedBeforeTheGameIsClosed() {
    comments.edit("the last words");
    game.session()
        .open(FakeWorkbench.renju(FakeWorkbench.PERSON, FakeWorkbench.PERSON, Budget.UNLIMITED));
    bench.runAll();
    assertThat(bench.games).hasSize(2);
    assertThat(bench.games.get(0).commands).endsWith("note", "close");
    assertThat(comments.text()).isEmpty();
    comments.edit("and more");
    game.close();
    assertThat(bench.game().commands).endsWith("note", "close");
  }

  @Test
  void staysAtItsMoveWhileTheOtherSideMoves() {
    setPosition("h8 i9", 0, false);
    comments.writing(true);
    comments.edit("I wonder whether");
    setPosition("h8 i9 j10", 0, false);
    assertThat(comments.path()).hasSize(2);
    comments.edit("I wonder whether this is good");
    pause();
    assertThat(comments.path()).hasSize(2);
    comments.writing(false);
    assertThat(notes(2)).containsExactly(new RecordNote.Comment("I wonder whether this is good"));
    assertThat(comments.path()).hasSize(3);
    assertThat(comments.text()).isEmpty();
  }

  @Test
  void followsNavigation() {
    setPosition("h8 i9", 1, true);
    comments.writing(true);
    comments.edit("a good move");
    setPosition("h8 i9", 0, true);
    assertThat(comments.path()).hasSize(2);
    assertThat(notes(1)).containsExactly(new RecordNote.Comment("a good move"));
  }

  @Test
  void followsAnotherGameOpenedDuringEditing() {
    comments.writing(true);
    comments.edit("about i9");
    game.session()
        .open(
            GameSetup.explore(
                GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8 i9", Stone.BLACK))));
    bench.runAll();
    assertThat(comments.path()).isEqualTo(bench.game().state().path());
    bench.game().goTo(List.of(0, 0));
    bench.runAll();
    assertThat(comments.path()).hasSize(2);
    comments.edit("about the second move");
    bench.game().goTo(List.of(0));
    bench.runAll();
    comments.edit("about the first");
    pause();
    assertThat(notes(0)).isEmpty();
    assertThat(notes(1)).containsExactly(new RecordNote.Comment("about the first"));
    assertThat(notes(2)).containsExactly(new RecordNote.Comment("about the second move"));
  }

  @Test
  void followsTheGameWhileNothingIsTyped() {
    setPosition("h8 i9", 0, false);
    comments.writing(true);
    setPosition("h8 i9 j10", 0, false);
    assertThat(comments.path()).hasSize(3);
  }

  @Test
  void doesNotCopyACommentIntoTheNextGame() {
    game.review().forget();
    comments.edit("of the last game");
    setPosition("h8 i9", 2, true);
    pauses.forEach(Runnable::run);
    assertThat(comments.text()).isEmpty();
    assertThat(bench.game().commands).doesNotContain("note");
  }

  @Test
  void explainsWhyItCannotBeSaved() {
    comments.edit("too late");
    bench.game().refusal = Optional.of(new RefusedException("the game is closed"));
    pause();
    assertThat(game.session().display().notice()).isEqualTo(Notice.failure("the game is closed"));
  }

  @Test
  void staysWithItsMoveWhenAnEditChangesThePath() {
    bench.game().goTo(List.of());
    bench.game().play(Stone.BLACK, bench.game().state().version(), Point.parse("a1"));
    bench.runAll();
    comments.edit("about a1");
    bench.game().edit(bench.game().state().version(), new RecordEdit.Promote(List.of(1)));
    bench.runAll();
    pause();
    GameRecord record = bench.game().state().record();
    assertThat(CommentEditor.commentAt(record, List.of(0))).isEqualTo("about a1");
    assertThat(CommentEditor.commentAt(record, List.of(1))).isEmpty();
  }

  @Test
  void isDeletedWithItsMove() {
    comments.edit("about i9");
    bench.game().edit(bench.game().state().version(), new RecordEdit.Remove(List.of(0, 0)));
    bench.runAll();
    pause();
    assertThat(comments.text()).isEmpty();
    assertThat(notes(1)).isEmpty();
  }
}
