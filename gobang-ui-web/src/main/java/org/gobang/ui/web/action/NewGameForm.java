package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Isolation;
import org.gobang.api.workbench.Fouls;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.NumberRange;
import org.gobang.presentation.newgame.OptionChoice;
import org.gobang.presentation.newgame.SeatChoice;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.newgame.TeachingChoice;

/** A form for the rules, players and limits of a new game. */
final class NewGameForm extends WebForm {

  /** The value for adaptive strength. */
  private static final String ADAPTIVE = "adaptive";

  private final ActionContext context;
  private final NewGame choice;

  NewGameForm(ActionContext context, NewGame choice) {
    super(context.texts(), "new", "new.title");
    this.context = context;
    this.choice = choice;
  }

  @Override
  List<Button> buttons() {
    return List.of(
        primary("begin", "new.begin", this::begin),
        button("swap", "new.swap", choice::swap),
        new Button("cancel", text("cancel"), false, OpenForm.Shown::close));
  }

  @Override
  List<FormField> fields() {
    List<FormField> fields = new ArrayList<>();
    board(fields);
    for (Stone stone : Stone.values()) {
      seat(fields, stone);
    }
    fields.addAll(new LimitFields(choice.limits(), texts()).fields(choice.more()));
    teaching(fields);
    fields.add(
        FormField.check("ponder", text("new.ponder"), choice.ponder(), choice::ponder)
            .help(text("new.ponder.tip")));
    fields.add(
        FormField.check("more", text("new.more"), choice.more(), choice::more)
            .help(text("new.more.tip")));
    return fields;
  }

  private void board(List<FormField> fields) {
    GameChoices.Rules rules = choice.rules().rules();
    fields.add(
        FormField.choice(
                "rules",
                text("new.rules"),
                choice.rules().offered(),
                rules,
                GameChoices.Rules::id,
                each -> each.label().name(),
                choice.rules()::rules)
            .help(rules.label().description())
            .group(text("new.board")));
    OptionChoice options = choice.rules().options();
    fields.addAll(
        OptionFields.of("rules.", options, choice.shown(rules.settings()), texts(), options::set));
    fields.add(
        FormField.number(
            "size",
            text("new.size"),
            choice.rules().size(),
            NewGame.FEWEST_LINES,
            Point.MOST_LINES,
            this::size));
    if (rules.fouls()) {
      fields.add(
          FormField.choice(
              "fouls",
              text("new.fouls"),
              List.of(Fouls.values()),
              choice.fouls(),
              Fouls::name,
              each -> text("fouls." + each.name().toLowerCase(Locale.ROOT)),
              choice::fouls));
    }
  }

  private void size(String value) {
    NumberRange range = NumberRange.whole(NewGame.FEWEST_LINES, Point.MOST_LINES);
    choice.rules().size(FormValues.number(value, range, texts()).intValueExact());
  }

  private void seat(List<FormField> fields, Stone stone) {
    SeatChoice seat = choice.seat(stone);
    String prefix = stone.word() + ".";
    fields.add(
        FormField.choice(
                prefix + "player",
                text("new.player"),
                choice.offer().occupants(),
                seat.occupant(),
                GameChoices.Occupant::id,
                each -> each.label().name(),
                each -> choice.choose(stone, each))
            .help(seat.about(texts()))
            .group(texts().of(stone)));
    List<String> strengths =
        new ArrayList<>(choice.strengths(stone).stream().map(NewGameForm::value).toList());
    if (!strengths.isEmpty()) {
      int at = choice.strength(stone);
      String chosen = at < 0 ? "" : strengths.get(at);
      if (at < 0) {
        strengths.add(0, "");
      }
      fields.add(
          FormField.choice(
              prefix + "strength",
              text("new.strength"),
              strengths,
              chosen,
              each -> each,
              each -> each.isEmpty() ? "–" : Strength.name(strength(each), texts()),
              each -> strength(stone, each)));
    }
    fields.addAll(
        OptionFields.of(
            prefix + "option.",
            seat.options(),
            choice.shown(seat.occupant().settings()),
            texts(),
            (option, value) -> set(stone, option, value)));
    if (!seat.occupant().isPerson() && choice.more()) {
      fields.add(
          FormField.choice(
                  prefix + "isolation",
                  text("new.isolation"),
                  List.of(Isolation.values()),
                  seat.isolation(),
                  Isolation::name,
                  each -> text("new.isolation." + each),
                  seat::isolate)
              .help(text("new.isolation.tip")));
    }
  }

  private static String value(Optional<Strength> strength) {
    return strength.map(Strength::name).orElse(ADAPTIVE);
  }

  private static Optional<Strength> strength(String value) {
    return value.equals(ADAPTIVE) ? Optional.empty() : Optional.of(Strength.valueOf(value));
  }

  private void strength(Stone stone, String value) {
    if (!value.isEmpty()) {
      choice.strength(stone, strength(value));
    }
  }

  /** Sets an option. If it is the level, the strength is updated too. */
  private void set(Stone stone, Option option, String value) {
    SeatChoice seat = choice.seat(stone);
    Optional<Option.Whole> level = seat.occupant().level().filter(option::equals);
    if (level.isPresent()) {
      choice.level(stone, level.get(), value);
    } else {
      checkHere(OptionFields.namesFile(option));
      seat.options().set(option, value);
    }
  }

  /** Refuses programs and files of this machine if the browser runs on another machine. */
  private void checkHere(boolean namesFiles) {
    if (namesFiles && !context.here().getAsBoolean()) {
      throw new RefusedException(
          "web-not-here", "programs and files are chosen in a browser on Gobang's own machine");
    }
  }

  private void teaching(List<FormField> fields) {
    TeachingChoice now = choice.teaching();
    fields.add(
        FormField.check(
                "teaching", text("new.teaching"), now.on(), on -> choice.teaching(now.on(on)))
            .help(text("new.teaching.tip")));
    if (now.on()) {
      fields.add(
          FormField.choice(
              "teaching.limit",
              text("new.teaching.loss"),
              TeachingChoice.LIMITS,
              now.limit(),
              String::valueOf,
              each -> text("new.teaching.limit", each),
              limit -> choice.teaching(new TeachingChoice(true, limit))));
    }
  }

  private void begin(OpenForm.Shown form) {
    List<String> wrong =
        new ArrayList<>(refusals(choice.rules().options(), choice.rules().rules().settings()));
    for (Stone stone : Stone.values()) {
      SeatChoice seat = choice.seat(stone);
      checkHere(OptionFields.nameFiles(seat.options()));
      wrong.addAll(refusals(seat.options(), seat.occupant().settings()));
    }
    if (!wrong.isEmpty()) {
      throw new RefusedException(texts().all(wrong));
    }
    context.presenter().choose(choice, form::close, form::fail);
  }

  private List<String> refusals(OptionChoice options, List<GameChoices.Setting> settings) {
    return OptionFields.refusals(options, choice.shown(settings), texts());
  }
}
