package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The move tree, painted on images without a screen. */
class MoveTreeViewTest {

  private static final String LONG = "h8 i9 j10 a1 b1 c1 d1 e1 f2 g2 h2 i2 j2 k2";

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(people(Trees.small()));
  private final Texts texts = WindowTexts.in(bench.locale());
  private final GamePresenter game =
      new GamePresenter(bench, new PositionDescriber(bench, texts), bench, new AtomicLong()::get);
  private final RecordReview review = game.review();

  private static GameSetup people(GameRecord record) {
    return GameSetup.of(record).black(FakeWorkbench.PERSON).white(FakeWorkbench.PERSON).build();
  }

  @BeforeEach
  void open() {
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
    game.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
  }

  private MoveTreeView view() {
    MoveTreeView view =
        new MoveTreeView(review, game.session().actions()::goTo, game.session().actions()::step);
    game.session().actions().goTo(List.of(0, 0));
    bench.runAll();
    view.setSize(274, 200);
    return view;
  }

  @Test
  void keepsTheCurrentMoveVisibleWhenTheListGrows() throws Exception {
    bench.request("renju", 15, FakeWorkbench.PERSON, FakeWorkbench.PERSON, Fouls.REFUSE, LONG);
    GamePresenter longer =
        new GamePresenter(bench, new PositionDescriber(bench, texts), bench, new AtomicLong()::get);
    longer.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
    MoveTreeView view = new MoveTreeView(longer.review(), path -> {}, step -> {});
    JViewport list = new JViewport();
    list.setView(view);
    list.setSize(90, 2 * MoveCells.rowHeight());
    // The length follows from the width.
    view.setSize(90, 2 * MoveCells.rowHeight());
    SwingUtilities.invokeAndWait(() -> {});
    view.setSize(90, view.getPreferredSize().height);
    SwingUtilities.invokeAndWait(() -> {});
    MoveTree.Cell current = longer.review().current().orElseThrow();
    assertThat(list.getViewRect().contains(MoveCells.bounds(current))).isTrue();
  }

  private MoveTree.Cell cell(int row, int column) {
    return review.tree().orElseThrow().rows().get(row).get(column);
  }

  private static BufferedImage paint(MoveTreeView view, double scale) {
    int width = (int) (view.getWidth() * scale);
    int height = (int) (view.getHeight() * scale);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.scale(scale, scale);
    view.paint(g);
    g.dispose();
    return image;
  }

  private static int brightness(BufferedImage image, double x, double y, double scale) {
    Color colour = new Color(image.getRGB((int) (x * scale), (int) (y * scale)));
    return (colour.getRed() + colour.getGreen() + colour.getBlue()) / 3;
  }

  /** Returns the brightness near the edge of the stone, beside its number. */
  private static int stone(BufferedImage image, MoveTree.Cell cell, double scale) {
    Rectangle b = MoveCells.bounds(cell);
    return brightness(image, b.x + 6, b.getCenterY(), scale);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 1.5, 2})
  void drawsStonesOutsideTheLinePale(double scale) {
    BufferedImage image = paint(view(), scale);
    assertThat(stone(image, cell(1, 0), scale)).as("h8, Black's").isLessThan(60);
    assertThat(stone(image, cell(1, 1), scale)).as("i9, White's").isGreaterThan(200);
    assertThat(stone(image, cell(2, 1), scale)).as("k9, in a variation").isBetween(90, 190);
    assertThat(stone(image, cell(3, 0), scale)).as("j10, a later move").isLessThan(60);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void highlightsTheCurrentMove(boolean dark) {
    ThemeSwitcher.apply(dark ? "dark" : "light", () -> false, TextSize.USUAL);
    BufferedImage image = paint(view(), 1);
    Rectangle b = MoveCells.bounds(cell(1, 1));
    Color ground = new Color(image.getRGB(b.x + 24, b.y + 3));
    assertThat(ground).isEqualTo(UIManager.getColor("List.selectionInactiveBackground"));
    Rectangle other = MoveCells.bounds(cell(1, 0));
    assertThat(new Color(image.getRGB(other.x + 24, other.y + 3)))
        .isEqualTo(UIManager.getColor("List.background"));
  }

  @Test
  void clickShowsAMove() {
    MoveTreeView view = view();
    Rectangle b = MoveCells.bounds(cell(2, 1));
    press(view, b.x + 5, b.y + 5);
    assertThat(bench.game().state().path()).containsExactly(0, 1, 0);
    press(view, b.x + 3 * MoveCells.cellWidth(), b.y + 5);
    bench.runAll();
    view.refresh();
    assertThat(bench.game().state().path()).as("an empty cell").hasSize(3);
    assertThat(view.getAccessibleContext().getAccessibleDescription())
        .isEqualTo("3 Black k9, with a comment");
  }

  private static void press(MoveTreeView view, int x, int y) {
    view.dispatchEvent(
        new MouseEvent(view, MouseEvent.MOUSE_PRESSED, 0, 0, x, y, 1, false, MouseEvent.BUTTON1));
  }

  @Test
  void describesAMoveInItsTooltip() {
    MoveTreeView view = view();
    Rectangle b = MoveCells.bounds(cell(2, 0));
    MouseEvent over = new MouseEvent(view, MouseEvent.MOUSE_MOVED, 0, 0, b.x, b.y, 0, false);
    assertThat(view.getToolTipText(over)).isEqualTo("2 White j9, variation 2 of 2");
  }

  @Test
  void screenReaderFindsAndShowsEachMove() {
    MoveTreeView view = view();
    view.refresh();
    AccessibleContext tree = view.getAccessibleContext();
    assertThat(tree.getAccessibleChildrenCount())
        .isEqualTo(review.tree().orElseThrow().rows().stream().mapToInt(List::size).sum());
    List<AccessibleContext> moves =
        IntStream.range(0, tree.getAccessibleChildrenCount())
            .mapToObj(i -> tree.getAccessibleChild(i).getAccessibleContext())
            .toList();
    AccessibleContext h8 =
        moves.stream()
            .filter(move -> move.getAccessibleName().startsWith("1 Black h8"))
            .findFirst()
            .orElseThrow();
    assertThat(h8.getAccessibleStateSet().contains(AccessibleState.SELECTED)).isFalse();
    Rectangle bounds = h8.getAccessibleComponent().getBounds();
    assertThat(tree.getAccessibleComponent().getAccessibleAt(bounds.getLocation())).isSameAs(h8);
    assertThat(h8.getAccessibleAction().doAccessibleAction(0)).isTrue();
    bench.runAll();
    view.refresh();
    assertThat(bench.game().state().path()).containsExactly(0);
    assertThat(h8.getAccessibleStateSet().contains(AccessibleState.SELECTED)).isTrue();
    assertThat(tree.getAccessibleChild(h8.getAccessibleIndexInParent())).isSameAs(h8);
  }
}
