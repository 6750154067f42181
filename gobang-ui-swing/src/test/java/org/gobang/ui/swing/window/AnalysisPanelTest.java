package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JList;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The analysis panel, without a screen. */
class AnalysisPanelTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final Texts texts = WindowTexts.in(bench.locale());
  private GamePresenter game;
  private AnalysisPanel panel;

  @BeforeEach
  void open() {
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 i9 j10", Stone.BLACK));
    bench.request(GameSetup.explore(record));
    game = new GamePresenter(bench, new PositionDescriber(bench, texts), bench, System::nanoTime);
    game.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
    panel = new AnalysisPanel(game, texts);
    panel.players(Map.of("deep", "Deep"));
  }

  private void toggle() {
    game.session().analysis().toggle();
    bench.runAll();
    panel.show();
  }

  private void report(Insight... insights) {
    Arrays.stream(insights).forEach(bench.queries.getLast().reports());
    bench.runAll();
    panel.show();
  }

  private static Insight line(int rank, Score score, String... moves) {
    return Insight.Line.of(score, Stream.of(moves).map(Point::parse).toList()).withRank(rank);
  }

  private <C extends Component> C named(String name, Class<C> kind) {
    return all(panel.component())
        .filter(each -> name.equals(each.getName()))
        .map(kind::cast)
        .findFirst()
        .orElseThrow();
  }

  private static Stream<Component> all(Container in) {
    return Arrays.stream(in.getComponents())
        .flatMap(
            each ->
                each instanceof Container inner
                    ? Stream.concat(Stream.of(each), all(inner))
                    : Stream.of(each));
  }

  private List<String> rows() {
    JList<?> list = named("lines", JList.class);
    return IntStream.range(0, list.getModel().getSize())
        .mapToObj(i -> String.valueOf(list.getModel().getElementAt(i)))
        .toList();
  }

  private void click(String name) {
    named("analysis." + name, AbstractButton.class).doClick();
    bench.runAll();
    panel.show();
  }

  @Test
  void showsLinesInTheListAndOnTheBoard() {
    panel.show();
    assertThat(panel.component().isVisible()).isFalse();
    toggle();
    assertThat(panel.component().isVisible()).isTrue();
    assertThat(rows()).singleElement().asString().contains("thinking…");
    report(line(1, new Score.WinIn(3), "g7", "g8"), line(2, new Score.Estimate(-4), "f6"));
    assertThat(rows()).hasSize(2);
    assertThat(rows().get(0)).contains("1. 0% (White wins in 3), depth 0: g7 g8");
    assertThat(game.board().spot(Point.parse("g7")).weight()).isEqualTo("W3");
    assertThat(game.board().spot(Point.parse("f6")).weight()).isEqualTo("-4");
    assertThat(game.board().spot(Point.parse("g7")).heat())
        .isGreaterThan(game.board().spot(Point.parse("f6")).heat());
    named("lines", JList.class).setSelectedIndex(0);
    assertThat(game.board().spot(Point.parse("g7")).ghost()).contains(Stone.WHITE);
    assertThat(game.board().spot(Point.parse("g8")).label()).isEqualTo("5");
    toggle();
    assertThat(game.board().spot(Point.parse("g7")).ghost()).isEmpty();
    assertThat(game.board().spot(Point.parse("g7")).heat()).isZero();
  }

  @Test
  void excludesTheSelectedMove() {
    toggle();
    report(line(1, new Score.Estimate(3), "g7"), line(2, new Score.Estimate(-4), "f6"));
    named("lines", JList.class).setSelectedIndex(1);
    click("exclude");
    assertThat(bench.queries.getLast().request().excluded()).containsExactly(Point.parse("f6"));
    click("include");
    assertThat(bench.queries.getLast().request().excluded()).isEmpty();
  }

  @Test
  void keepsTheSelectedLine() {
    toggle();
    report(line(1, new Score.Estimate(3), "g7"), line(2, new Score.Estimate(-4), "f6", "f7"));
    named("lines", JList.class).setSelectedIndex(1);
    click("keep-line");
    assertThat(game.session().state().orElseThrow().record().follow(List.of(0, 0, 0, 0, 0)))
        .last()
        .asString()
        .contains("f7");
  }

  @Test
  void choosesEnginesAndLines() {
    toggle();
    JComboBox<?> second = named("analysis.second", JComboBox.class);
    assertThat(second.getSelectedItem()).isEqualTo("");
    second.setSelectedIndex(1);
    second.setSelectedIndex(0);
    assertThat(second.selectWithKeyChar('d')).as("selection by the first letter").isTrue();
    assertThat(second.getSelectedIndex()).isEqualTo(1);
    assertThat(game.session().analysis().settings().engines())
        .as("a duplicate engine")
        .extracting(PlayerSpec::player)
        .containsExactly("deep");
    named("analysis.lines", JComboBox.class).setSelectedItem(7);
    assertThat(bench.queries.getLast().request().lines()).isEqualTo(7);
  }
}
