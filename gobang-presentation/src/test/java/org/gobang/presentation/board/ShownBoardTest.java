package org.gobang.presentation.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.session.BoardActions;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ShownBoardTest {

  private static final Point H8 = Point.parse("h8");
  private static final Point I9 = Point.parse("i9");
  private static final Point G7 = Point.parse("g7");
  private static final GameRecord GAME =
      GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 i9 j10", Stone.BLACK));

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private HeadlessFrontEnd frontEnd;
  private SessionPresenter session;
  private ShownBoard shown;
  private Texts texts;
  private BoardActions board;

  @BeforeEach
  void explore() {
    bench.request(GameSetup.explore(GAME));
    frontEnd = new HeadlessFrontEnd(bench).started();
    session = frontEnd.session();
    texts = frontEnd.describer().texts();
    board = session.boardActions();
    shown = shown(session);
  }

  private ShownBoard shown(SessionPresenter of) {
    return new ShownBoard(of, bench.preferences(), () -> {});
  }

  private BoardScene scene() {
    return shown.now(15);
  }

  private void run(String command) {
    new SessionCommands(session).run(SessionCommands.named(command));
    bench.runAll();
  }

  private String shownName(String command) {
    return new SessionCommands(session).text(SessionCommands.named(command));
  }

  @Test
  void showsStonesAndTheirNumbers() {
    BoardScene plain = scene();
    assertThat(plain.stones()).containsOnlyKeys(H8, I9, Point.parse("j10"));
    assertThat(plain.spot(Point.parse("j10")).last()).isTrue();
    assertThat(plain.spot(H8).label()).isEmpty();
    assertThat(plain.hand()).contains(Stone.WHITE);
    shown.show(BoardDisplaySettings.NUMBERS, true);
    assertThat(scene().spot(H8).label()).isEqualTo("1");
    assertThat(scene().spot(Point.parse("j10")).label()).isEqualTo("3");
  }

  @Test
  void drawsALineDuringAnAnalysis() {
    Insight.Line line = Insight.Line.of(new Score.Estimate(3), List.of(G7, H8));
    shown.preview(Optional.of(line));
    assertThat(scene().spot(G7).ghost()).as("off").isEmpty();
    run("analysis");
    assertThat(shownName("analysis")).isEqualTo("do.analysis-end");
    PointScene ghost = scene().spot(G7);
    assertThat(ghost.ghost()).contains(Stone.WHITE);
    assertThat(ghost.label()).isEqualTo("4");
    assertThat(new PointDescription(texts).of(G7, ghost, Optional.of("double three")))
        .isEqualTo("g7, empty, expected as move 4, double three");
  }

  @Test
  void drawsMarksAndSetUpStonesInsteadOfMoves() {
    session.editor().choose(Optional.of(MarkTool.TRIANGLE));
    board.play(G7);
    bench.runAll();
    PointScene marked = scene().spot(G7);
    assertThat(marked.mark()).isEqualTo("triangle");
    assertThat(new PointDescription(texts).of(G7, marked, Optional.empty()))
        .isEqualTo("g7, empty, marked: Triangle");
    assertThat(scene().hand()).as("a click draws a mark").isEmpty();
    session.editor().choose(Optional.empty());
    assertThat(board.isEdited()).isTrue();
    board.takeBack();
    bench.runAll();
    assertThat(scene().spot(G7).mark()).isEmpty();
    board.redoEdit();
    bench.runAll();
    assertThat(scene().spot(G7).mark()).isEqualTo("triangle");
    run("set-up");
    assertThat(shownName("set-up")).isEqualTo("do.set-up-end");
    int before = scene().stones().size();
    board.play(G7);
    assertThat(scene().stones()).hasSize(before + 1);
    board.takeBack();
    assertThat(scene().stones()).hasSize(before);
  }

  @Test
  void refusesAnOccupiedPoint() {
    board.play(H8);
    assertThat(frontEnd.refusals).containsExactly(texts.of("occupied"));
    board.play(G7);
    bench.runAll();
    assertThat(bench.game().state().path()).hasSize(4);
  }

  @Test
  void hasTheDefaultSizeWithoutAGame() {
    SessionPresenter none = new HeadlessFrontEnd(new FakeWorkbench()).session();
    BoardScene empty = shown(none).now(13);
    assertThat(empty.size()).isEqualTo(13);
    assertThat(empty.spots()).isEmpty();
    assertThat(empty.spot(H8)).isEqualTo(PointScene.BARE);
  }

  @Test
  void stepsAlongTheRecord() {
    run("back");
    assertThat(bench.game().state().path()).hasSize(2);
    run("start");
    assertThat(bench.game().state().path()).isEmpty();
    run("end");
    assertThat(bench.game().state().path()).hasSize(3);
  }

  @Test
  void everyCommandHasATextAndATip() {
    SessionCommands commands = new SessionCommands(session);
    List<CommandRow> own = SessionCommands.TABLE.stream().filter(commands::has).toList();
    assertThat(own).hasSizeGreaterThan(30);
    for (CommandRow row : own) {
      assertThat(texts.of(commands.text(row))).isNotBlank();
      assertThat(texts.orElse(row.text() + ".tip", row.name().equals("teaching") ? "-" : ""))
          .isNotBlank();
    }
  }

  @Test
  void spotsChangeOnePropertyAtATime() {
    PointScene stone = PointScene.of(Stone.BLACK, true);
    assertThat(stone.change().focused(true).build().focused()).isTrue();
    assertThat(stone.change().pending(0.5).build().pending()).contains(0.5);
    assertThat(PointScene.BARE.hovered(Stone.WHITE).ghost()).contains(Stone.WHITE);
    PointScene put = PointScene.BARE.change().mark("A").build().put(Stone.BLACK, 1);
    assertThat(put.stone()).contains(Stone.BLACK);
    assertThat(put.mark()).isEqualTo("A");
    assertThat(new PointDescription(texts).of(H8, stone, Optional.empty()))
        .isEqualTo("h8, black stone, last move");
  }
}
