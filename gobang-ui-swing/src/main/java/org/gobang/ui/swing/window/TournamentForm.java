package org.gobang.ui.swing.window;

import java.awt.Component;
import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Point;
import org.gobang.api.tournament.SequentialTest;
import org.gobang.api.tournament.TournamentSetup;
import org.gobang.api.tournament.TournamentSetup.Format;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.NumberRange;
import org.gobang.presentation.newgame.RulesChoice;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.tournament.TournamentChoice;
import org.gobang.presentation.tournament.TournamentPage;
import org.gobang.ui.swing.board.RunnableAction;

/** The form for a tournament: players, games and folder. */
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

  /** Returns the button that starts the tournament. */
  JButton start() {
    return start;
  }

  /** Returns the number of games in parallel. */
  int concurrency() {
    return choice.concurrency();
  }

  private NumberField number(double value, double from, double to) {
    return new NumberField(BigDecimal.valueOf(value), NumberRange.decimal(from, to), checks, texts);
  }

  private JComponent games() {
    FormRows form =
        new FormRows(
            new JPanel(
                new MigLayout("insets 0, wrap 2, hidemode 3", "[right]10[grow, fill]", "[]7[]")),
            texts);
    board(form);
    form.section("tournament.section.games");
    form.row(
        "tournament.format",
        new ChoiceBox<>(
            List.of(Format.values()),
            choice.format(),
            each -> texts.of("tournament.format." + each),
            choice::format));
    whole(form, "tournament.count", choice.games(), MOST_GAMES, choice::games);
    whole(
        form, "tournament.concurrency", choice.concurrency(), MOST_AT_A_TIME, choice::concurrency);
    test(form.panel());
    form.section("new.limits");
    form.panel().add(new LimitsForm(choice.limits(), texts, checks).component(), "span, growx");
    return form.panel();
  }

  private void board(FormRows form) {
    form.section("new.board");
    RulesChoice rules = choice.rules();
    OptionFieldPanel options = new OptionFieldPanel(texts.of("new.rules"), texts, checks, () -> {});
    NumberField size =
        NumberField.whole(rules.size(), NewGame.FEWEST_LINES, Point.MOST_LINES, checks, texts);
    form.row(
        "new.rules",
        new ChoiceBox<>(
            rules.offered(),
            rules.rules(),
            each -> each.label().name(),
            next -> {
              rules.rules(next);
              size.set(rules.size());
              options.show(rules.options(), next.settings());
            }));
    options.show(rules.options(), rules.rules().settings());
    form.panel().add(options.panel(), "skip 1, growx");
    form.row("new.size", size);
    size.onChoice(lines -> rules.size(lines.intValueExact()));
    openings.putClientProperty("JTextField.placeholderText", texts.of("tournament.openings.own"));
    String key = "tournament.openings";
    form.row(key, openings, file(openings, JFileChooser.FILES_ONLY, key), "");
  }

  private JComponent file(JTextField field, int what, String key) {
    return FileField.of(field, what, texts.of(key), texts, () -> {});
  }

  private void whole(FormRows form, String key, int value, int most, IntConsumer choose) {
    NumberField field = NumberField.whole(value, 1, most, checks, texts);
    form.row(key, field);
    field.onChoice(count -> choose.accept(count.intValueExact()));
  }

  /** Adds the settings of the test of a rating difference between two players. */
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
    foot.add(file(folder, JFileChooser.DIRECTORIES_ONLY, "tournament.folder"));
    foot.add(resume);
    foot.add(start);
    return foot;
  }

  private void begin() {
    players.require();
    if (!checks.allGood()) {
      return;
    }
    try {
      String file = openings.getText().strip();
      TournamentSetup setup =
          choice.setup(
              Optional.of(file).filter(any -> !file.isEmpty()).map(Path::of),
              test.isSelected()
                  ? Optional.of(
                      new SequentialTest.Leads(
                          elo0.value().doubleValue(), elo1.value().doubleValue()))
                  : Optional.empty());
      page.start(setup, Path.of(folder.getText().strip()));
    } catch (InvalidPathException noPath) {
      said.show(Notice.failure(texts.of("tournament.no.path", noPath.getInput())));
    } catch (IllegalArgumentException notInOrder) {
      said.show(Notice.failure(texts.of("tournament.test.order")));
    }
  }

  private void resume() {
    FileField.choose(
            parent,
            page.home().toString(),
            JFileChooser.DIRECTORIES_ONLY,
            texts.of("tournament.resume"))
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

  /** Shows the result of a start. The next tournament gets a new folder. */
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
