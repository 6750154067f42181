package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.review.MoveClass;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.review.EvaluationGraph;
import org.gobang.presentation.review.EvaluationGraph.Curve;
import org.gobang.presentation.review.EvaluationGraph.Fault;
import org.gobang.presentation.review.EvaluationGraph.Mark;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.text.BlackScore;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.WindowTexts;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The evaluation graph, painted on images without a screen. */
class EvaluationViewTest {

  private static final int WIDTH = 300;
  private static final int HEIGHT = 200;

  private final List<Integer> gone = new ArrayList<>();
  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final Texts texts = WindowTexts.in(bench.locale());
  private final RecordReview review = judged();
  private EvaluationView view = view();

  private EvaluationView view() {
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
    EvaluationView made = new EvaluationView(review, texts, gone::add);
    made.setSize(WIDTH, HEIGHT);
    return made;
  }

  /** After White's answer, its player gave Black a win rate of a quarter. */
  private RecordReview judged() {
    GameRecord record = GameRecord.of("renju", Start.empty(15), List.of());
    bench.request(
        GameSetup.of(record.withTags(Map.of("white", "deep")))
            .black(FakeWorkbench.PERSON)
            .white(FakeWorkbench.COMPUTER)
            .build());
    GamePresenter game =
        new GamePresenter(bench, new PositionDescriber(bench, texts), bench, () -> 0);
    game.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
    bench.game().stands("h8 i9", 0, true);
    bench
        .game()
        .note(List.of(0, 0), List.of(new RecordNote.Evaluated("deep", new Score.WinRate(0.25))));
    bench.runAll();
    return game.review();
  }

  private static Curve curve(String player, Optional<Stone> side, double wins, int... plies) {
    List<Mark> marks =
        IntStream.of(plies)
            .mapToObj(
                ply -> new Mark(ply, new BlackScore(Stone.BLACK, new Score.WinRate(wins), wins)))
            .toList();
    return new Curve(player, side, marks);
  }

  private static EvaluationGraph graph(Curve... curves) {
    return new EvaluationGraph(10, List.of(curves), List.of());
  }

  private GraphFrame frame(int curves) {
    return GraphFrame.of(
        view.getWidth(), view.getHeight(), view.getFontMetrics(view.getFont()), 10, curves);
  }

  private BufferedImage painted() {
    BufferedImage image =
        new BufferedImage(view.getWidth(), view.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    view.paint(g);
    g.dispose();
    return image;
  }

  private Color at(int ply, double wins, int curves) {
    GraphFrame frame = frame(curves);
    return new Color(painted().getRGB((int) frame.x(ply), (int) frame.y(wins)));
  }

  @Test
  void drawsACurvePerPlayerInItsOwnColour() {
    view.show(
        graph(
            curve("a", Optional.of(Stone.BLACK), 0.9, 1, 3, 5, 7, 9),
            curve("b", Optional.of(Stone.WHITE), 0.1, 2, 4, 6, 8)),
        0);
    Color ground = at(5, 0.7, 2);
    assertThat(at(5, 0.9, 2)).matches(colour -> colour.getBlue() > colour.getRed() + 60);
    assertThat(colours(0.1)).anyMatch(c -> c.getRed() > c.getBlue() + 60);
    assertThat(ground).isEqualTo(at(5, 0.3, 2));
  }

  /** Returns the colours along a horizontal line. */
  private Set<Color> colours(double wins) {
    BufferedImage image = painted();
    int y = (int) frame(2).y(wins);
    Set<Color> colours = new HashSet<>();
    for (int x = (int) frame(2).left() + 20; x < frame(2).right(); x++) {
      colours.add(new Color(image.getRGB(x, y)));
    }
    return colours;
  }

  @Test
  void marksMistakesByClass() {
    Curve curve = curve("a", Optional.empty(), 0.2, 1, 5, 9);
    view.show(
        new EvaluationGraph(10, List.of(curve), List.of(new Fault(5, MoveClass.BLUNDER, 0.2))), 0);
    assertThat(at(5, 0.2, 1)).isEqualTo(MistakeMarks.colour(MoveClass.BLUNDER));
  }

  @ParameterizedTest
  @CsvSource({"200, 64", "214, 110", "400, 240", "600, 400"})
  void fitsAnySizeInLightAndDark(int width, int height) {
    for (boolean dark : new boolean[] {false, true}) {
      ThemeSwitcher.apply(dark ? "dark" : "light", () -> false, TextSize.USUAL);
      view = new EvaluationView(review, texts, gone::add);
      view.setSize(width, height);
      view.show(graph(curve("a", Optional.empty(), 0.5, 0, 10)), 3);
      GraphFrame frame = frame(1);
      assertThat(frame.left()).isGreaterThan(0);
      assertThat(frame.bottom() - frame.top()).as("the plot").isGreaterThan(0.6 * height);
      assertThat(frame.right() - frame.left()).isGreaterThan(0.7 * width);
      assertThat(frame.ticks()).hasSizeLessThan(width / 30).last().isEqualTo(10);
      assertThat(new HashSet<>(List.of(rgb(painted())))).hasSizeGreaterThan(3);
    }
  }

  private static Integer[] rgb(BufferedImage image) {
    int[] all = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    return IntStream.of(all).boxed().toArray(Integer[]::new);
  }

  @ParameterizedTest
  @CsvSource({"64, false", "90, false", "110, true", "200, true"})
  void noCurveCrossesTheTitle(int height, boolean roomy) {
    view.setSize(WIDTH, height);
    GraphFrame frame = frame(1);
    assertThat(frame.isRoomy()).isEqualTo(roomy);
    view.show(graph(curve("a", Optional.empty(), 0, 0, 10)), 0);
    BufferedImage below = painted();
    view.show(graph(curve("a", Optional.empty(), 1, 0, 10)), 0);
    BufferedImage above = painted();
    int title = view.getFontMetrics(view.getFont()).getHeight();
    assertThat(rgb(above.getSubimage(0, 0, WIDTH, title)))
        .isEqualTo(rgb(below.getSubimage(0, 0, WIDTH, title)))
        .contains(UIManager.getColor("Label.foreground").getRGB());
  }

  @Test
  void usesRoundNumbersForTicks() {
    GraphFrame frame = new GraphFrame(40, 20, 340, 200, 225, 14, true);
    assertThat(frame.ticks()).startsWith(50, 100).hasSize(4);
    assertThat(new GraphFrame(40, 20, 340, 200, 17, 14, true).ticks()).startsWith(5, 10);
    assertThat(new GraphFrame(40, 20, 340, 200, 0, 14, true).ticks()).isEmpty();
  }

  @Test
  void clickOrDragShowsTheNearestMove() {
    mouse(MouseEvent.MOUSE_PRESSED, 100);
    assertThat(gone).as("before a game is shown").isEmpty();
    view.show(graph(curve("a", Optional.empty(), 0.5, 1, 3)), 1);
    mouse(MouseEvent.MOUSE_PRESSED, 0);
    mouse(MouseEvent.MOUSE_PRESSED, frame(1).x(2) + 3);
    mouse(MouseEvent.MOUSE_DRAGGED, frame(1).x(3) - 3);
    mouse(MouseEvent.MOUSE_DRAGGED, WIDTH + 50);
    assertThat(gone).containsExactly(0, 2, 3, 10);
  }

  private void mouse(int kind, double x) {
    view.dispatchEvent(new MouseEvent(view, kind, 0, 0, (int) x, 9, 1, false, MouseEvent.BUTTON1));
  }

  @Test
  void arrowKeysChangeTheMove() {
    view.show(graph(curve("a", Optional.empty(), 0.5, 1, 3)), 1);
    for (String key : List.of("LEFT", "RIGHT", "HOME", "END", "PAGE_DOWN")) {
      press(key);
    }
    assertThat(gone).containsExactly(0, 2, 0, 10, 10);
    view.show(graph(curve("a", Optional.empty(), 0.5, 1, 3)), 0);
    press("LEFT");
    assertThat(gone).as("already at the start").hasSize(5);
  }

  private void press(String key) {
    Object name = view.getInputMap(JComponent.WHEN_FOCUSED).get(KeyStroke.getKeyStroke(key));
    view.getActionMap()
        .get(name)
        .actionPerformed(new ActionEvent(view, ActionEvent.ACTION_PERFORMED, ""));
  }

  @Test
  void showsTheEvaluationNearThePointer() {
    view.show(review.graph(), 2);
    assertThat(tip(2)).isEqualTo("2 i9: 25%, Deep · level 5");
    assertThat(tip(1)).isEqualTo("2 i9: 25%, Deep · level 5");
    assertThat(tip(0)).isNull();
  }

  private @Nullable String tip(int ply) {
    GraphFrame frame = GraphFrame.of(WIDTH, HEIGHT, view.getFontMetrics(view.getFont()), 2, 1);
    int x = (int) frame.x(ply);
    return view.getToolTipText(new MouseEvent(view, MouseEvent.MOUSE_MOVED, 0, 0, x, 9, 0, false));
  }

  @Test
  void isAnAccessibleSlider() {
    view.show(review.graph(), 2);
    AccessibleContext spoken = view.getAccessibleContext();
    assertThat(spoken.getAccessibleName()).isEqualTo("Black’s win rate");
    assertThat(spoken.getAccessibleDescription()).isEqualTo("2 i9: 25%, Deep · level 5");
    assertThat(spoken.getAccessibleRole()).isEqualTo(AccessibleRole.SLIDER);
    assertThat(spoken.getAccessibleValue().getCurrentAccessibleValue()).isEqualTo(2);
    assertThat(spoken.getAccessibleValue().getMaximumAccessibleValue()).isEqualTo(2);
    spoken.getAccessibleValue().setCurrentAccessibleValue(1);
    assertThat(gone).containsExactly(1);
  }
}
