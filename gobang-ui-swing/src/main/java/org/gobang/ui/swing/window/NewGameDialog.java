package org.gobang.ui.swing.window;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Window;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.workbench.Fouls;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.present.GamePresenter;
import org.jspecify.annotations.Nullable;

/** Asks what is to be played, by whom, and in what time. */
final class NewGameDialog {

  private final NewGame choice;
  private final Texts texts;
  private final GamePresenter game;
  private final JDialog dialog;
  private final Map<Stone, SeatForm> seats = new EnumMap<>(Stone.class);
  private final FormErrors checks = new FormErrors(this::checked);
  private final JTextArea about = SidePanel.text(Font.PLAIN, -1);
  private final JTextArea refusal = SidePanel.text(Font.PLAIN, 0);
  private final JButton start;
  private final NumberField size;
  private final JComboBox<Fouls> fouls;
  private final JLabel foulsLabel = new JLabel();
  private final OptionFieldPanel rulesOptions;
  private final LimitsForm limits;

  /** The size that the dialog had room for last, as far as the screen has. */
  private Dimension packed = new Dimension();

  private NewGameDialog(Window owner, NewGame choice, Texts texts, GamePresenter game) {
    this.choice = choice;
    this.texts = texts;
    this.game = game;
    this.dialog = new JDialog(owner, texts.of("new.title"), JDialog.ModalityType.DOCUMENT_MODAL);
    this.start = new JButton(new RunnableAction(texts.of("new.begin"), this::begin));
    this.size =
        NumberField.whole(
            choice.size(),
            NewGame.FEWEST_LINES,
            Point.MOST_LINES,
            checks,
            new JLabel(),
            texts.of("new.whole", NewGame.FEWEST_LINES, Point.MOST_LINES));
    this.rulesOptions = new OptionFieldPanel(texts.of("new.rules"), texts, checks, () -> {});
    this.limits = new LimitsForm(choice.limits(), texts, checks);
    this.fouls =
        combo(
            List.of(Fouls.values()),
            choice.fouls(),
            each -> texts.of(each == Fouls.REFUSE ? "fouls.refuse" : "fouls.lose"));
    JPanel form =
        new JPanel(
            new MigLayout(
                "insets 14 20 8 20, wrap 2, hidemode 3", "[right]10[grow, fill]", "[]8[]"));
    board(form);
    for (Stone stone : Stone.values()) {
      seat(form, stone);
    }
    section(form, "new.limits");
    form.add(limits.component(), "span, growx");
    form.add(teaching(), "span, left");
    form.add(ponder(), "span, left");
    form.add(more(), "span, left, gaptop 4");
    JPanel content = new JPanel(new BorderLayout());
    content.add(ScrollablePanel.around(form), BorderLayout.CENTER);
    content.add(buttons(), BorderLayout.SOUTH);
    dialog.setContentPane(content);
    Dialogs.leaveByEscape(dialog);
  }

  /** Shows the dialog and waits until it is closed; what was chosen is begun by then. */
  static void show(Window owner, NewGame choice, Texts texts, GamePresenter game) {
    NewGameDialog shown = new NewGameDialog(owner, choice, texts, game);
    shown.grow();
    shown.dialog.setLocationRelativeTo(owner);
    shown.dialog.setVisible(true);
  }

  private void checked() {
    start.setEnabled(checks.allGood());
    Dimension wanted = dialog.getPreferredSize();
    if (dialog.isShowing() && (wanted.height > packed.height || wanted.width > packed.width)) {
      grow();
    }
  }

  /** Begins the game; where that is refused it is said here, and something else can be chosen. */
  private void begin() {
    rulesOptions.require();
    seats.values().forEach(SeatForm::require);
    if (!checks.allGood()) {
      return;
    }
    start.setEnabled(false);
    game.session()
        .choose(
            choice,
            dialog::dispose,
            why -> {
              refusal.setText(texts.of(why));
              refusal.setVisible(true);
              grow();
              checked();
            });
  }

  private void board(JPanel form) {
    section(form, "new.board");
    JComboBox<GameChoices.Rules> rules =
        combo(choice.offer().rules(), choice.rules(), each -> each.label().name());
    labelled(form, "new.rules", rules, rules);
    about.setRows(2);
    about.setForeground(UIManager.getColor("Label.disabledForeground"));
    about.setText(choice.rules().label().description());
    form.add(about, "skip 1, wmin 320");
    showOptions();
    form.add(rulesOptions.panel(), "skip 1, growx, hidemode 3");
    labelled(form, "new.size", size.spinner(), FormErrors.cell(size.spinner(), size.told()));
    size.name(texts.of("new.size"));
    rules.addActionListener(
        event -> {
          choice.rules(Objects.requireNonNull((GameChoices.Rules) rules.getSelectedItem()));
          about.setText(choice.rules().label().description());
          size.set(choice.size());
          showOptions();
          showFouls();
          grow();
        });
    size.onChoice(lines -> choice.size(lines.intValueExact()));
    fouls.addActionListener(
        event -> choice.fouls(Objects.requireNonNull((Fouls) fouls.getSelectedItem())));
    foulsLabel.setText(texts.of("new.fouls"));
    foulsLabel.setLabelFor(fouls);
    form.add(foulsLabel);
    form.add(fouls);
    showFouls();
  }

  /** The tick, and beside it the loss from which on a move can be taken back. */
  private JComponent teaching() {
    TeachingChoice now = choice.teaching();
    JCheckBox box = new JCheckBox(texts.of("new.teaching"), now.on());
    box.setName("teaching");
    box.setToolTipText(texts.of("new.teaching.tip"));
    JComboBox<Integer> limit =
        combo(TeachingChoice.LIMITS, now.limit(), each -> texts.of("new.teaching.limit", each));
    limit.setName("teaching-limit");
    limit.getAccessibleContext().setAccessibleName(texts.of("new.teaching.loss"));
    limit.setEnabled(now.on());
    Runnable chosen =
        () -> {
          limit.setEnabled(box.isSelected());
          int percent = Objects.requireNonNull((Integer) limit.getSelectedItem());
          choice.teaching(new TeachingChoice(box.isSelected(), percent));
        };
    box.addActionListener(event -> chosen.run());
    limit.addActionListener(event -> chosen.run());
    JPanel row = new JPanel(new MigLayout("insets 0", "[]10[]"));
    row.add(box);
    row.add(limit);
    return row;
  }

  private JCheckBox ponder() {
    JCheckBox box = new JCheckBox(texts.of("new.ponder"), choice.ponder());
    box.setName("ponder");
    box.setToolTipText(texts.of("new.ponder.tip"));
    box.addActionListener(event -> choice.ponder(box.isSelected()));
    return box;
  }

  /** Unfolds what only experts need. */
  private JToggleButton more() {
    JToggleButton more = new JToggleButton(texts.of("new.more"), choice.more());
    more.setName("more");
    more.setToolTipText(texts.of("new.more.tip"));
    more.setIcon(UIManager.getIcon("Tree.collapsedIcon"));
    more.setSelectedIcon(UIManager.getIcon("Tree.expandedIcon"));
    more.putClientProperty(
        FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_BORDERLESS);
    // What is unfolded shows that it is chosen; the sign stands below the ticks.
    more.putClientProperty(
        FlatClientProperties.STYLE, "toolbar.selectedBackground: #0000; margin: 2,3,2,6");
    limits.more(choice.more());
    more.addActionListener(
        event -> {
          choice.more(more.isSelected());
          showOptions();
          seats.values().forEach(SeatForm::show);
          limits.more(choice.more());
          grow();
        });
    return more;
  }

  private void showOptions() {
    rulesOptions.clear();
    choice
        .shown(choice.rules().settings())
        .forEach(setting -> rulesOptions.add(choice.rulesOptions(), setting));
    rulesOptions.panel().setVisible(rulesOptions.panel().getComponentCount() > 0);
    rulesOptions.panel().revalidate();
  }

  /** What becomes of a foul is asked where there can be one. */
  private void showFouls() {
    boolean known = choice.rules().fouls();
    foulsLabel.setVisible(known);
    fouls.setVisible(known);
  }

  private void seat(JPanel form, Stone stone) {
    section(form, stone == Stone.BLACK ? "black" : "white");
    SeatForm seat = new SeatForm(choice, stone, texts, checks, this::grow);
    seats.put(stone, seat);
    labelled(form, "new.player", seat.occupants(), seat.occupants());
    form.add(seat.about(), "skip 1, growx, wmin 320, wmax 500, hmin pref");
    form.add(seat.settings(), "skip 1, growx, hidemode 3");
  }

  /** The settings of another player may need more room, as far as there is some. */
  private void grow() {
    dialog.setMinimumSize(null);
    packed = dialog.getPreferredSize();
    dialog.pack();
    WindowBounds.fit(dialog);
  }

  private JPanel buttons() {
    JButton swap = new JButton(new RunnableAction(texts.of("new.swap"), this::swap));
    JButton cancel = new JButton(new RunnableAction(texts.of("cancel"), dialog::dispose));
    dialog.getRootPane().setDefaultButton(start);
    JPanel buttons = new JPanel(new MigLayout("insets 8 20 16 20, hidemode 3", "[][grow][][]"));
    refusal.setForeground(UIManager.getColor("Actions.Red"));
    refusal.setVisible(false);
    buttons.add(refusal, "span, growx, wmin 0, wrap");
    buttons.add(swap);
    buttons.add(cancel, "skip 1");
    buttons.add(start);
    return buttons;
  }

  private void swap() {
    choice.swap();
    seats.values().forEach(SeatForm::show);
  }

  private void section(JPanel form, String key) {
    JLabel heading = new JLabel(texts.of(key));
    heading.setFont(ThemeSwitcher.font(Font.BOLD, 1));
    form.add(heading, "span, left, gaptop 8");
  }

  private void labelled(JPanel form, String key, JComponent field, JComponent cell) {
    JLabel label = new JLabel(texts.of(key));
    label.setLabelFor(field);
    form.add(label);
    form.add(cell);
  }

  /** A list to choose from, each entry by its name. */
  static <T> JComboBox<T> combo(List<T> all, @Nullable T chosen, Function<T, String> name) {
    JComboBox<T> combo = new JComboBox<>();
    all.forEach(combo::addItem);
    combo.setSelectedItem(chosen);
    DefaultListCellRenderer usual = new DefaultListCellRenderer();
    combo.setRenderer(
        (list, value, index, selected, focused) ->
            usual.getListCellRendererComponent(
                list, value == null ? "" : name.apply(value), index, selected, focused));
    return combo;
  }
}
