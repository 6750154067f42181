package org.gobang.presentation;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict.Refused;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;

/** A position in an opening with configurable requirements. */
public final class AskingPosition {

  private static final String RULES = "renju:opening=soosorv-8";

  /** A point that cannot be offered. */
  public static final Point EXCLUDED = Point.parse("o1");

  private List<Point> region = List.of();
  private List<String> choices = List.of();
  private int offers;
  private Stone toAct = Stone.BLACK;
  private Seat white = new Seat.Human("Bob");

  /** Restricts the next stone. */
  public AskingPosition region(List<Point> next) {
    region = next;
    return this;
  }

  /** Sets the available choices. */
  public AskingPosition choices(String... next) {
    choices = List.of(next);
    return this;
  }

  /** Sets the total number of offered points. */
  public AskingPosition offers(int next) {
    offers = next;
    return this;
  }

  /** Sets the acting side. */
  public AskingPosition toAct(Stone next) {
    toAct = next;
    return this;
  }

  /** Sets the player of White. */
  public AskingPosition white(Seat next) {
    white = next;
    return this;
  }

  /** The points of a square around the centre. */
  public static List<Point> square(int side) {
    int first = 7 - side / 2;
    return Stream.iterate(0, i -> i + 1)
        .limit((long) side * side)
        .map(i -> new Point(first + i % side, first + i / side))
        .toList();
  }

  /** The position after some moves. */
  public ShownPosition after(String moves, Locale locale) {
    Board plain = FakeBoard.after("");
    List<Move> played = MoveText.parseWithChoices(moves, Stone.BLACK);
    for (Move move : played) {
      plain = move instanceof Move.Place place ? plain.play(place.point()) : plain;
    }
    Board stones = plain;
    Board asking =
        (Board)
            Proxy.newProxyInstance(
                Board.class.getClassLoader(),
                new Class<?>[] {Board.class},
                (proxy, method, arguments) ->
                    switch (method.getName()) {
                      case "inOpening" -> true;
                      case "openingPoints" -> region;
                      case "openingOffers" -> offers;
                      case "choices" -> choices;
                      case "toAct" -> toAct;
                      case "moves" -> played;
                      case "judge" ->
                          arguments[1].equals(EXCLUDED)
                              ? new Refused("symmetric", List.of(), false)
                              : method.invoke(stones, arguments);
                      case "allowed" ->
                          choices.stream().anyMatch(key -> key.startsWith("offer-"))
                              ? List.of()
                              : method.invoke(stones, arguments);
                      default -> method.invoke(stones, arguments);
                    });
    GameRecord record = GameRecord.of(RULES, Start.empty(15), played);
    GameState state =
        GameState.of(record, asking)
            .path(record.mainLine())
            .line(record.mainLine())
            .black(new Seat.Human("Ann"))
            .white(white)
            .build();
    return new PositionDescriber(new FakeWorkbench(), Texts.shared(locale)).position(state);
  }
}
