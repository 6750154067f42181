package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Isolation;
import org.gobang.api.workbench.Fouls;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.SeatChoice;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.session.WebSession;

/** What is to be played, by which players, and in what time. */
final class NewGameForm implements WebForm {

  /** The value of a strength that follows the results. */
  private static final String ADAPTIVE = "adaptive";

  private final ActionContext desk;
  private final WebSession session;
  private final NewGame choice;
  private final Texts texts;
  private final LimitFields limits;

  NewGameForm(ActionContext desk, NewGame choice) {
    this.desk = desk;
    this.session = desk.session();
    this.choice = choice;
    this.texts = session.texts();
    this.limits = new LimitFields(choice.limits(), texts);
  }

  @Override
  public String name() {
    return "new";
  }

  @Override
  public String title() {
    return texts.of("new.title");
  }

  @Override
  public List<Button> buttons() {
    return List.of(
        new Button("begin", texts.of("new.begin"), true),
        new Button("swap", texts.of("new.swap"), false),
        new Button("cancel", texts.of("cancel"), false));
  }

  @Override
  public List<FormField> fields() {
    List<FormField> fields = new ArrayList<>();
    board(fields);
    for (Stone stone : Stone.values()) {
      seat(fields, stone);
    }
    fields.addAll(limits.fields(choice.more()));
    teaching(fields);
    fields.add(
        FormField.check("ponder", texts.of("new.ponder"), choice.ponder())
            .help(texts.of("new.ponder.tip"))
            .changing());
    fields.add(
        FormField.check("more", texts.of("new.more"), choice.more())
            .help(texts.of("new.more.tip"))
            .changing());
    return fields;
  }

  private void board(List<FormField> fields) {
    GameChoices.Rules rules = choice.rules();
    fields.add(
        FormField.choice(
                "rules",
                texts.of("new.rules"),
                choice.offer().rules(),
                rules,
                GameChoices.Rules::id,
                each -> each.label().name())
            .help(rules.label().description())
            .group(texts.of("new.board"))
            .changing());
    fields.addAll(
        OptionFields.of("rules.", choice.rulesOptions(), choice.shown(rules.settings()), texts));
    fields.add(
        FormField.number(
                "size", texts.of("new.size"), choice.size(), NewGame.FEWEST_LINES, Point.MOST_LINES)
            .changing());
    if (rules.fouls()) {
      fields.add(
          FormField.choice(
                  "fouls",
                  texts.of("new.fouls"),
                  List.of(Fouls.values()),
                  choice.fouls(),
                  Fouls::name,
                  each -> texts.of("fouls." + each.name().toLowerCase(Locale.ROOT)))
              .changing());
    }
  }

  private static String prefix(Stone stone) {
    return stone.name().toLowerCase(Locale.ROOT) + ".";
  }

  private void seat(List<FormField> fields, Stone stone) {
    SeatChoice seat = choice.seat(stone);
    String prefix = prefix(stone);
    fields.add(
        FormField.choice(
                prefix + "player",
                texts.of("new.player"),
                choice.offer().occupants(),
                seat.occupant(),
                GameChoices.Occupant::id,
                each -> each.label().name())
            .help(seat.about(texts))
            .group(texts.of(stone))
            .changing());
    List<Optional<Strength>> strengths = new ArrayList<>(choice.strengths(stone));
    if (!strengths.isEmpty()) {
      int at = choice.strength(stone);
      List<String> values = strengths.stream().map(NewGameForm::value).toList();
      fields.add(
          FormField.choice(
                  prefix + "strength",
                  texts.of("new.strength"),
                  at < 0 ? withNone(values) : values,
                  at < 0 ? "" : values.get(at),
                  each -> each,
                  this::strengthName)
              .changing());
    }
    fields.addAll(
        OptionFields.of(
            prefix + "option.", seat.options(), choice.shown(seat.occupant().settings()), texts));
    if (!seat.occupant().isPerson() && choice.more()) {
      fields.add(
          FormField.choice(
                  prefix + "isolation",
                  texts.of("new.isolation"),
                  List.of(Isolation.values()),
                  seat.isolation(),
                  Isolation::name,
                  each -> texts.of("new.isolation." + each))
              .help(texts.of("new.isolation.tip"))
              .changing());
    }
  }

  private static List<String> withNone(List<String> values) {
    List<String> all = new ArrayList<>(values);
    all.add(0, "");
    return all;
  }

  private static String value(Optional<Strength> strength) {
    return strength.map(Strength::name).orElse(ADAPTIVE);
  }

  private String strengthName(String value) {
    return value.isEmpty() ? "–" : Strength.name(strength(value), texts);
  }

  private static Optional<Strength> strength(String value) {
    return value.equals(ADAPTIVE) ? Optional.empty() : Optional.of(Strength.valueOf(value));
  }

  private void teaching(List<FormField> fields) {
    TeachingChoice now = choice.teaching();
    fields.add(
        FormField.check("teaching", texts.of("new.teaching"), now.on())
            .help(texts.of("new.teaching.tip"))
            .changing());
    if (now.on()) {
      fields.add(
          FormField.choice(
                  "teaching.limit",
                  texts.of("new.teaching.loss"),
                  TeachingChoice.LIMITS,
                  now.limit(),
                  String::valueOf,
                  each -> texts.of("new.teaching.limit", each))
              .changing());
    }
  }

  @Override
  public void set(String key, String value) {
    try {
      boolean known = limits.set(key, value) || setGame(key, value);
      for (Stone stone : Stone.values()) {
        known |= setSeat(stone, key, value);
      }
      if (!known && !OptionFields.set("rules.", choice.rulesOptions(), key, value)) {
        throw new RefusedException("web-form", "there is no field " + key, List.of(key));
      }
    } catch (IllegalArgumentException notOffered) {
      throw new RefusedException("web-form", value + " cannot be chosen", List.of(key));
    }
  }

  private boolean setGame(String key, String value) {
    boolean on = Boolean.parseBoolean(value);
    switch (key) {
      case "rules" -> choice.rules(find(choice.offer().rules(), GameChoices.Rules::id, value));
      case "size" -> choice.size(size(value));
      case "fouls" -> choice.fouls(Fouls.valueOf(value));
      case "teaching" -> choice.teaching(choice.teaching().on(on));
      case "teaching.limit" ->
          choice.teaching(new TeachingChoice(choice.teaching().on(), Integer.parseInt(value)));
      case "ponder" -> choice.ponder(on);
      case "more" -> choice.more(on);
      default -> {
        return false;
      }
    }
    return true;
  }

  private int size(String value) {
    String range = texts.of("new.whole", NewGame.FEWEST_LINES, Point.MOST_LINES);
    try {
      int lines = Integer.parseInt(value.strip());
      if (lines >= NewGame.FEWEST_LINES && lines <= Point.MOST_LINES) {
        return lines;
      }
    } catch (NumberFormatException none) {
      throw new RefusedException(range, none);
    }
    throw new RefusedException(range);
  }

  private boolean setSeat(Stone stone, String key, String value) {
    String prefix = prefix(stone);
    SeatChoice seat = choice.seat(stone);
    if (key.equals(prefix + "player")) {
      choice.choose(stone, find(choice.offer().occupants(), GameChoices.Occupant::id, value));
    } else if (key.equals(prefix + "strength")) {
      if (!value.isEmpty()) {
        choice.strength(stone, strength(value));
      }
    } else if (key.equals(prefix + "isolation")) {
      seat.isolate(Isolation.valueOf(value));
    } else {
      return setOption(stone, seat, prefix, key, value);
    }
    return true;
  }

  /** The level is also what the strength says, which then follows it. */
  private boolean setOption(Stone stone, SeatChoice seat, String prefix, String key, String value) {
    boolean level =
        seat.occupant()
            .level()
            .filter(option -> key.equals(prefix + "option." + option.key()))
            .isPresent();
    if (level) {
      choice.level(stone, seat.occupant().level().orElseThrow(), value);
      return true;
    }
    String options = prefix + "option.";
    if (!desk.here().getAsBoolean() && OptionFields.namesFile(options, seat.options(), key)) {
      throw notHere();
    }
    return OptionFields.set(options, seat.options(), key, value);
  }

  private static <T> T find(List<T> all, Function<T, String> id, String wanted) {
    return all.stream()
        .filter(each -> id.apply(each).equals(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(wanted));
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    switch (button) {
      case "begin" -> {
        take(values);
        begin(closes);
      }
      case "swap" -> choice.swap();
      default -> closes.close();
    }
  }

  /** What the page shows is what is begun: a value that was refused before is refused again. */
  private void take(Map<String, String> values) {
    for (FormField field : fields()) {
      Optional.ofNullable(values.get(field.key()))
          .filter(value -> !field.shows(value))
          .ifPresent(value -> set(field.key(), value));
    }
  }

  /** What a browser on another machine must not have run here. */
  private static RefusedException notHere() {
    return new RefusedException(
        "web-not-here", "programs and files are chosen in a browser on Gobang's own machine");
  }

  private void begin(Closing closes) {
    if (!desk.here().getAsBoolean()
        && Arrays.stream(Stone.values())
            .map(choice::seat)
            .anyMatch(seat -> OptionFields.nameFiles(seat.options()))) {
      throw notHere();
    }
    List<String> wrong =
        new ArrayList<>(
            OptionFields.refusals(
                choice.rulesOptions(), choice.shown(choice.rules().settings()), texts));
    Arrays.stream(Stone.values())
        .map(choice::seat)
        .forEach(
            seat ->
                wrong.addAll(
                    OptionFields.refusals(
                        seat.options(), choice.shown(seat.occupant().settings()), texts)));
    if (!wrong.isEmpty()) {
      throw new RefusedException(texts.all(wrong));
    }
    session.presenter().choose(choice, closes::close, why -> closes.fail(texts.of(why)));
  }
}
