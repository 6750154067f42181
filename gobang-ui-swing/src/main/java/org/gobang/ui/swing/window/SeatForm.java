package org.gobang.ui.swing.window;

import java.awt.Font;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import org.gobang.api.Option;
import org.gobang.api.Stone;
import org.gobang.api.player.Isolation;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.SeatChoice;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.text.Texts;

/** The form for a side: the player and one field per option. */
final class SeatForm {

  private final NewGame game;
  private final Stone stone;
  private final Texts texts;
  private final Runnable resized;
  private final ChoiceBox<GameChoices.Occupant> occupants;
  private final OptionFieldPanel fields;
  private final JTextArea about = SidePanel.text(Font.PLAIN, -1);

  /**
   * Creates the form of a side and adds it to a form.
   *
   * @param checks receives the errors of the form
   * @param resized called when the preferred size of the form has changed
   */
  SeatForm(NewGame game, Stone stone, FormRows form, FormErrors checks, Runnable resized) {
    this.game = game;
    this.stone = stone;
    this.texts = form.texts();
    this.fields = new OptionFieldPanel(texts.of(stone), texts, checks, this::describe);
    this.resized = resized;
    this.occupants =
        new ChoiceBox<>(
            game.offer().occupants(),
            game.seat(stone).occupant(),
            each -> each.label().name(),
            this::choose);
    about.setName("about");
    form.section(stone.word());
    form.row("new.player", occupants);
    occupants.getAccessibleContext().setAccessibleName(texts.of(stone));
    form.panel().add(SidePanel.quiet(about), "skip 1, growx, wmin 320, wmax 500, hmin pref");
    form.panel().add(fields.panel(), "skip 1, growx, hidemode 3");
    fill();
  }

  private void choose(GameChoices.Occupant occupant) {
    game.choose(stone, occupant);
    fill();
    resized.run();
  }

  /** Shows the current choice. */
  void show() {
    occupants.show(game.offer().occupants(), seat().occupant());
    fill();
    resized.run();
  }

  /** Shows the errors of all fields. */
  void require() {
    fields.require();
  }

  private SeatChoice seat() {
    return game.seat(stone);
  }

  private void fill() {
    fields.clear();
    GameChoices.Occupant occupant = seat().occupant();
    occupants.setToolTipText(OptionFieldPanel.blankToNull(occupant.label().description()));
    for (GameChoices.Setting setting : game.shown(occupant.settings())) {
      boolean level = occupant.level().filter(setting.option()::equals).isPresent();
      if (level) {
        addLevel(setting, occupant.level().get());
      } else {
        fields.add(seat().options(), setting);
      }
    }
    if (!occupant.isPerson() && game.more()) {
      addIsolation();
    }
    describe();
    fields.fit();
  }

  private void describe() {
    String text = seat().about(texts);
    SidePanel.set(about, text);
    about.setVisible(!text.isEmpty());
    occupants.getAccessibleContext().setAccessibleDescription(text);
  }

  private void addIsolation() {
    ChoiceBox<Isolation> box =
        new ChoiceBox<>(
            List.of(Isolation.values()),
            seat().isolation(),
            each -> texts.of("new.isolation." + each),
            seat()::isolate);
    box.setName("isolation");
    box.setToolTipText(texts.of("new.isolation.tip"));
    fields.add(texts.of("new.isolation"), box, new JLabel());
  }

  /** Adds the named strengths above the exact level, synchronized with each other. */
  private void addLevel(GameChoices.Setting setting, Option.Whole option) {
    List<Optional<Strength>> all = game.strengths(stone);
    NumberField level = fields.whole(seat().options(), option);
    ChoiceBox<Optional<Strength>> steps =
        new ChoiceBox<>(
            all,
            null,
            each -> Strength.name(each, texts),
            step -> {
              game.strength(stone, step);
              level.set(Long.parseLong(seat().options().value(option)));
            });
    Runnable show =
        () -> steps.show(all, game.strength(stone) < 0 ? null : all.get(game.strength(stone)));
    level.onChoice(
        chosen -> {
          if (!seat().options().value(option).equals(chosen.toPlainString())) {
            game.level(stone, option, chosen.toPlainString());
            show.run();
          }
          describe();
        });
    show.run();
    steps.setName("strength");
    fields.add(texts.of("new.strength"), steps, new JLabel());
    fields.add(setting, level);
  }
}
