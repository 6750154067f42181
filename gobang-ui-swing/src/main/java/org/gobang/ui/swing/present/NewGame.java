package org.gobang.ui.swing.present;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Option;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Fouls;
import org.gobang.api.render.Found;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Seat;
import org.gobang.api.render.WhoPlays;

/**
 * The next game as it is being chosen, beginning with the last. Made off the event thread, since
 * plugins are asked what they are called and what can be set; used on it.
 */
public final class NewGame {

  /** The fewest lines a board is offered with: five in a row must fit. */
  public static final int FEWEST_LINES = 5;

  /** Rules to choose from. */
  public record Rules(String id, Label label, int usualSize) {}

  /** An option that a player declares, and what it is called. */
  public record Setting(Option option, Label label) {}

  /** Who can sit at a side: a person where the id is empty. */
  public record Chair(String id, Label label, List<Setting> settings) {

    /** Copies the settings. */
    public Chair {
      settings = List.copyOf(settings);
    }

    /** Whether it is a person's. */
    public boolean isPerson() {
      return id.isEmpty();
    }
  }

  /**
   * Who was chosen for a side, how, with a value for each setting, and the seat in the last game if
   * that was the same player's.
   */
  private record Chosen(
      Chair chair, Map<String, String> values, boolean isolated, Optional<Seat> before) {}

  private final GameSetup last;
  private final Plugins plugins;
  private final List<Rules> rules;
  private final List<Chair> chairs;
  private final Map<Stone, Chosen> chosen = new EnumMap<>(Stone.class);
  private final LimitChoice limits;
  private Rules rule;
  private int size;
  private Fouls fouls;

  /**
   * The last game once more.
   *
   * @param last what was played last
   * @param plugins what there is to choose from
   */
  public NewGame(GameSetup last, Plugins plugins, Interpreter interpreter, Words words) {
    this.last = last;
    this.plugins = plugins;
    this.rules = plugins.boards().stream().map(found -> rules(found, interpreter)).toList();
    this.chairs = chairs(plugins, interpreter, words);
    this.rule =
        rules.stream()
            .filter(each -> each.id().equals(last.record().rules()))
            .findFirst()
            .or(() -> rules.stream().findFirst())
            .orElseThrow(() -> new RefusedException(words.of("no.rules")));
    this.size = last.record().start().size();
    this.fouls = last.fouls();
    this.limits = new LimitChoice(last.budget());
    for (Stone stone : Stone.values()) {
      sit(stone, last.seat(stone));
    }
  }

  private static Rules rules(Found<BoardProvider> found, Interpreter interpreter) {
    BoardProvider provider = found.provider();
    return new Rules(
        found.id(),
        interpreter.label(provider::label, found.id()),
        Interpreter.ask(provider::defaultSize, 15));
  }

  /** A player as it may be kept: without secret values. */
  public WhoPlays withoutSecrets(WhoPlays who) {
    return plugins.withoutSecrets(who);
  }

  private static List<Chair> chairs(Plugins plugins, Interpreter interpreter, Words words) {
    List<Chair> chairs = new ArrayList<>();
    chairs.add(new Chair("", new Label(words.of("person"), ""), List.of()));
    for (Found<PlayerProvider> found : plugins.players()) {
      PlayerProvider provider = found.provider();
      List<Setting> settings =
          Interpreter.ask(provider::options, List.<Option>of()).stream()
              .map(
                  option ->
                      new Setting(
                          option,
                          interpreter.label(
                              locale -> provider.label(option, locale), option.key())))
              .toList();
      chairs.add(new Chair(found.id(), interpreter.label(provider::label, found.id()), settings));
    }
    return chairs;
  }

  private void sit(Stone stone, Seat seat) {
    choose(
        stone,
        chairs.stream()
            .filter(each -> each.id().equals(id(seat)))
            .findFirst()
            .orElse(chairs.get(0)));
    if (seat instanceof Seat.Computer computer) {
      Map<String, String> options = computer.who().options();
      for (Setting setting : chair(stone).settings()) {
        String key = setting.option().key();
        Optional.ofNullable(options.get(key))
            .filter(value -> isGood(setting.option(), value))
            .ifPresent(value -> set(stone, key, value));
      }
      isolate(stone, computer.who().isolated());
    }
  }

  /** Whether a value will do: another version of the player may have had other ones. */
  private static boolean isGood(Option option, String value) {
    try {
      option.check(value);
      return true;
    } catch (RefusedException other) {
      return false;
    }
  }

  private static String id(Seat seat) {
    return seat instanceof Seat.Computer computer ? computer.who().player() : "";
  }

  /** The rules to choose from. */
  public List<Rules> allRules() {
    return rules;
  }

  /** The rules chosen. */
  public Rules rules() {
    return rule;
  }

  /** Chooses rules. A board of the usual size gets the usual size of these. */
  public void choose(Rules next) {
    if (size == rule.usualSize()) {
      size = next.usualSize();
    }
    rule = next;
  }

  /** The lines of a side. */
  public int size() {
    return size;
  }

  /** Chooses the lines of a side. */
  public void size(int lines) {
    size = lines;
  }

  /** Who can be chosen. */
  public List<Chair> chairs() {
    return chairs;
  }

  /** Who was chosen for a side. */
  public Chair chair(Stone stone) {
    return chosen(stone).chair();
  }

  private Chosen chosen(Stone stone) {
    return Objects.requireNonNull(chosen.get(stone));
  }

  /** Chooses who plays a side, as its player usually is. */
  public void choose(Stone stone, Chair chair) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Setting setting : chair.settings()) {
      values.put(setting.option().key(), setting.option().initialText());
    }
    Optional<Seat> before =
        Stream.of(last.seat(stone), last.seat(stone.opponent()))
            .filter(seat -> id(seat).equals(chair.id()))
            .findFirst();
    chosen.put(stone, new Chosen(chair, values, false, before));
  }

  /** How a setting of a side stands. */
  public String value(Stone stone, String key) {
    return chosen(stone).values().getOrDefault(key, "");
  }

  /** Sets a setting of a side. */
  public void set(Stone stone, String key, String value) {
    chosen(stone).values().put(key, value);
  }

  /** Whether a side's computer runs in a process of its own. */
  public boolean isolated(Stone stone) {
    return chosen(stone).isolated();
  }

  /** Has a side's computer run in a process of its own, or not. */
  public void isolate(Stone stone, boolean isolated) {
    Chosen now = chosen(stone);
    chosen.put(stone, new Chosen(now.chair(), now.values(), isolated, now.before()));
  }

  /** Changes who plays which side, settings and all. */
  public void swap() {
    Chosen black = chosen(Stone.BLACK);
    chosen.put(Stone.BLACK, chosen(Stone.WHITE));
    chosen.put(Stone.WHITE, black);
  }

  /** What becomes of a forbidden move. */
  public Fouls fouls() {
    return fouls;
  }

  /** Chooses what becomes of a forbidden move. */
  public void fouls(Fouls next) {
    fouls = next;
  }

  /** What bounds a move and the game. */
  public LimitChoice limits() {
    return limits;
  }

  /** The game as it was chosen. */
  public GameSetup setup() {
    Start start = last.record().start();
    GameRecord record =
        GameRecord.of(rule.id(), start.size() == size ? start : Start.empty(size), List.of());
    return new GameSetup(
        record,
        List.of(),
        seat(chosen(Stone.BLACK)),
        seat(chosen(Stone.WHITE)),
        limits.budget(),
        fouls);
  }

  private static Seat seat(Chosen who) {
    if (who.chair().isPerson()) {
      return who.before().orElse(new Seat.Human(""));
    }
    Map<String, String> changed = new LinkedHashMap<>(who.values());
    who.chair()
        .settings()
        .forEach(each -> changed.remove(each.option().key(), each.option().initialText()));
    String id = who.chair().id();
    // A seed was asked for elsewhere, and stays.
    long seed = who.before().map(seat -> ((Seat.Computer) seat).who().seed()).orElse(0L);
    return new Seat.Computer(new WhoPlays(id, changed, seed, who.isolated()));
  }
}
