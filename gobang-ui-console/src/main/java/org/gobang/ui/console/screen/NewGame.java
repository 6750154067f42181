package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Fouls;
import org.gobang.api.render.Found;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Seat;
import org.gobang.api.render.WhoPlays;

/**
 * The next game, while it is being chosen: the last one at first, a thing or two changed by its
 * person. What the last game's players were set to is kept.
 */
final class NewGame {

  /** What can be chosen. */
  enum Field {
    FROM,
    RULES,
    SIZE,
    BLACK,
    WHITE,
    FOULS
  }

  private static final int FEWEST_LINES = 5;

  private final GameSetup last;
  private final Optional<GameState> here;
  private List<Found<BoardProvider>> rules;
  private List<Seat> seats;
  private Field field = Field.BLACK;
  private int rule;
  private int size;
  private int black;
  private int white;
  private Fouls fouls;
  private boolean fromHere;

  /**
   * A choice that begins with the last game.
   *
   * @param here the position to go on from instead of the start, where that can be chosen
   * @param fromHere whether it is chosen at first
   */
  NewGame(GameSetup last, Plugins plugins, Optional<GameState> here, boolean fromHere) {
    this.last = last;
    this.here = here;
    this.fromHere = fromHere && here.isPresent();
    this.rules = plugins.boards();
    this.seats = seats(List.of(last.black(), last.white()), plugins);
    this.rule = indexOf(last.record().rules());
    this.size = last.record().start().size();
    this.black = seats.indexOf(last.black());
    this.white = seats.indexOf(last.white());
    this.fouls = last.fouls();
    takeOver();
  }

  /** A position brings its rules and its size. */
  private void takeOver() {
    if (fromHere) {
      GameRecord record = here.orElseThrow().record();
      rule = indexOf(record.rules());
      size = record.start().size();
    }
  }

  /** Plugins have changed. What is chosen stays so, but for rules that are there no more. */
  void changed(Plugins plugins) {
    String chosen = rules().id();
    Seat blackChosen = black();
    Seat whiteChosen = white();
    rules = plugins.boards();
    rule = indexOf(chosen);
    fromHere = fromHere && rules().id().equals(chosen);
    seats = seats(List.of(last.black(), last.white(), blackChosen, whiteChosen), plugins);
    black = seats.indexOf(blackChosen);
    white = seats.indexOf(whiteChosen);
  }

  private int indexOf(String id) {
    return Math.max(0, rules.stream().map(Found::id).toList().indexOf(id));
  }

  /** Who can be chosen: these, a person, and every player that is not among them. */
  private static List<Seat> seats(List<Seat> first, Plugins plugins) {
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : Stream.concat(first.stream(), Stream.of(new Seat.Human(""))).toList()) {
      boolean there =
          seats.contains(seat)
              || (seat.equals(new Seat.Human(""))
                  && seats.stream().anyMatch(Seat.Human.class::isInstance));
      if (!there) {
        seats.add(seat);
      }
    }
    for (Found<PlayerProvider> player : plugins.players()) {
      if (seats.stream().noneMatch(seat -> plays(seat, player.id()))) {
        seats.add(new Seat.Computer(new WhoPlays(player.id(), Map.of(), 0, false)));
      }
    }
    return seats;
  }

  private static boolean plays(Seat seat, String id) {
    return seat instanceof Seat.Computer computer && computer.who().player().equals(id);
  }

  /** The field that is being changed. */
  Field field() {
    return field;
  }

  /** Goes to another field. */
  void move(int by) {
    List<Field> all = fields();
    field = all.get(Math.floorMod(all.indexOf(field) + by, all.size()));
  }

  /** The fields there are: where to begin can be chosen only where there is a choice. */
  List<Field> fields() {
    List<Field> all = List.of(Field.values());
    return here.isPresent() ? all : all.subList(1, all.size());
  }

  /** Changes the field to the next or the last of its values. */
  void change(int by) {
    switch (field) {
      case FROM -> {
        fromHere = !fromHere;
        takeOver();
      }
      case RULES -> {
        fromHere = false;
        boolean usual = size == usualSize();
        rule = Math.floorMod(rule + by, rules.size());
        size = usual ? usualSize() : size;
      }
      case SIZE -> {
        fromHere = false;
        size = Math.max(FEWEST_LINES, Math.min(Point.MOST_LINES, size + by));
      }
      case BLACK -> black = Math.floorMod(black + by, seats.size());
      case WHITE -> white = Math.floorMod(white + by, seats.size());
      case FOULS -> fouls = fouls == Fouls.REFUSE ? Fouls.LOSE : Fouls.REFUSE;
    }
  }

  private int usualSize() {
    return rules.get(rule).provider().defaultSize();
  }

  Found<BoardProvider> rules() {
    return rules.get(rule);
  }

  int size() {
    return size;
  }

  Seat black() {
    return seats.get(black);
  }

  Seat white() {
    return seats.get(white);
  }

  Fouls fouls() {
    return fouls;
  }

  /** The ply to begin at; empty for the start. */
  Optional<Integer> from() {
    return here.filter(any -> fromHere).map(state -> state.path().size());
  }

  /** The game as it was chosen. */
  GameSetup setup() {
    if (fromHere) {
      // The moves are the same, the game is another: its tags would name other players.
      GameState state = here.orElseThrow();
      GameRecord all = state.record();
      GameRecord record =
          new GameRecord(all.rules(), all.start(), Map.of(), all.notes(), all.lines());
      return new GameSetup(record, state.path(), black(), white(), last.budget(), fouls);
    }
    Start start = last.record().start();
    GameRecord record =
        GameRecord.of(rules().id(), start.size() == size ? start : Start.empty(size), List.of());
    return new GameSetup(record, List.of(), black(), white(), last.budget(), fouls);
  }
}
