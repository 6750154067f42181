package org.gobang.ui.console.screen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.gobang.api.Option;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.workbench.Fouls;
import org.gobang.presentation.newgame.LimitChoice;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.RulesChoice;
import org.gobang.presentation.newgame.SeatChoice;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.session.MovePace;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Texts;

/** The settings of a new game as menu rows. */
final class NewGameRows {

  /** The available times per move of an engine in seconds. */
  private static final long[] SECONDS = {1, 2, 3, 5, 10, 15, 30, 60};

  private static final List<Limit.Clock> CLOCKS =
      List.of(clock(1, 0), clock(3, 2), clock(5, 3), clock(10, 5), clock(15, 10), clock(30, 20));

  private static final List<TeachingChoice> TEACHING =
      Stream.concat(
              Stream.of(TeachingChoice.OFF),
              TeachingChoice.LIMITS.stream().map(limit -> new TeachingChoice(true, limit)))
          .toList();

  private final NewGame game;
  private final SessionPresenter session;
  private final Texts texts;
  private final List<MenuRow> rows = new ArrayList<>();

  private NewGameRows(NewGame game, SessionPresenter session, Texts texts) {
    this.game = game;
    this.session = session;
    this.texts = texts;
  }

  /** Returns the current rows for a new game. */
  static List<MenuRow> of(NewGame game, SessionPresenter session, Texts texts) {
    NewGameRows made = new NewGameRows(game, session, texts);
    made.board();
    made.seat(Stone.BLACK, "new.BLACK");
    made.seat(Stone.WHITE, "new.WHITE");
    made.limits();
    made.flag("new.MORE", game.more(), game::more);
    return made.rows;
  }

  private MenuRow choice(String key, String value, IntConsumer change) {
    return MenuRow.choice(key, texts.of(key), value, change);
  }

  private static Limit.Clock clock(int minutes, int seconds) {
    return new Limit.Clock(Duration.ofMinutes(minutes), Duration.ofSeconds(seconds));
  }

  private void board() {
    if (game.canGoOn()) {
      String from =
          game.from().map(ply -> texts.of("from.here", ply)).orElse(texts.of("from.start"));
      rows.add(choice("new.FROM", from, by -> game.goOn(game.from().isEmpty())));
    }
    RulesChoice rules = game.rules();
    row("new.rules", rules.offered(), rules.rules(), each -> each.label().name(), rules::rules);
    OptionRows options = new OptionRows(rules.options(), "new.rules", texts);
    game.shown(rules.rules().settings()).forEach(setting -> rows.add(options.row(setting)));
    rows.add(
        choice(
            "new.size",
            String.valueOf(rules.size()),
            by ->
                rules.size(
                    Math.max(
                        NewGame.FEWEST_LINES, Math.min(Point.MOST_LINES, rules.size() + by)))));
  }

  private void seat(Stone stone, String key) {
    SeatChoice seat = game.seat(stone);
    int first = rows.size();
    row(
        key,
        game.offer().occupants(),
        seat.occupant(),
        each -> each.label().name(),
        each -> game.choose(stone, each));
    seat.occupant().level().ifPresent(option -> level(stone, option, key));
    rows.subList(first, rows.size()).replaceAll(row -> row.about(seat.about(texts)));
    OptionRows options = new OptionRows(seat.options(), key, texts);
    game.shown(seat.occupant().settings()).stream()
        .filter(setting -> seat.occupant().level().filter(setting.option()::equals).isEmpty())
        .forEach(setting -> rows.add(options.row(setting)));
    if (!seat.occupant().isPerson() && game.more()) {
      row(
          key + ".ISOLATION",
          List.of(Isolation.values()),
          seat.isolation(),
          each -> texts.of("new.isolation." + each),
          seat::isolate);
    }
  }

  private void flag(String key, boolean value, Consumer<Boolean> set) {
    row(key, List.of(false, true), value, each -> texts.of("new.flag." + each), set);
  }

  /** Adds the level of an engine, by name and by number. */
  private void level(Stone stone, Option.Whole option, String key) {
    List<Optional<Strength>> all = game.strengths(stone);
    int at = game.strength(stone);
    String name = at < 0 ? "-" : Strength.name(all.get(at), texts);
    row(key + ".STRENGTH", name, all, at, each -> game.strength(stone, each));
    List<String> levels =
        LongStream.rangeClosed(option.from(), option.to()).mapToObj(String::valueOf).toList();
    String level = game.seat(stone).options().value(option);
    row(
        key + ".LEVEL",
        level,
        levels,
        levels.indexOf(level),
        each -> game.level(stone, option, each));
  }

  private void limits() {
    LimitChoice limits = game.limits();
    List<Optional<Limit.MoveTime>> times =
        optional(
            LongStream.of(SECONDS).mapToObj(Duration::ofSeconds).map(Limit.MoveTime::new).toList());
    row(
        "new.move.time",
        times,
        limits.limit(Limit.MoveTime.class),
        each -> each.map(limit -> seconds(limit.time())).orElse(texts.of("new.none")),
        next -> limits.set(Limit.MoveTime.class, next));
    row(
        "new.CLOCK",
        optional(CLOCKS),
        limits.limit(Limit.Clock.class),
        each -> each.map(this::clock).orElse(texts.of("new.none")),
        next -> limits.set(Limit.Clock.class, next));
    if (game.rules().rules().fouls()) {
      row(
          "new.FOULS",
          List.of(Fouls.values()),
          game.fouls(),
          each -> texts.of(each == Fouls.REFUSE ? "fouls.refuse" : "fouls.lose"),
          game::fouls);
    }
    row(
        "new.TEACHING",
        TEACHING,
        game.teaching().on() ? game.teaching() : TeachingChoice.OFF,
        each ->
            each.on() ? texts.of("new.TEACHING.from", each.limit()) : texts.of("new.TEACHING.off"),
        game::teaching);
    flag("new.PONDER", game.ponder(), game::ponder);
    if (game.computersOnly()) {
      row(
          "new.PACE",
          List.of(MovePace.values()),
          MovePace.in(session.context().preferences()),
          each -> each.name(texts),
          session.games()::pace);
    }
  }

  private static <T> List<Optional<T>> optional(List<T> values) {
    return Stream.concat(Stream.of(Optional.<T>empty()), values.stream().map(Optional::of))
        .toList();
  }

  private String clock(Limit.Clock clock) {
    String minutes = Formats.clock(clock.left());
    return clock.increment().isZero()
        ? minutes
        : texts.of("new.clock", minutes, seconds(clock.increment()));
  }

  private String seconds(Duration time) {
    return texts.of("new.seconds", Option.Decimal.text(time.toMillis() / 1000.0));
  }

  /**
   * Adds a row that cycles through a list. From a value not in the list, it goes to the first or
   * last value.
   */
  private <T> void row(
      String key, List<T> all, T value, Function<T, String> text, Consumer<T> choose) {
    row(key, text.apply(value), all, all.indexOf(value), choose);
  }

  private <T> void row(String key, String value, List<T> all, int at, Consumer<T> choose) {
    rows.add(
        choice(
            key,
            value,
            by -> {
              int from = at < 0 && by < 0 ? 0 : at;
              choose.accept(all.get(Math.floorMod(from + by, all.size())));
            }));
  }
}
