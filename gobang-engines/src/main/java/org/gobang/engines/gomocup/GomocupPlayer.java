package org.gobang.engines.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.gobang.api.record.Ending;
import org.gobang.engines.gomocup.EngineSession.Expected;
import org.gobang.engines.process.EngineTexts;
import org.gobang.game.PlayerFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A player that requests moves from an engine. The engine has its own position, which each request
 * updates with the fewest commands: the opponent's move, possibly after taking back moves; if the
 * engine does not support that, the whole position on an empty board; and if it does not support
 * {@code RESTART}, in a new process.
 */
final class GomocupPlayer implements Player {

  private static final Logger LOG = LoggerFactory.getLogger(GomocupPlayer.class);

  private final EngineSetup setup;
  private final String rules;
  private final int size;
  private final InfoCommands commands;
  private EngineSession session;

  /** The engine's position; empty if it is unknown, as in an opening. */
  private Optional<EnginePosition> position = Optional.of(EnginePosition.EMPTY);

  private Swap2Plan plan = Swap2Plan.NONE;

  /**
   * Starts the engine.
   *
   * @param start the game's board, with rules that the protocol supports
   * @throws RefusedException if the program cannot be started
   */
  GomocupPlayer(EngineSetup setup, Board start) {
    this.setup = setup;
    this.rules = start.rules();
    this.size = start.size();
    this.commands = new InfoCommands(setup, GomocupNotation.rule(rules).orElseThrow());
    this.session = EngineSession.start(setup);
  }

  /**
   * Sends the board size and the settings of the game. The engine may need time to build tables, so
   * {@code START} is sent twice: the second {@code OK} shows that it is ready.
   *
   * @throws RefusedException if the engine is not ready
   */
  void begin() throws InterruptedException {
    try {
      setUp();
      session.probe("YXSHOWINFO");
      commands.forGame().forEach(session::send);
      setUp();
    } catch (InterruptedException e) {
      LOG.warn("{} did not answer START", setup.id());
      throw e;
    }
  }

  private void setUp() throws InterruptedException {
    checkStarted(setup.id(), rules, size, session.execute("START " + size));
  }

  /**
   * Checks the answer to {@code START}.
   *
   * @throws RefusedException if the answer is not {@code OK}
   */
  static void checkStarted(String id, String rules, int size, EngineReply reply) {
    if (reply instanceof EngineReply.Declined declined) {
      throw EngineTexts.refused(
          "unplayable", id, rules, size, EngineSession.excerpt(declined.line()));
    }
    if (reply instanceof EngineReply.Unknown unknown) {
      String says = EngineSession.excerpt(unknown.line());
      throw new RefusedException(
          "engine-protocol",
          id + " is no Gomocup engine: to START it says " + says,
          List.of(id, says));
    }
  }

  @Override
  public Optional<String> decide(Turn turn) throws InterruptedException {
    Optional<Move> planned = planned(turn);
    if (planned.isEmpty()) {
      return Player.super.decide(turn);
    }
    return planned.get() instanceof Move.Choose chosen
        ? Optional.of(chosen.key())
        : Optional.empty();
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    Board board = turn.board();
    if (planned(turn).orElse(null) instanceof Move.Place stone) {
      return stone.point();
    }
    if (!supports(board)) {
      throw new PlayerFailedException(
          Ending.REFUSED, setup.id() + " cannot be told which stones are black here");
    }
    List<Move.Place> stones = StoneSequence.inTurn(board);
    List<String> request = request(stones, board.toMove());
    EngineReply reply = search(Expected.MOVE, request, turn);
    Point point = point(reply, request.get(0));
    List<Move.Place> more = new ArrayList<>(stones);
    more.add(new Move.Place(board.toMove(), point));
    position = Optional.of(new EnginePosition(more, board.toMove()));
    return point;
  }

  /** Returns the next move of the opening rule swap2, if the engine supports it. */
  private Optional<Move> planned(Turn turn) throws InterruptedException {
    Board board = turn.board();
    if (setup.swap2() && Swap2Plan.canBeAsked(board) && plan.next(board).isEmpty()) {
      clear();
      position = Optional.empty();
      EngineReply reply = search(Expected.OPENING, Swap2Plan.request(board), turn);
      plan = Swap2Plan.of(setup.id(), board, reply);
    }
    return plan.next(board);
  }

  private EngineReply search(Expected kind, List<String> request, Turn turn)
      throws InterruptedException {
    commands.forMove(turn.budget()).forEach(session::send);
    EngineAnalysis analysis = new EngineAnalysis(size, turn.lines(), turn::report);
    return session.search(kind, request, turn.stop(), analysis::add);
  }

  /** Returns whether the protocol supports a position. */
  static boolean supports(Board board) {
    return GomocupNotation.rule(board.rules()).isPresent()
        && (!OpeningOption.without(board.rules()).equals("renju")
            || StoneSequence.revealSides(board));
  }

  private Point point(EngineReply reply, String request) {
    if (reply instanceof EngineReply.Coordinates coordinates) {
      return point(setup.id(), coordinates.pair(), size);
    }
    String answer = ((EngineReply.Refusal) reply).line();
    throw new PlayerFailedException(
        Ending.REFUSED,
        setup.id() + " has no move: to " + request + " it says " + EngineSession.excerpt(answer));
  }

  /**
   * Parses the coordinates of a move.
   *
   * @param id the engine's name in messages
   * @throws PlayerFailedException if they are not on the board
   */
  static Point point(String id, String pair, int size) {
    return GomocupNotation.point(pair, size)
        .orElseThrow(
            () ->
                new PlayerFailedException(
                    Ending.ILLEGAL,
                    id + " played " + EngineSession.excerpt(pair) + ", which is not on the board"));
  }

  /**
   * Brings the engine to a position, except for the last command, which starts the search and is
   * returned.
   */
  private List<String> request(List<Move.Place> stones, Stone own) throws InterruptedException {
    int last = stones.size() - 1;
    if (last >= 0 && stones.get(last).stone() != own && takeBack(stones.subList(0, last), own)) {
      return List.of("TURN " + point(stones.get(last)));
    }
    clear();
    return stones.isEmpty() ? List.of("BEGIN") : position(stones, own);
  }

  /**
   * Takes back all stones in the engine's position after the given ones, if it starts with these.
   */
  private boolean takeBack(List<Move.Place> stones, Stone own) throws InterruptedException {
    Optional<List<Move.Place>> more = position.flatMap(known -> known.beyond(stones, own));
    for (Move.Place stone : more.orElse(List.of())) {
      EngineReply reply = session.execute("TAKEBACK " + point(stone));
      if (!(reply instanceof EngineReply.Accepted)) {
        return false;
      }
    }
    return more.isPresent();
  }

  /** Brings the engine to an empty board. */
  private void clear() throws InterruptedException {
    if (position.filter(EnginePosition::isEmpty).isEmpty()) {
      restart();
    }
  }

  private void restart() throws InterruptedException {
    EngineReply reply = session.execute("RESTART");
    if (reply instanceof EngineReply.Accepted) {
      commands.forGame().forEach(session::send);
    } else {
      startNewProcess();
    }
    position = Optional.of(EnginePosition.EMPTY);
  }

  private void startNewProcess() throws InterruptedException {
    session.close();
    try {
      session = EngineSession.start(setup);
      begin();
    } catch (RefusedException refused) {
      throw new PlayerFailedException(Ending.REFUSED, LocalizedText.of(refused));
    }
  }

  private List<String> position(List<Move.Place> stones, Stone own) {
    List<String> lines = new ArrayList<>(List.of("BOARD"));
    for (Move.Place stone : stones) {
      lines.add(point(stone) + (stone.stone() == own ? ",1" : ",2"));
    }
    lines.add("DONE");
    return lines;
  }

  private String point(Move.Place stone) {
    return GomocupNotation.point(stone.point(), size);
  }

  @Override
  public void close() {
    session.close();
  }
}
