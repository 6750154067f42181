package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.awt.Component;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Point;
import org.gobang.api.tournament.SequentialTest;
import org.gobang.api.tournament.TournamentSetup.Format;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.tournament.TournamentChoice;
import org.gobang.presentation.tournament.TournamentPage;
import org.gobang.ui.swing.board.RunnableAction;

/** What is chosen for a tournament: the players, the games, and where it is kept. */
final class TournamentForm {

  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_AT_A_TIME = 256;
  private static final double MOST_ELO = 1000;

  private final Component parent;
  private final TournamentPage page;
  private final TournamentChoice choice;
  private final Texts texts;
  private final FormErrors checks = new FormErrors(this::buttons);
  private final TournamentPlayers players;
  private final NoticeText said = new NoticeText();
  private final JTextField folder = new JTextField();
  private final JTextField openings = new JTextField();
  private final JCheckBox test;
  private final NumberField elo0;
  private final NumberField elo1;
  private final JButton start;
  private final JButton resume;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, gap 0, wrap 1", "[grow, fill]", "[grow, fill][]"));

  TournamentForm(Component parent, TournamentPage page, TournamentChoice choice, Texts texts) {
    this.parent = parent;
    this.page = page;
    this.choice = choice;
    this.texts = texts;
    this.test = new JCheckBox(texts.of("tournament.test"));
    this.start = new JButton(new RunnableAction(texts.of("tournament.start"), this::begin));
    this.resume = new JButton(new RunnableAction(texts.of("tournament.resume"), this::resume));
    this.elo0 = number(0, -MOST_ELO, MOST_ELO);
    this.elo1 = number(50, -MOST_ELO, MOST_ELO);
    start.setName("tournament.start");
    this.players = new TournamentPlayers(choice, texts, checks, this::enable);
    JPanel both =
        new JPanel(
            new MigLayout("insets 16", "[330::, grow, fill]24[pref!, fill]", "[grow, fill]"));
    both.add(players.component(), "wmin 0");
    both.add(games(), "wmin 0, top");
    panel.add(ScrollablePanel.around(both));
    panel.add(foot());
    folder.setText(page.proposedFolder(now()).toString());
  }

  JComponent component() {
    return panel;
  }

  /** The button that starts the tournament. */
  JButton start() {
    return start;
  }

  /** How many games are played at a time. */
  int concurrency() {
    return choice.concurrency();
  }

  private NumberField number(double value, double from, double to) {
    return NumberField.decimal(
        value, from, to, checks, new JLabel(), texts.of("new.number", whole(from), whole(to)));
  }

  private static String whole(double number) {
    return String.valueOf(Math.round(number));
  }

  private JComponent games() {
    JPanel form =
        new JPanel(new MigLayout("insets 0, wrap 2, hidemode 3", "[right]10[grow, fill]", "[]7[]"));
    board(form);
    section(form, "tournament.section.games");
    JComboBox<Format> formats =
        NewGameDialog.combo(
            List.of(Format.values()),
            choice.format(),
            each -> texts.of("tournament.format." + each));
    formats.addActionListener(
        event -> choice.format(Objects.requireNonNull((Format) formats.getSelectedItem())));
    row(form, "tournament.format", formats, formats);
    NumberField games = whole(form, "tournament.count", choice.games(), MOST_GAMES);
    games.onChoice(count -> choice.games(count.intValueExact()));
    NumberField atATime =
        whole(form, "tournament.concurrency", choice.concurrency(), MOST_AT_A_TIME);
    atATime.onChoice(count -> choice.concurrency(count.intValueExact()));
    test(form);
    section(form, "new.limits");
    form.add(new LimitsForm(choice.limits(), texts, checks).component(), "span, growx");
    return form;
  }

  private void board(JPanel form) {
    section(form, "new.board");
    JComboBox<GameChoices.Rules> rules =
        NewGameDialog.combo(choice.offeredRules(), choice.rules(), each -> each.label().name());
    row(form, "new.rules", rules, rules);
    OptionFieldPanel options = new OptionFieldPanel(texts.of("new.rules"), texts, checks, () -> {});
    form.add(options.panel(), "skip 1, growx");
    NumberField size =
        NumberField.whole(
            choice.size(),
            NewGame.FEWEST_LINES,
            Point.MOST_LINES,
            checks,
            new JLabel(),
            texts.of("new.whole", NewGame.FEWEST_LINES, Point.MOST_LINES));
    row(form, "new.size", size.spinner(), FormErrors.cell(size.spinner(), size.told()));
    size.name(texts.of("new.size"));
    size.onChoice(lines -> choice.size(lines.intValueExact()));
    showOptions(options);
    rules.addActionListener(
        event -> {
          choice.rules(Objects.requireNonNull((GameChoices.Rules) rules.getSelectedItem()));
          size.set(choice.size());
          showOptions(options);
          form.revalidate();
        });
    openings.putClientProperty("JTextField.placeholderText", texts.of("tournament.openings.own"));
    row(
        form,
        "tournament.openings",
        openings,
        withChooser(openings, JFileChooser.FILES_ONLY, texts.of("tournament.openings")));
  }

  private void showOptions(OptionFieldPanel options) {
    options.clear();
    choice.rules().settings().forEach(each -> options.add(choice.rulesOptions(), each));
    options.panel().setVisible(!choice.rules().settings().isEmpty());
  }

  private NumberField whole(JPanel form, String key, int value, int most) {
    NumberField field =
        NumberField.whole(
            value, 1, most, checks, new JLabel(), texts.of("new.whole", "1", String.valueOf(most)));
    row(form, key, field.spinner(), FormErrors.cell(field.spinner(), field.told()));
    field.name(texts.of(key));
    return field;
  }

  /** The test of the lead, which is between two players. */
  private void test(JPanel form) {
    test.setName("tournament.test");
    test.setToolTipText(texts.of("tournament.test.tip"));
    elo0.name(texts.of("tournament.test.lower.lead"));
    elo1.name(texts.of("tournament.test.higher.lead"));
    JPanel row = new JPanel(new MigLayout("insets 0, hidemode 3", "[]8[]6[]6[]6[]"));
    row.add(test);
    row.add(elo0.spinner());
    row.add(new JLabel(texts.of("tournament.test.or")));
    row.add(elo1.spinner());
    row.add(new JLabel("Elo"));
    test.addActionListener(event -> enable());
    form.add(row, "skip 1");
  }

  private JComponent foot() {
    JPanel foot =
        new JPanel(new MigLayout("insets 8 16 14 16, hidemode 3", "[]8[grow, fill]16[][]"));
    foot.add(said.component(), "span, growx, wmin 0, wrap");
    JLabel label = new JLabel(texts.of("tournament.folder"));
    label.setLabelFor(folder);
    foot.add(label);
    foot.add(withChooser(folder, JFileChooser.DIRECTORIES_ONLY, texts.of("tournament.folder")));
    foot.add(resume);
    foot.add(start);
    return foot;
  }

  private JComponent withChooser(JTextField field, int what, String title) {
    JButton choose = new JButton(texts.of("new.file"));
    choose.getAccessibleContext().setAccessibleName(title + ": " + texts.of("new.file"));
    choose.addActionListener(
        event -> choose(field.getText(), what, title).ifPresent(field::setText));
    JPanel both = new JPanel(new BorderLayout(4, 0));
    both.setOpaque(false);
    both.add(field, BorderLayout.CENTER);
    both.add(choose, BorderLayout.LINE_END);
    return both;
  }

  private Optional<String> choose(String from, int what, String title) {
    JFileChooser chooser = new JFileChooser(new File(from));
    chooser.setDialogTitle(title);
    chooser.setFileSelectionMode(what);
    return chooser.showDialog(parent, null) == JFileChooser.APPROVE_OPTION
        ? Optional.of(chooser.getSelectedFile().getPath())
        : Optional.empty();
  }

  private void section(JPanel form, String key) {
    JLabel head = new JLabel(texts.of(key));
    head.putClientProperty("FlatLaf.styleClass", "h4");
    form.add(head, "span, left, gaptop 6");
  }

  private void row(JPanel form, String key, JComponent field, JComponent shown) {
    JLabel label = new JLabel(texts.of(key));
    label.setLabelFor(field);
    field.setName(key);
    field.getAccessibleContext().setAccessibleName(texts.of(key));
    form.add(label);
    form.add(shown);
  }

  private void begin() {
    players.require();
    if (!checks.allGood()) {
      return;
    }
    try {
      String file = openings.getText().strip();
      choice.openings(file.isEmpty() ? Optional.empty() : Optional.of(Path.of(file)));
      choice.test(
          test.isSelected()
              ? Optional.of(
                  new SequentialTest.Leads(elo0.value().doubleValue(), elo1.value().doubleValue()))
              : Optional.empty());
      page.start(choice, Path.of(folder.getText().strip()));
    } catch (InvalidPathException noPath) {
      said.show(Notice.failure(texts.of("tournament.no.path", noPath.getInput())));
    } catch (IllegalArgumentException notInOrder) {
      said.show(Notice.failure(texts.of("tournament.test.order")));
    }
  }

  private void resume() {
    choose(page.home().toString(), JFileChooser.DIRECTORIES_ONLY, texts.of("tournament.resume"))
        .map(Path::of)
        .ifPresent(where -> page.resume(where, choice.concurrency()));
  }

  private void enable() {
    boolean canTest = choice.canTest();
    test.setEnabled(canTest);
    elo0.enable(canTest && test.isSelected());
    elo1.enable(canTest && test.isSelected());
    buttons();
  }

  private void buttons() {
    start.setEnabled(choice.isComplete() && checks.allGood() && !page.isOpening());
    resume.setEnabled(!page.isOpening());
  }

  /** Shows what came of a start; another tournament has a folder of its own. */
  void show() {
    said.show(page.said());
    if (page.folder().filter(used -> used.toString().equals(folder.getText())).isPresent()) {
      folder.setText(page.proposedFolder(now()).toString());
    }
    enable();
  }

  private static LocalDateTime now() {
    return LocalDateTime.now(ZoneId.systemDefault());
  }
}
