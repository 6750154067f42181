package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.all;
import static org.gobang.ui.swing.OpenWindow.dialog;
import static org.gobang.ui.swing.OpenWindow.named;
import static org.gobang.ui.swing.OpenWindow.on;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JSpinner;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.gobang.api.Option;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeRules;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.session.MovePace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Choosing a game in the dialog and at the first start. */
class NewGameWindowTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  private Container openDialog() {
    window.open();
    window.press(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
    await().until(() -> dialog().isPresent());
    return dialog().orElseThrow();
  }

  private static String white(FakeWorkbench bench) {
    Seat white = bench.games.get(bench.games.size() - 1).state().white();
    return ((Seat.Computer) white).who().recordName();
  }

  private static Stream<JComboBox<?>> lists(Container dialog) {
    return all(dialog, JComboBox.class).map(each -> each);
  }

  /** Returns the list of players of White. */
  private static JComboBox<?> players(Container dialog) {
    return lists(dialog)
        .filter(each -> each.getItemAt(0) instanceof GameChoices.Occupant)
        .skip(1)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void expandedSectionDoesNotLookLikeAPressedButton() throws Exception {
    Container dialog = openDialog();
    AbstractButton more = named(dialog, "more", AbstractButton.class);
    Color folded = on(() -> ground(more));
    on(
        () -> {
          more.doClick();
          return true;
        });
    assertThat(on(() -> ground(more))).isEqualTo(folded);
  }

  /** Returns the colour beside the text of a button. */
  private static Color ground(AbstractButton button) {
    BufferedImage image =
        new BufferedImage(button.getWidth(), button.getHeight(), BufferedImage.TYPE_INT_ARGB);
    button.paint(image.getGraphics());
    return new Color(image.getRGB(image.getWidth() - 4, image.getHeight() / 2), true);
  }

  private static Rectangle place(Component component, Container in) {
    return SwingUtilities.convertRectangle(component.getParent(), component.getBounds(), in);
  }

  /** Returns labels that are not beside their fields and truncated texts. */
  private static List<String> misplaced(Container dialog) throws Exception {
    return on(
        () ->
            all(dialog, JLabel.class)
                .filter(Component::isShowing)
                .filter(label -> isTorn(label, dialog) || isCut(label))
                .map(JLabel::getText)
                .toList());
  }

  private static boolean isTorn(JLabel label, Container dialog) {
    if (label.getLabelFor() == null) {
      return false;
    }
    Rectangle at = place(label, dialog);
    Rectangle field = place(label.getLabelFor(), dialog);
    return at.y + at.height < field.y || at.y > field.y + field.height || at.x > field.x;
  }

  private static boolean isCut(JComponent label) {
    Rectangle seen = label.getVisibleRect();
    return seen.height < label.getHeight() || seen.width < label.getPreferredSize().width;
  }

  @Test
  void setsOptionsOfRules() throws Exception {
    bench.rules.put(
        "long",
        new FakeRules("long", 15, false)
            .with(
                new Option.Whole("line", 3, 9, 5),
                new Option.Whole("stones", 1, 3, 1),
                new Option.Flag("torus", false)));
    Container dialog = openDialog();
    JComboBox<?> rules =
        lists(dialog)
            .filter(each -> each.getItemAt(0) instanceof GameChoices.Rules)
            .findFirst()
            .orElseThrow();
    SwingUtilities.invokeAndWait(() -> rules.setSelectedIndex(2));
    await().until(() -> misplaced(dialog).isEmpty());
    JSpinner line = named(dialog, "line", JSpinner.class);
    SwingUtilities.invokeAndWait(
        () -> {
          line.setValue(6L);
          named(dialog, "torus", AbstractButton.class).doClick();
        });
    SwingUtilities.invokeAndWait(() -> rules.setSelectedIndex(0));
    assertThat(on(() -> all(dialog, JSpinner.class).noneMatch(line::equals))).isTrue();
    SwingUtilities.invokeAndWait(() -> rules.setSelectedIndex(2));
    JSpinner again = named(dialog, "line", JSpinner.class);
    assertThat(again.getValue()).as("as in the last game").isEqualTo(5L);
    SwingUtilities.invokeAndWait(() -> again.setValue(7L));
    window.click(begin(dialog));
    await()
        .untilAsserted(
            () ->
                assertThat(bench.games.get(bench.games.size() - 1).state().record().rules())
                    .isEqualTo("long:line=7"));
  }

  @Test
  void reportsAWrongLevelBelowItsField() throws Exception {
    Container dialog = openDialog();
    assertThat(misplaced(dialog)).isEmpty();
    JSpinner level = named(dialog, "level", JSpinner.class);
    JTextComponent text = ((JSpinner.DefaultEditor) level.getEditor()).getTextField();
    SwingUtilities.invokeLater(() -> text.setText("77"));
    await()
        .until(
            () -> on(() -> all(dialog, JLabel.class).anyMatch(each -> said(each, "from 1 to 9"))));
    assertThat(misplaced(dialog)).isEmpty();
    SwingUtilities.invokeLater(() -> text.setText("3"));
    JComboBox<?> strength = named(dialog, "strength", JComboBox.class);
    await().until(() -> on(() -> Optional.of(Strength.CASUAL).equals(strength.getSelectedItem())));
    SwingUtilities.invokeLater(() -> strength.setSelectedItem(Optional.of(Strength.FULL)));
    await().until(() -> on(() -> level.getValue().equals(9L)));
    assertThat(misplaced(dialog)).isEmpty();
  }

  private static AbstractButton begin(Container dialog) {
    return all(dialog, AbstractButton.class)
        .filter(each -> "Start".equals(each.getText()))
        .findFirst()
        .orElseThrow();
  }

  private static boolean said(JLabel label, String part) {
    return label.isShowing() && label.getText().contains(part);
  }

  @Test
  void choosesAPlayerOfTheOpenListOnlyWithEnter() throws Exception {
    JComboBox<?> players = players(openDialog());
    window.click(players);
    await().until(() -> on(players::isPopupVisible));
    window.press(KeyEvent.VK_DOWN);
    assertThat(on(players::getSelectedIndex)).isEqualTo(1);
    assertThat(on(players::isPopupVisible)).isTrue();
    window.press(KeyEvent.VK_ENTER);
    await().until(() -> on(() -> players.getSelectedIndex() == 2));
    assertThat(on(players::isPopupVisible)).isFalse();
    assertThat(dialog()).as("no started game").isPresent();
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void reportsAMissingEngineCommandAtItsField() throws Exception {
    bench.add(new FakePlayer("engine", new Option.Text("command", "", true, false)));
    Container dialog = openDialog();
    SwingUtilities.invokeLater(() -> players(dialog).setSelectedIndex(3));
    AbstractButton begin = begin(dialog);
    window.click(begin);
    await()
        .until(() -> on(() -> all(dialog, JLabel.class).anyMatch(each -> said(each, "Required"))));
    assertThat(bench.games).hasSize(1);
    assertThat(misplaced(dialog)).isEmpty();
    JTextComponent command = named(dialog, "command", JTextComponent.class);
    SwingUtilities.invokeLater(() -> command.setText("/opt/pbrain"));
    await().until(() -> on(begin::isEnabled));
    window.click(begin);
    await().until(() -> bench.games.size() == 2);
    assertThat(white(bench)).isEqualTo("engine");
    await().until(() -> bench.preferences.containsKey("last.rules"));
  }

  @Test
  void choosesOrTypesAnEvaluator() throws Exception {
    bench.add(new FakePlayer("ahead", new Option.Evaluator("evaluator", "near")));
    bench.evaluators("near", "far");
    Container dialog = openDialog();
    SwingUtilities.invokeLater(() -> players(dialog).setSelectedIndex(3));
    await().until(() -> on(() -> isShown(dialog, "evaluator")));
    JComboBox<?> evaluators = named(dialog, "evaluator", JComboBox.class);
    JTextComponent text = (JTextComponent) evaluators.getEditor().getEditorComponent();
    SwingUtilities.invokeLater(() -> evaluators.setSelectedIndex(1));
    await().until(() -> on(() -> text.getText().equals("far")));
    SwingUtilities.invokeLater(() -> text.setText("fars"));
    await().until(() -> on(() -> isShown(dialog, "Unknown evaluator: fars")));
    assertThat(misplaced(dialog)).isEmpty();
    SwingUtilities.invokeLater(() -> text.setText("far:depth=2"));
    await().until(() -> on(() -> !isShown(dialog, "Unknown evaluator")));
    window.press(KeyEvent.VK_ENTER);
    await().until(() -> bench.games.size() == 2);
    assertThat(((Seat.Computer) bench.game().state().white()).who().options())
        .containsOnly(Map.entry("evaluator", "far:depth=2"));
  }

  @Test
  void offersForbiddenMovesOnlyForTheirRules() throws Exception {
    Container dialog = openDialog();
    assertThat(on(() -> isShown(dialog, "Forbidden moves"))).isTrue();
    SwingUtilities.invokeLater(() -> lists(dialog).findFirst().orElseThrow().setSelectedIndex(1));
    await().until(() -> on(() -> !isShown(dialog, "Forbidden moves")));
  }

  private static boolean isShown(Container dialog, String label) {
    return all(dialog, JLabel.class).anyMatch(each -> said(each, label));
  }

  @Test
  void firstStartAsksForTheStrengthOfTheOpponent() throws Exception {
    bench.requestIsDefault = true;
    window.open();
    await().until(() -> dialog().isPresent());
    assertThat(white(bench)).as("meanwhile").isEqualTo("deep:level=3");
    window.press(KeyEvent.VK_4);
    await().until(() -> dialog().isEmpty() && bench.games.size() == 2);
    assertThat(white(bench)).isEqualTo("deep:level=7");
    Seat kept = FirstGame.of(bench).orElseThrow().setup().seat(Stone.WHITE);
    assertThat(((Seat.Computer) kept).who().recordName()).isEqualTo("deep:level=7");
  }

  @Test
  void firstStartChoosesAWeakOpponentOnEscape() throws Exception {
    bench.requestIsDefault = true;
    window.open();
    await().until(() -> dialog().isPresent());
    window.press(KeyEvent.VK_ESCAPE);
    await().until(() -> dialog().isEmpty());
    await().until(() -> bench.preferences.containsKey("last.rules"));
    assertThat(bench.games).hasSize(1);
    assertThat(white(bench)).isEqualTo("deep:level=3");
  }

  @Test
  void startsWithTheLastGame() throws Exception {
    bench.requestIsDefault = true;
    bench.put("last.rules", "wide");
    bench.put("last.size", "17");
    bench.put("last.white", "plain");
    MovePace.FIVE.put(bench);
    window.open();
    assertThat(white(bench)).isEqualTo("plain");
    assertThat(bench.games.get(0).state().record().start().size()).isEqualTo(17);
    assertThat(Objects.requireNonNull(bench.games.get(0)).pace).isEqualTo(MovePace.FIVE.least());
  }

  @Test
  void startsNoGameBeforeTheAnswerToTheResumeQuestion() throws Exception {
    bench.requestIsDefault = true;
    bench.left(bench.request().orElseThrow());
    window.open();
    await().until(() -> dialog().isPresent());
    assertThat(bench.games).hasSize(1);
    assertThat(bench.game().setup().paused()).isTrue();
    assertThat(bench.game().commands).isEmpty();
    window.press(KeyEvent.VK_ESCAPE);
    await().until(() -> bench.game().commands.contains("pause false"));
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void choosesOneOfSeveralUnfinishedGames() throws Exception {
    bench.requestIsDefault = true;
    bench.left("renju", "plain", "h8 h9", Map.of()).left("renju", "plain", "a1", Map.of());
    window.open();
    await().until(() -> dialog().isPresent());
    on(
        () -> {
          JList<?> list = all(dialog().orElseThrow(), JList.class).findFirst().orElseThrow();
          assertThat(list.getModel().getSize()).isEqualTo(2);
          assertThat(list.getSelectedIndex()).as("the newest").isZero();
          list.setSelectedIndex(1);
          return true;
        });
    window.press(KeyEvent.VK_ENTER);
    await().until(() -> bench.games.size() == 2);
    assertThat(bench.game().state().path()).hasSize(2);
  }

  @Test
  void offersNoUnfinishedGameWhenTheCommandLineNamesAGame() throws Exception {
    bench.left(bench.request().orElseThrow());
    window.open();
    await().until(() -> !bench.games.isEmpty());
    assertThat(bench.game().setup().paused()).isFalse();
    assertThat(dialog()).isEmpty();
  }
}
