package org.gobang.ui.swing.window;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.RulesChoice;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** The dialog for a new game: rules, players and limits. */
final class NewGameDialog {

  private final NewGame choice;
  private final Texts texts;
  private final SessionPresenter session;
  private final JDialog dialog;
  private final Map<Stone, SeatForm> seats = new EnumMap<>(Stone.class);
  private final FormErrors checks = new FormErrors(this::checked);
  private final JTextArea about = SidePanel.text(Font.PLAIN, -1);
  private final JTextArea refusal = SidePanel.text(Font.PLAIN, 0);
  private final JButton start;
  private final ChoiceBox<Fouls> fouls;
  private final JLabel foulsLabel;
  private final RulesChoice rules;
  private final OptionFieldPanel rulesOptions;
  private final NumberField size;
  private final LimitsForm limits;

  /** The last size of the dialog, limited by the screen. */
  private Dimension packed = new Dimension();

  private NewGameDialog(WindowContext context, NewGame choice) {
    this.choice = choice;
    this.texts = context.texts();
    this.session = context.game().session();
    this.dialog = Dialogs.modal(context.frame(), texts.of("new.title"));
    this.start = new JButton(new RunnableAction(texts.of("new.begin"), this::begin));
    this.rules = choice.rules();
    this.size =
        NumberField.whole(rules.size(), NewGame.FEWEST_LINES, Point.MOST_LINES, checks, texts);
    this.rulesOptions = new OptionFieldPanel(texts.of("new.rules"), texts, checks, () -> {});
    this.limits = new LimitsForm(choice.limits(), texts, checks);
    this.fouls =
        new ChoiceBox<>(
            List.of(Fouls.values()),
            choice.fouls(),
            each -> texts.of(each == Fouls.REFUSE ? "fouls.refuse" : "fouls.lose"),
            choice::fouls);
    FormRows form =
        new FormRows(
            new JPanel(
                new MigLayout(
                    "insets 14 20 8 20, wrap 2, hidemode 3", "[right]10[grow, fill]", "[]8[]")),
            texts);
    form.section("new.board");
    form.row(
        "new.rules",
        new ChoiceBox<>(
            rules.offered(), rules.rules(), each -> each.label().name(), this::chooseRules));
    about.setRows(2);
    form.panel().add(SidePanel.quiet(about), "skip 1, wmin 320");
    form.panel().add(rulesOptions.panel(), "skip 1, growx, hidemode 3");
    form.row("new.size", size);
    size.onChoice(lines -> rules.size(lines.intValueExact()));
    this.foulsLabel = form.row("new.fouls", fouls);
    showRules();
    for (Stone stone : Stone.values()) {
      seats.put(stone, new SeatForm(choice, stone, form, checks, this::grow));
    }
    form.section("new.limits");
    form.panel().add(limits.component(), "span, growx");
    form.panel().add(teaching(), "span, left");
    JCheckBox ponder = new JCheckBox("", choice.ponder());
    form.panel().add(toggle(ponder, "ponder", choice::ponder), "span, left");
    form.panel().add(more(), "span, left, gaptop 4");
    JPanel content = new JPanel(new BorderLayout());
    content.add(ScrollablePanel.around(form.panel()), BorderLayout.CENTER);
    content.add(buttons(), BorderLayout.SOUTH);
    dialog.setContentPane(content);
  }

  /** Shows the dialog with the settings of the last game. */
  static void choose(WindowContext context) {
    Texts texts = context.texts();
    Optional<GameSetup> last = context.game().session().games().setups().last();
    if (last.isEmpty()) {
      context.tasks().notices().fail(new RefusedException(texts.of("watching")));
      return;
    }
    Workbench workbench = context.workbench();
    context
        .tasks()
        .run(
            () -> {
              GameChoices offer = GameChoices.of(workbench.plugins(), texts);
              return new NewGame(workbench, last.get(), offer, Optional.empty());
            },
            choice -> {
              NewGameDialog shown = new NewGameDialog(context, choice);
              shown.grow();
              shown.dialog.setLocationRelativeTo(context.frame());
              shown.dialog.setVisible(true);
            });
  }

  private void checked() {
    start.setEnabled(checks.allGood());
    Dimension wanted = dialog.getPreferredSize();
    if (dialog.isShowing() && (wanted.height > packed.height || wanted.width > packed.width)) {
      grow();
    }
  }

  /** Starts the game, or shows the refusal in the dialog. */
  private void begin() {
    rulesOptions.require();
    seats.values().forEach(SeatForm::require);
    if (!checks.allGood()) {
      return;
    }
    start.setEnabled(false);
    session.choose(
        choice,
        dialog::dispose,
        why -> {
          refusal.setText(texts.of(why));
          refusal.setVisible(true);
          grow();
          checked();
        });
  }

  /** Returns the check box for teaching games with the minimum loss for a take-back. */
  private JComponent teaching() {
    TeachingChoice now = choice.teaching();
    JCheckBox box = new JCheckBox("", now.on());
    ChoiceBox<Integer> limit =
        new ChoiceBox<>(
            TeachingChoice.LIMITS,
            now.limit(),
            each -> texts.of("new.teaching.limit", each),
            percent -> choice.teaching(new TeachingChoice(box.isSelected(), percent)));
    limit.setName("teaching-limit");
    limit.getAccessibleContext().setAccessibleName(texts.of("new.teaching.loss"));
    limit.setEnabled(now.on());
    toggle(
        box,
        "teaching",
        on -> {
          limit.setEnabled(on);
          choice.teaching(choice.teaching().on(on));
        });
    JPanel row = new JPanel(new MigLayout("insets 0", "[]10[]"));
    row.add(box);
    row.add(limit);
    return row;
  }

  /** Sets the texts and the action of a check box or another button with two states. */
  private <B extends AbstractButton> B toggle(B button, String name, Consumer<Boolean> set) {
    button.setText(texts.of("new." + name));
    button.setToolTipText(texts.of("new." + name + ".tip"));
    button.setName(name);
    button.addActionListener(event -> set.accept(button.isSelected()));
    return button;
  }

  /** Returns the button that shows the expert options. */
  private JToggleButton more() {
    JToggleButton more = new JToggleButton("", choice.more());
    more.setIcon(UIManager.getIcon("Tree.collapsedIcon"));
    more.setSelectedIcon(UIManager.getIcon("Tree.expandedIcon"));
    more.putClientProperty(
        FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_BORDERLESS);
    // The sign shows whether the options are expanded and is aligned with the check boxes.
    more.putClientProperty(
        FlatClientProperties.STYLE, "toolbar.selectedBackground: #0000; margin: 2,3,2,6");
    limits.more(choice.more());
    return toggle(
        more,
        "more",
        on -> {
          choice.more(on);
          showRules();
          seats.values().forEach(SeatForm::show);
          limits.more(on);
          grow();
        });
  }

  private void chooseRules(GameChoices.Rules next) {
    rules.rules(next);
    size.set(rules.size());
    showRules();
    grow();
  }

  /**
   * Shows the description and the options of the rules, and the handling of forbidden moves, if
   * any.
   */
  private void showRules() {
    about.setText(rules.rules().label().description());
    rulesOptions.show(rules.options(), choice.shown(rules.rules().settings()));
    foulsLabel.setVisible(rules.rules().fouls());
    fouls.setVisible(rules.rules().fouls());
  }

  /** Enlarges the dialog if the options of another player need more space. */
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
}
