package org.gobang.ui.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.review.MoveClass;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.web.table.Role;
import org.gobang.ui.web.table.TestTables;
import org.junit.jupiter.api.Test;

/** Tests the parts of the page for a game. */
class PartsTest {

  private final TestTables all = TestTables.people();
  private final FakeWorkbench bench = all.bench;
  private final TestTables.Guest owner = all.owner();
  private final FakeStream page = owner.page;

  private String spot(String at, String what) {
    return page.in("board", "spots", "at", at, what);
  }

  @Test
  void boardShowsStonesAndTheSideToMove() {
    assertThat(page.text("board", "hand")).isEqualTo("black");
    owner.play("h8", "i9");
    assertThat(page.text("board", "size")).isEqualTo("15");
    assertThat(page.text("board", "last")).isEqualTo("i9");
    assertThat(spot("i9", "last")).isEqualTo("true");
    assertThat(spot("h8", "words")).contains("h8").contains("black stone");
    assertThat(all.visit(Role.WATCHER).page.find("board", "hand")).isEmpty();
    owner.act("look", "key", "numbers", "value", "true");
    assertThat(spot("i9", "label")).isEqualTo("2");
  }

  @Test
  void boardShowsForbiddenPointsAndWhy() {
    bench.fouls.put(Point.parse("g7"), new Verdict.Refused("overline", List.of(), true));
    owner.act("new").set("rules", "renju").press("begin");
    assertThat(spot("g7", "forbidden")).isEqualTo("true");
    assertThat(page.text("board", "forbidden", "g7")).isNotBlank();
    owner.play("g7");
    assertThat(owner.notice()).contains("overline");
    owner.play("h8").play("h8");
    assertThat(owner.notice()).startsWith("h8: ");
  }

  @Test
  void boardShowsMarks() {
    owner.play("h8").act("tool", "name", "circle");
    assertThat(page.text("board", "tool")).isEqualTo("circle");
    owner.play("a1");
    assertThat(spot("a1", "mark")).isEqualTo("circle");
    owner.act("tool", "name", "circle").play("b2");
    assertThat(page.text("board", "tool")).isEmpty();
    assertThat(spot("b2", "stone")).isEqualTo("white");
    owner.act("tool", "name", "");
    assertThat(page.is("edit", "possible")).isTrue();
    assertThat(all.visit(Role.WHITE).page.is("edit", "possible")).isFalse();
  }

  @Test
  void setsUpAPosition() {
    owner.act("set-up").act("hand", "name", "white").play("h8").act("side", "name", "white");
    assertThat(page.is("edit", "setUp")).isTrue();
    assertThat(page.in("edit", "hands", "name", "white", "on")).isEqualTo("true");
    assertThat(page.in("edit", "sides", "name", "white", "on")).isEqualTo("true");
    assertThat(spot("h8", "stone")).isEqualTo("white");
    owner.act("position-clear");
    assertThat(owner.stones()).isEmpty();
    owner.play("i9").act("position-cancel");
    assertThat(page.is("edit", "setUp")).isFalse();
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void gameShowsClocksAndPlayers() {
    bench
        .game()
        .clocks(Map.of(Stone.BLACK, Duration.ofSeconds(9), Stone.WHITE, Duration.ofMinutes(5)));
    all.settle();
    assertThat(page.is("game", "players", 0, "clock", "runs")).isTrue();
    assertThat(page.find("game", "players", 1, "clock", "runs")).contains(false);
    assertThat(Long.parseLong(page.text("game", "players", 1, "clock", "left")))
        .isBetween(299_000L, 300_000L);
    assertThat(page.is("game", "players", 0, "toMove")).isTrue();
    assertThat(page.text("game", "title")).contains("Freestyle").contains("15");
    assertThat(page.text("visitor", "title")).contains("Gobang");
  }

  @Test
  void showsAnnouncesAndDismissesTheEnd() {
    owner.play("a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1");
    assertThat(page.text("game", "end", "title")).startsWith("Black wins");
    assertThat(page.list("board", "line")).hasSize(5);
    assertThat(page.texts("name", "game", "end", "actions"))
        .containsExactly("rematch", "review", "new");
    assertThat(page.cues).contains("move", "end");
    assertThat(page.said).hasSize(9);
    assertThat(page.said.get(0)).isEqualTo("Black a1. White to move");
    assertThat(page.said.get(8)).isEqualTo("Black e1. Black wins.");
    owner.act("dismiss-end");
    assertThat(page.find("game", "end")).isEmpty();
  }

  @Test
  void resignedGameNamesTheWinner() {
    owner.play("h8");
    bench.game().end(Optional.of(Stone.WHITE), Ending.RESIGNED, "");
    all.settle();
    assertThat(page.text("game", "end", "title")).startsWith("White wins");
  }

  @Test
  void recordShowsVariationsCommentsAndTheCurrentMove() {
    owner.play("h8", "i9").act("back").play("j10").act("comment", "path", "0.1", "text", "why");
    assertThat(page.texts("id", "record", "moves"))
        .containsExactlyInAnyOrder("", "~1", "~2", "~1.1");
    assertThat(page.text("place", "current")).isEqualTo("~1.1");
    assertThat(page.text("place", "comment")).isEqualTo("why");
    assertThat(page.is("place", "commentable")).isTrue();
    assertThat(page.in("record", "moves", "id", "~1.1", "commented")).isEqualTo("true");
    assertThat(page.in("record", "moves", "id", "", "stone")).isEqualTo("none");
    assertThat(page.text("graph", "plies")).isEqualTo("2");
    owner.act("go", "path", "0.0").act("move-to", "ply", "1");
    assertThat(page.text("graph", "current")).isEqualTo("1");
    assertThat(all.visit(Role.WATCHER).page.is("place", "commentable")).isFalse();
  }

  @Test
  void reviewShowsMistakes() {
    bench.faults.put(2, MoveClass.BLUNDER);
    owner.play("h8", "i9").act("resign").answer("yes").act("review");
    assertThat(page.texts("type", "mistakes", "rows")).containsExactly("blunder");
    assertThat(page.text("mistakes", "rows", 0, "path")).isEqualTo("~2");
    assertThat(page.in("record", "moves", "id", "~2", "fault")).isEqualTo("blunder");
    assertThat(page.list("graph", "faults")).hasSize(1);
  }

  @Test
  void switchesTheHeatMapOnAndOff() {
    owner.play("h8").act("heat");
    assertThat(bench.queries).hasSize(1);
    assertThat(String.valueOf(page.find("menu"))).contains("Heat map");
    owner.act("heat").play("i9");
    assertThat(bench.queries).hasSize(1);
  }

  @Test
  void analysisShowsItsLines() {
    owner.play("h8").act("analysis");
    assertThat(page.is("analysis", "on")).isTrue();
    var query = bench.queries.getLast();
    query
        .reports()
        .accept(
            Insight.Line.of(
                new Score.Estimate(120), List.of(Point.parse("i9"), Point.parse("j10"))));
    all.settle();
    assertThat(page.list("analysis", "engines", 0, "lines", 0, "moves"))
        .containsExactly("i9", "j10");
    owner.act("preview", "engine", "0", "line", "0");
    assertThat(spot("i9", "ghost")).isEqualTo("white");
    owner.act("preview").act("preview", "engine", "7", "line", "0");
    assertThat(spot("i9", "ghost")).isEmpty();
    owner.act("exclude", "at", "k11");
    assertThat(page.list("analysis", "excluded")).containsExactly("k11");
    owner.act("exclude", "at", "k11");
    assertThat(page.list("analysis", "excluded")).isEmpty();
  }

  @Test
  void explorerOpensAndCloses() {
    owner.act("explorer");
    assertThat(page.is("explorer", "open")).isTrue();
    owner.act("mark", "at", "h8").act("mark").act("explorer-values").act("explorer");
    assertThat(page.find("explorer", "open")).contains(false);
  }

  @Test
  void showsTheThinkingOfTheComputer() {
    TestTables one = TestTables.computer();
    TestTables.Guest person = one.owner().play("h8");
    assertThat(person.page.is("game", "busy")).isTrue();
    one.bench.game().report(Stone.WHITE, new Insight.Note("<b>book</b>"));
    one.settle();
    assertThat(person.page.text("thinking", "lines", 0)).isEqualTo("<b>book</b>");
    one.bench.game().answer(Point.parse("i9"));
    one.settle();
    assertThat(person.page.cues).contains("reply");
  }
}
