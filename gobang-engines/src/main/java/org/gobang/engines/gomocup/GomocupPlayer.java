package org.gobang.engines.gomocup;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.gobang.api.record.Ending;
import org.gobang.engines.process.ChildProcess;
import org.gobang.game.PlayerFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A player whose moves come from an engine. The engine keeps a position of its own; each question
 * brings it to that of the game with as little as it takes: the opponent's move; some moves taken
 * back before; or, where it does not do that, the whole position on an empty board, and for an
 * engine that does not even empty its board, in a new process.
 */
final class GomocupPlayer implements Player {

  private static final Logger LOG = LoggerFactory.getLogger(GomocupPlayer.class);

  private final EngineSetup setup;
  private final String rules;
  private final int size;
  private final Terms terms;
  private Dialogue dialogue;

  /** The stones that the engine knows of, in the order in which it was told. */
  private List<Move.Place> known = List.of();

  /**
   * Starts the engine.
   *
   * @param start a board that it is to play on, with rules that the protocol has
   * @throws RefusedException if there is no such program
   */
  GomocupPlayer(EngineSetup setup, Board start) {
    this.setup = setup;
    this.rules = start.rules();
    this.size = start.size();
    this.terms = new Terms(setup, Wire.rule(rules).orElseThrow());
    this.dialogue = start();
  }

  private Dialogue start() {
    try {
      ChildProcess process =
          ChildProcess.start(setup.command(), setup.folder(), setup.environment());
      EngineLog log =
          setup.log().map(file -> EngineLog.in(file, process.pid())).orElseGet(EngineLog::none);
      return new Dialogue(setup.id(), process, log);
    } catch (IOException e) {
      throw new RefusedException(setup.id() + " cannot be started: " + e.getMessage(), e);
    }
  }

  /**
   * Has it set up its board, and take in what it is told of the game. That may take a while, for
   * tables of its own, and so it is asked twice: when it answers again, it is ready for the clock.
   *
   * @throws RefusedException if it does not
   */
  void begin() throws InterruptedException {
    try {
      setUp();
      dialogue.probe("YXSHOWINFO");
      terms.ofGame().forEach(dialogue::tell);
      setUp();
    } catch (InterruptedException e) {
      LOG.warn("{} did not answer START", setup.id());
      throw e;
    }
  }

  private void setUp() throws InterruptedException {
    Reply reply = dialogue.order("START " + size);
    if (reply instanceof Reply.Declined declined) {
      throw new RefusedException(
          setup.id()
              + " does not play "
              + rules
              + " on "
              + size
              + " lines: "
              + excerpt(declined.line()));
    }
    if (reply instanceof Reply.Unknown unknown) {
      throw new RefusedException(
          setup.id() + " is no Gomocup engine: to START it says " + excerpt(unknown.line()));
    }
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    Board board = turn.board();
    if (!supports(board)) {
      throw new PlayerFailedException(
          Ending.REFUSED, setup.id() + " cannot be told which stones are black here");
    }
    List<Move.Place> stones = Stones.inTurn(board);
    List<String> question = question(stones, board.toMove());
    terms.ofMove(turn.budget()).forEach(dialogue::tell);
    Analysis analysis = new Analysis(size, turn.lines(), turn::report);
    Reply reply = dialogue.move(question, turn.stop(), analysis::add);
    Point point = point(reply, question.get(0));
    known = new ArrayList<>(stones);
    known.add(new Move.Place(board.toMove(), point));
    return point;
  }

  /** Whether an engine can be told of a position. */
  static boolean supports(Board board) {
    return Wire.rule(board.rules()).isPresent()
        && (!board.rules().equals("renju") || Stones.tellTheSide(board));
  }

  private Point point(Reply reply, String question) {
    if (reply instanceof Reply.Coordinates coordinates) {
      return Wire.point(coordinates.pair(), size)
          .orElseThrow(
              () ->
                  new PlayerFailedException(
                      Ending.ILLEGAL,
                      setup.id()
                          + " played "
                          + excerpt(coordinates.pair())
                          + ", which is not on the board"));
    }
    String answer =
        reply instanceof Reply.Declined declined ? declined.line() : ((Reply.Unknown) reply).line();
    throw new PlayerFailedException(
        Ending.REFUSED,
        setup.id() + " has no move: to " + question + " it says " + excerpt(answer));
  }

  private static String excerpt(String line) {
    return Dialogue.excerpt(line);
  }

  /** Brings the engine to a position but for the last command, which has it think. */
  private List<String> question(List<Move.Place> stones, Stone own) throws InterruptedException {
    int last = stones.size() - 1;
    if (last >= 0 && stones.get(last).stone() != own && tookBack(stones.subList(0, last))) {
      return List.of("TURN " + point(stones.get(last)));
    }
    if (!known.isEmpty()) {
      restart();
    }
    return stones.isEmpty() ? List.of("BEGIN") : position(stones, own);
  }

  /** Has the engine take back what it knows beyond some stones, if it knows those. */
  private boolean tookBack(List<Move.Place> stones) throws InterruptedException {
    if (known.size() < stones.size() || !known.subList(0, stones.size()).equals(stones)) {
      return false;
    }
    for (int i = known.size() - 1; i >= stones.size(); i--) {
      Reply reply = dialogue.order("TAKEBACK " + point(known.get(i)));
      if (!(reply instanceof Reply.Accepted)) {
        return false;
      }
    }
    return true;
  }

  private void restart() throws InterruptedException {
    Reply reply = dialogue.order("RESTART");
    if (reply instanceof Reply.Accepted) {
      terms.ofGame().forEach(dialogue::tell);
    } else {
      startAnew();
    }
    known = List.of();
  }

  private void startAnew() throws InterruptedException {
    dialogue.close();
    try {
      dialogue = start();
      begin();
    } catch (RefusedException refused) {
      throw new PlayerFailedException(Ending.REFUSED, String.valueOf(refused.getMessage()));
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
    return Wire.point(stone.point(), size);
  }

  @Override
  public void close() {
    dialogue.close();
  }
}
