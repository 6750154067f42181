package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Fouls;
import org.gobang.api.render.Found;
import org.gobang.api.render.GameSetup;
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
    RULES,
    SIZE,
    BLACK,
    WHITE,
    FOULS
  }

  private static final int FEWEST_LINES = 5;

  private final GameSetup last;
  private List<Found<BoardProvider>> rules;
  private List<Seat> seats;
  private Field field = Field.BLACK;
  private int rule;
  private int size;
  private int black;
  private int white;
  private Fouls fouls;

  NewGame(GameSetup last, Plugins plugins) {
    this.last = last;
    this.rules = plugins.boards();
    this.seats = seats(List.of(last.black(), last.white()), plugins);
    this.rule = indexOf(last.record().rules());
    this.size = last.record().start().size();
    this.black = seats.indexOf(last.black());
    this.white = seats.indexOf(last.white());
    this.fouls = last.fouls();
  }

  /** Plugins have changed. What is chosen stays so, but for rules that are there no more. */
  void changed(Plugins plugins) {
    String chosen = rules().id();
    Seat blackChosen = black();
    Seat whiteChosen = white();
    rules = plugins.boards();
    rule = indexOf(chosen);
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
    Field[] all = Field.values();
    for (int at = 0; at < all.length; at++) {
      if (all[at] == field) {
        field = all[Math.floorMod(at + by, all.length)];
        return;
      }
    }
  }

  /** Changes the field to the next or the last of its values. */
  void change(int by) {
    switch (field) {
      case RULES -> {
        boolean usual = size == usualSize();
        rule = Math.floorMod(rule + by, rules.size());
        size = usual ? usualSize() : size;
      }
      case SIZE -> size = Math.max(FEWEST_LINES, Math.min(Point.MOST_LINES, size + by));
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

  /** The game as it was chosen. */
  GameSetup setup() {
    Start start = last.record().start();
    GameRecord record =
        GameRecord.of(rules().id(), start.size() == size ? start : Start.empty(size), List.of());
    return new GameSetup(record, List.of(), black(), white(), last.budget(), fouls);
  }
}
