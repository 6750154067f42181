package org.gobang.engines.botzone;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.process.LineInput;
import org.gobang.game.BoardSource;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;
import org.gobang.game.StopSignal;

/**
 * Runs a player as a Botzone bot for Gomoku: 15×15, freestyle rules. Data that the site stores for
 * the bot is returned unchanged.
 */
public final class Botzone {

  /** The site's time limit for a turn, which includes the start of the process. */
  private static final Duration TURN = Duration.ofSeconds(1);

  /** The margin for the transmission of the answer. */
  private static final Duration MARGIN = Duration.ofMillis(200);

  /** The time below which the player has to answer immediately. */
  private static final Duration MIN_TIME = Duration.ofMillis(100);

  /** The time limit for an immediate answer. */
  private static final Duration AT_ONCE = Duration.ofSeconds(1);

  private static final int SIZE = 15;
  private static final int EXCERPT = 40;
  private static final String KEEP_RUNNING = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";
  private static final List<String> STORED_KEYS = List.of("data", "globaldata");

  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private final PlayerSetup player;
  private final Board empty;
  private final PrintStream out;

  /**
   * Creates a bot that waits for the first turn.
   *
   * @param plugins the source of the player and the board
   * @param who the player
   * @param out the output to the site; nothing else may write to it
   * @param <S> a source of players and boards
   * @throws RefusedException if the player is unknown
   */
  public <S extends PlayerSource & BoardSource> Botzone(
      S plugins, PlayerSpec who, PrintStream out) {
    player = plugins.player(who);
    empty = plugins.board("freestyle", Start.empty(SIZE));
    this.out = out;
  }

  /**
   * Answers turns until the input ends. The first turn contains the whole game, later ones only the
   * last move.
   *
   * @param in the input from the site; nothing else may read it
   * @param started the start time of the first turn, which is the start of the process
   * @param keepRunning whether to continue after the first turn
   * @throws RefusedException if the input is not a turn, or the player fails
   * @throws InterruptedException if the thread is interrupted while waiting
   */
  public void serve(InputStream in, Instant started, boolean keepRunning)
      throws InterruptedException {
    LineInput lines = new LineInput(in);
    ObjectNode first = next(lines).orElseThrow(() -> new RefusedException("the input has no turn"));
    Board board = after(first, empty);
    try (GuardedPlayer guarded = GuardedPlayer.create(player, board)) {
      board = answer(first, board, guarded, started, keepRunning);
      if (keepRunning) {
        Optional<ObjectNode> turn = next(lines);
        while (turn.isPresent()) {
          Instant began = Instant.now();
          board = answer(turn.get(), after(turn.get(), board), guarded, began, true);
          turn = next(lines);
        }
      }
    }
  }

  private static Optional<ObjectNode> next(LineInput lines) {
    try {
      Optional<String> line = lines.next();
      if (line.isEmpty()) {
        return Optional.empty();
      }
      if (JSON.readTree(line.get()) instanceof ObjectNode turn) {
        return Optional.of(turn);
      }
      throw new RefusedException("a turn is a JSON object, not " + excerpt(line.get()));
    } catch (JsonProcessingException malformed) {
      throw new RefusedException(
          "a turn is a JSON object on one line, and this is none"
              // Excessive nesting has no location.
              + Optional.ofNullable(malformed.getLocation())
                  .map(place -> " from column " + place.getColumnNr() + " on")
                  .orElse(""),
          malformed);
    } catch (IOException broken) {
      throw new RefusedException("cannot read the turn: " + broken.getMessage(), broken);
    }
  }

  private static String excerpt(String line) {
    return Printable.of(line, EXCERPT);
  }

  /**
   * Returns the board after a turn. Some sites send the whole game each turn even if the process
   * continues to run.
   */
  private Board after(ObjectNode turn, Board before) {
    Board board =
        turn.has("requests")
            ? TurnHistory.replay(turn, empty)
            : TurnHistory.play(before, turn, "the request");
    if (!(board.outcome() instanceof Outcome.Undecided)) {
      throw new RefusedException("the game is over");
    }
    return board;
  }

  private Board answer(
      ObjectNode turn, Board board, GuardedPlayer guarded, Instant began, boolean keepRunning)
      throws InterruptedException {
    Duration left = TURN.minus(MARGIN).minus(Duration.between(began, Instant.now()));
    StopSignal stop = new StopSignal();
    if (left.compareTo(MIN_TIME) < 0) {
      stop.request();
      left = AT_ONCE;
    }
    Budget budget = Budget.of(new Limit.MoveTime(left));
    PlayerReply reply = guarded.ask(board, budget, 1, stop, insight -> {});
    if (reply instanceof PlayerReply.Failed failed) {
      throw new RefusedException(failed.words());
    }
    Point point = ((PlayerReply.Chosen) reply).point();
    ObjectNode response = JSON.createObjectNode();
    response.putObject("response").put("x", point.column()).put("y", point.row());
    for (String key : STORED_KEYS) {
      if (turn.has(key)) {
        response.set(key, turn.get(key));
      }
    }
    out.print(response + "\n" + (keepRunning ? KEEP_RUNNING + "\n" : ""));
    out.flush();
    return board.play(point);
  }
}
