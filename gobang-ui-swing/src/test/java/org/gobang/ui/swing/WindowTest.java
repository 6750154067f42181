package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.all;
import static org.gobang.ui.swing.OpenWindow.dialog;
import static org.gobang.ui.swing.OpenWindow.frame;
import static org.gobang.ui.swing.OpenWindow.named;
import static org.gobang.ui.swing.OpenWindow.on;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JPanel;
import javax.swing.JScrollBar;
import javax.swing.JSpinner;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Preferences;
import org.gobang.fixtures.BlockedRules;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakeRules;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.swing.board.BoardComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** User actions in a real window; requires a screen. */
class WindowTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  private JFrame shown() {
    return frame().orElseThrow();
  }

  private void choose(String menu, String item) throws InterruptedException, ExecutionException {
    window.click(window.item(menu));
    window.click(named((JMenu) window.item(menu), item, AbstractButton.class));
  }

  private static Optional<Point> firstRow(Board board) {
    return board.allowed().stream().filter(point -> point.row() == 14).findFirst();
  }

  @Test
  void playsACompleteGameByClicks() throws Exception {
    bench.scripts.put("deep", WindowTest::firstRow);
    window.open();
    BoardComponent board = window.board();
    // The opponent fills the first row and the user the middle column.
    for (int ply = 1; ply <= 9; ply += 2) {
      int row = ply / 2;
      int before = ply - 1;
      await().until(() -> bench.game().state().path().size() == before);
      await()
          .until(
              () -> {
                window.click(board, new Point(7, 5 + row));
                return bench.game().state().path().size() > before;
              });
    }
    await().until(() -> bench.game().state().result().isPresent());
    assertThat(bench.game().state().result().orElseThrow().winner()).contains(Stone.BLACK);
    await().until(() -> on(() -> !window.item("hint").isEnabled()));
  }

  @Test
  void showsChoicesOfAnOpeningAsButtons() throws Exception {
    bench.rules.put(FakeBoard.OFFERING, new FakeRules(FakeBoard.OFFERING, 15, false));
    Seat person = FakeWorkbench.PERSON;
    bench.request(FakeBoard.OFFERING, 15, person, person, Fouls.REFUSE, "h8");
    window.open();
    await().until(() -> on(() -> choice("swap").isPresent()));
    AbstractButton swap = choice("swap").orElseThrow();
    assertThat(swap.getText()).contains("Swap colours");
    assertThat(swap.getMnemonic()).isEqualTo(KeyEvent.VK_1);
    assertThat(swap.getAccessibleContext().getAccessibleDescription()).contains("swap");
    window.click(swap);
    await().until(() -> bench.game().commands.contains("choose swap"));
    await().until(() -> on(() -> choice("swap").isEmpty() && window.board().isFocusOwner()));
  }

  private Optional<AbstractButton> choice(String key) {
    return all(shown(), AbstractButton.class)
        .filter(each -> ("choice-" + key).equals(each.getName()))
        .findFirst();
  }

  @Test
  void closesWhileTheBoardBlocks() throws Exception {
    BlockedRules blocked =
        new BlockedRules(bench.plugins().board("renju").orElseThrow().provider());
    bench.rules.put("renju", blocked);
    bench.opening = task -> new Thread(task).start();
    window.start();
    blocked.awaitCall();
    window.closeByTheSystem();
    assertThat(window.status.get(120, TimeUnit.SECONDS)).isZero();
    assertThat(bench.games).isEmpty();
    blocked.release();
    await().until(() -> !bench.games.isEmpty() && bench.game().commands.contains("close"));
  }

  @ParameterizedTest
  @CsvSource({"1,1,100", "700,520,100", "1240,860,100", "1240,860,200", "1,1,200"})
  void fitsEverySize(int width, int height, String percent) throws Exception {
    bench.put("swing.text.size", percent);
    window.open();
    SwingUtilities.invokeLater(() -> shown().setSize(width, height));
    await()
        .untilAsserted(
            () -> {
              on(
                  () -> {
                    shown().validate();
                    return true;
                  });
              assertThat(on(() -> shown().getSize()))
                  .satisfies(size -> assertThat(size.width).isGreaterThanOrEqualTo(width));
              Dimension board = on(() -> window.board().getSize());
              assertThat(Math.min(board.width, board.height)).isGreaterThanOrEqualTo(200);
              for (AbstractButton button :
                  on(() -> all(shown().getContentPane(), AbstractButton.class).toList())) {
                if (on(button::isShowing) && button.getText() != null) {
                  assertThat(on(button::getWidth))
                      .as(button.getText())
                      .isGreaterThanOrEqualTo(on(() -> button.getMinimumSize().width));
                }
              }
            });
  }

  @Test
  void choosesANewGameByKeyboard() throws Exception {
    window.open();
    window.press(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
    await().until(() -> dialog().isPresent());
    JSpinner level = named(dialog().orElseThrow(), "level", JSpinner.class);
    SwingUtilities.invokeLater(() -> level.setValue(8L));
    window.press(KeyEvent.VK_ENTER);
    await().until(() -> bench.games.size() == 2 && dialog().isEmpty());
    assertThat(bench.game().setup().white())
        .isInstanceOfSatisfying(
            Seat.Computer.class,
            computer -> assertThat(computer.who().options()).containsEntry("level", "8"));
  }

  @Test
  void reportsErrorsAtTheirFieldsAndStartsNoGame() throws Exception {
    window.open();
    window.press(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
    await().until(() -> dialog().isPresent());
    JSpinner level = named(dialog().orElseThrow(), "level", JSpinner.class);
    JButton start = on(() -> SwingUtilities.getRootPane(level).getDefaultButton());
    var text = ((JSpinner.NumberEditor) level.getEditor()).getTextField();
    SwingUtilities.invokeLater(() -> text.setText("80"));
    await().until(() -> on(() -> !start.isEnabled()));
    assertThat(on(() -> level.getAccessibleContext().getAccessibleDescription()))
        .isEqualTo("A whole number from 1 to 9");
    SwingUtilities.invokeLater(() -> text.setText("7"));
    await().until(() -> on(start::isEnabled));
    window.press(KeyEvent.VK_ESCAPE);
    await().until(() -> dialog().isEmpty());
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void changesTheLanguageDuringAGame() throws Exception {
    bench.scripts.put("deep", WindowTest::firstRow);
    window.open();
    window.click(window.board());
    await().until(() -> bench.game().state().path().size() == 2);
    choose("language", "chinese");
    await().until(() -> on(() -> shown().getTitle()).equals("连珠，15 路"));
    assertThat(on(() -> window.item("game").getText())).isEqualTo("对局(G)");
    assertThat(bench.get(Preferences.LANGUAGE)).contains("zh");
    assertThat(bench.game().state().path().size()).isEqualTo(2);
    assertThat(bench.games).hasSize(1);
    assertThat(on(() -> shown().getMostRecentFocusOwner())).isSameAs(window.board());
  }

  @Test
  void assignsAnotherKeyToACommand() throws Exception {
    window.open();
    window.press(KeyEvent.VK_F1);
    await().until(() -> dialog().isPresent());
    JTable keys = named(dialog().orElseThrow(), "keys", JTable.class);
    on(
        () -> {
          keys.requestFocusInWindow();
          return true;
        });
    await().until(() -> on(keys::isFocusOwner));
    Component before = dialog().orElseThrow();
    window.press(KeyEvent.VK_ENTER);
    await().until(() -> dialog().filter(each -> each != before).isPresent());
    window.press(KeyEvent.VK_F12);
    await().until(() -> bench.get("swing.key.new").equals(Optional.of("pressed F12")));
    await()
        .until(
            () ->
                KeyStroke.getKeyStroke("F12")
                    .equals(on(() -> window.item("new").getAccelerator())));
  }

  @Test
  void staysResponsiveWhileAPlayerHangs() throws Exception {
    window.open();
    window.click(window.board());
    await().until(() -> bench.game().commands.contains("play h8"));
    window.click(window.item("game"));
    await().until(() -> on(() -> ((JMenu) window.item("game")).isPopupMenuVisible()));
    window.press(KeyEvent.VK_ESCAPE);
    window.press(KeyEvent.VK_F8);
    await().until(() -> bench.game().commands.contains("pause true"));
    window.closeByTheSystem();
    await().until(() -> frame().isEmpty());
    assertThat(window.status.join()).isZero();
  }

  @Test
  void acceptsATypedPointWithAnyFocus() throws Exception {
    window.open();
    window.press(KeyEvent.VK_F6);
    await().until(() -> on(() -> shown().getFocusOwner() instanceof AbstractButton));
    for (int key : List.of(KeyEvent.VK_H, KeyEvent.VK_8, KeyEvent.VK_ENTER)) {
      window.press(key);
    }
    await().until(() -> bench.game().commands.contains("play h8"));
    assertThat(on(window.board()::isFocusOwner)).isTrue();
  }

  @Test
  void questionMarkShowsTheKeys() throws Exception {
    window.open();
    window.press(KeyEvent.VK_SHIFT, KeyEvent.VK_SLASH);
    await().until(() -> dialog().isPresent());
    assertThat(named(dialog().orElseThrow(), "keys", JTable.class)).isNotNull();
  }

  @Test
  void keyMovesTheFocusThroughTheWindow() throws Exception {
    window.open();
    BoardComponent board = window.board();
    window.press(KeyEvent.VK_F6);
    await()
        .until(
            () -> {
              Component owner = on(() -> shown().getFocusOwner());
              return owner instanceof JToggleButton button
                  && "workspace-play".equals(button.getName());
            });
    List<Component> panels = new ArrayList<>();
    while (!on(board::isFocusOwner)) {
      Component before = on(() -> shown().getFocusOwner());
      panels.add(before);
      window.press(KeyEvent.VK_F6);
      await().until(() -> on(() -> shown().getFocusOwner()) != before);
    }
    assertThat(panels).doesNotHaveDuplicates().hasSizeGreaterThan(1);
  }

  private Stream<JPanel> panels() {
    return all(shown(), JPanel.class)
        .filter(panel -> String.valueOf(panel.getName()).startsWith("panel-"));
  }

  @Test
  void showsOnlyTheBoard() throws Exception {
    window.open();
    int wide = on(() -> window.board().getWidth());
    window.press(KeyEvent.VK_F11);
    await().until(() -> on(() -> window.board().getWidth() > wide));
    assertThat(on(() -> panels().count())).isZero();
    window.press(KeyEvent.VK_F11);
    await().until(() -> on(() -> window.board().getWidth() == wide));
  }

  @Test
  void keyOpensAWorkspaceAndKeepsTheGame() throws Exception {
    bench.put("swing.panels", "moves=left,engine=window");
    bench.put("swing.panel-sizes", "right=wide,left=-5");
    window.open();
    assertThat(on(this::panelNames)).containsExactly("panel-moves");
    window.press(KeyEvent.VK_CONTROL, KeyEvent.VK_2);
    await().until(() -> on(this::panelNames).contains("panel-engine"));
    assertThat(on(this::panelNames))
        .containsExactlyInAnyOrder("panel-engine", "panel-moves", "panel-evaluation");
    assertThat(on(window.board()::isShowing)).isTrue();
    window.click(named(shown(), "workspace-learn", JToggleButton.class));
    await().until(() -> on(this::panelNames).contains("panel-problem"));
    assertThat(bench.games).hasSize(1);
    assertThat(on(window.board()::isFocusOwner)).isTrue();
  }

  @Test
  void opensTheWorkspaceOfAStartedActivity() throws Exception {
    window.open();
    window.press(KeyEvent.VK_F7);
    await().until(() -> on(this::panelNames).contains("panel-engine"));
    window.press(KeyEvent.VK_CONTROL, KeyEvent.VK_1);
    await().until(() -> !on(this::panelNames).contains("panel-engine"));
    assertThat(on(() -> named(shown(), "workspace-play", JToggleButton.class).isSelected()))
        .isTrue();
  }

  private List<String> panelNames() {
    return panels().filter(Component::isShowing).map(Component::getName).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh"})
  void everyControlHasAnAccessibleName(String language) throws Exception {
    bench.put(Preferences.LANGUAGE, language);
    window.open();
    assertThat(nameless(shown())).isEmpty();
    for (int key : List.of(KeyEvent.VK_N, KeyEvent.VK_COMMA)) {
      window.press(KeyEvent.VK_CONTROL, key);
      await().until(() -> dialog().isPresent());
      assertThat(nameless(dialog().orElseThrow())).isEmpty();
      window.press(KeyEvent.VK_ESCAPE);
      await().until(() -> dialog().isEmpty());
    }
  }

  private static List<String> nameless(Container in) throws Exception {
    return on(
        () ->
            all(in, Component.class)
                .filter(WindowTest::isOperated)
                .filter(
                    each -> {
                      String name = each.getAccessibleContext().getAccessibleName();
                      return name == null || name.isBlank();
                    })
                .map(Object::toString)
                .toList());
  }

  private static boolean isOperated(Component each) {
    // Their arrow buttons are internal.
    Container in = each.getParent();
    if (in instanceof JComboBox || in instanceof JSpinner || in instanceof JScrollBar) {
      return false;
    }
    return each.isFocusable()
        && Stream.of(
                AbstractButton.class,
                JComboBox.class,
                JTable.class,
                JList.class,
                JTextComponent.class,
                BoardComponent.class)
            .anyMatch(kind -> kind.isInstance(each));
  }
}
